import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { providerOf } from "../providers/providers";
import { isConfigured, type Runtime, runtimeOf } from "../runtime/runtime";
import { AGENTS, type AgentId, DEFAULT_AGENT, isAgent } from "./agents";
import {
  type AgentModels,
  candidatesOf,
  LOCAL_EMBEDDER,
  modelsOf,
  providerFor,
  resolvedModel,
  setModels,
} from "./models";

/** What an agent calls. The surveyor has its own words for it, beside the common ones. */
export interface AgentStatus {
  id: AgentId;
  label: string;
  is_default: boolean;
  /** Whether any of its models can be called. */
  ready: boolean;
  defaultModel: string | null;
  resolvedDefault: string | null;
  fallbacks: string[];
  providers: { provider: string; status: "configured" | "missing"; source: "account" | null }[];
  missingProviders: string[];
  labeler_model?: string;
  embedder_model?: string;
  embedder_source?: "local" | "router";
}

export const agentInput = z.strictObject({ agentId: z.string("must be the id of an agent") });

/** The agent of this id. Throws `VALIDATION_ERROR`, which names those that exist. */
export function agentOf(id: string): AgentId {
  if (isAgent(id)) return id;
  throw invalid("agentId", `"${id}" is no agent: name one of ${AGENTS.map((agent) => agent.id).join(", ")}`);
}

export async function describeAgent(ctx: Context, input: z.input<typeof agentInput>): Promise<AgentStatus> {
  const id = agentOf(parse(agentInput, input).agentId);
  return statusOf(await runtimeOf(ctx), await setModels(ctx), id);
}

export async function listAgents(ctx: Context): Promise<{ agents: AgentStatus[] }> {
  const [runtime, set] = [await runtimeOf(ctx), await setModels(ctx)];
  return { agents: AGENTS.map(({ id }) => statusOf(runtime, set, id)) };
}

function statusOf(runtime: Runtime, set: ReadonlyMap<string, AgentModels>, id: AgentId): AgentStatus {
  const { model, fallbacks, embedderModel } = modelsOf(set, id);
  const candidates = candidatesOf(set, id);
  const needed = [...new Set(candidates.map((candidate) => providerFor(runtime, candidate)))];
  const resolved = resolvedModel(runtime, candidates);
  const isRemote = embedderModel !== null && embedderModel !== LOCAL_EMBEDDER;
  return {
    id,
    label: AGENTS.find((agent) => agent.id === id)?.label ?? id,
    is_default: id === DEFAULT_AGENT,
    ready: resolved !== null,
    defaultModel: model,
    resolvedDefault: resolved,
    fallbacks,
    providers: needed.map((provider) => ({
      provider,
      status: isConfigured(runtime, provider) ? "configured" : "missing",
      source: runtime.credentials.has(providerOf(provider).credential) ? "account" : null,
    })),
    missingProviders: needed.filter((provider) => !isConfigured(runtime, provider)),
    ...(id === "surveyor" && {
      labeler_model: candidates[0] ?? "",
      embedder_model: embedderModel ?? LOCAL_EMBEDDER,
      embedder_source: isRemote ? ("router" as const) : ("local" as const),
    }),
  };
}
