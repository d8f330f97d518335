import { eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { env } from "@/lib/env";
import { routeOf } from "../providers/route";
import { isConfigured, type Runtime } from "../runtime/runtime";
import { agentModels } from "../tables";
import { type AgentId, GLOBAL } from "./agents";

export interface AgentModels {
  /** Set for this agent; null when the global default applies. */
  model: string | null;
  fallbacks: string[];
  embedderModel: string | null;
}

/** Embeddings are made on this machine unless a model of the router's is set. */
export const LOCAL_EMBEDDER = "local";

const NONE: AgentModels = { model: null, fallbacks: [], embedderModel: null };

/** The models that are set, by agent; `default` for all. */
export async function setModels(ctx: Context): Promise<Map<string, AgentModels>> {
  const rows = await ctx.db.tx((tx) =>
    tx.select().from(agentModels).where(eq(agentModels.accountId, ctx.account.id)),
  );
  return new Map(
    rows.map(({ agent, model, fallbacks, embedderModel }) => [agent, { model, fallbacks, embedderModel }]),
  );
}

export const modelsOf = (set: ReadonlyMap<string, AgentModels>, agent: AgentId): AgentModels =>
  set.get(agent) ?? NONE;

/** The default of all agents: the account's, or the operator's. */
export const globalDefault = (set: ReadonlyMap<string, AgentModels>): string =>
  set.get(GLOBAL)?.model ?? env().KV_DEFAULT_MODEL;

/** The models of an agent in the order in which they are tried, each once. */
export function candidatesOf(set: ReadonlyMap<string, AgentModels>, agent: AgentId): string[] {
  const { model, fallbacks } = modelsOf(set, agent);
  const inherited = fallbacks.length > 0 ? fallbacks : (set.get(GLOBAL)?.fallbacks ?? []);
  return [...new Set([model ?? globalDefault(set), ...inherited])];
}

/** The provider that a model needs: the router serves every maker's, where no key of its own is set. */
export const providerFor = (runtime: Runtime, model: string): string =>
  routeOf(model, (id) => isConfigured(runtime, id)).provider;

/** The first model that can be called; null when no provider of any is configured. */
export const resolvedModel = (runtime: Runtime, candidates: readonly string[]): string | null =>
  candidates.find((model) => isConfigured(runtime, providerFor(runtime, model))) ?? null;
