import { eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { env } from "@/lib/env";
import { PROVIDERS, providerOf } from "../providers/providers";
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

/** Embeddings are computed locally unless a remote model is set. */
export const LOCAL_EMBEDDER = "local";

const NONE: AgentModels = { model: null, fallbacks: [], embedderModel: null };

/** The configured models by agent; `default` for all. */
export async function configuredModels(ctx: Context): Promise<Map<string, AgentModels>> {
  const rows = await ctx.db.tx((tx) =>
    tx.select().from(agentModels).where(eq(agentModels.accountId, ctx.account.id)),
  );
  return new Map(
    rows.map(({ agent, model, fallbacks, embedderModel }) => [agent, { model, fallbacks, embedderModel }]),
  );
}

export const modelsOf = (set: ReadonlyMap<string, AgentModels>, agent: AgentId): AgentModels =>
  set.get(agent) ?? NONE;

/** The default model: the account's, or else the operator's. */
export const globalDefault = (set: ReadonlyMap<string, AgentModels>): string =>
  set.get(GLOBAL)?.model ?? env().KV_DEFAULT_MODEL;

/** The distinct models of an agent, in the order in which they are tried. */
export function candidatesOf(set: ReadonlyMap<string, AgentModels>, agent: AgentId): string[] {
  const { model, fallbacks } = modelsOf(set, agent);
  const inherited = fallbacks.length > 0 ? fallbacks : (set.get(GLOBAL)?.fallbacks ?? []);
  return [...new Set([model ?? globalDefault(set), ...inherited])];
}

/** The provider of a model: its own if that is configured, or else the router. */
export const providerFor = (runtime: Runtime, model: string): string =>
  routeOf(model, (id) => isConfigured(runtime, id)).provider;

/** Why none of these models can be asked, as a sentence without a full stop. */
export function whyNone(runtime: Runtime, candidates: readonly string[]): string {
  if (!PROVIDERS.some(({ id }) => isConfigured(runtime, id))) return "No model provider is configured";
  const needed = candidates.map((model) => `${model} needs ${providerOf(providerFor(runtime, model)).label}`);
  return `No provider of the agent's models is configured: ${needed.join(", ")}`;
}

/** The first model with a configured provider; null if there is none. */
export const resolvedModel = (runtime: Runtime, candidates: readonly string[]): string | null =>
  candidates.find((model) => isConfigured(runtime, providerFor(runtime, model))) ?? null;
