import { invalid } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { isConfigured, keyOf, type Runtime, runtimeOf } from "../runtime/runtime";
import type { AgentStatus } from "../shapes";
import { AGENTS, type AgentId, DEFAULT_AGENT, isAgent } from "./agents";
import {
  type AgentModels,
  candidatesOf,
  configuredModels,
  LOCAL_EMBEDDER,
  modelsOf,
  providerFor,
  resolvedModel,
  whyNone,
} from "./models";

/** The agent of this id. Throws `VALIDATION_ERROR`, which lists the valid ids. */
export function agentOf(id: string): AgentId {
  if (isAgent(id)) return id;
  throw invalid(
    "agentId",
    `"${id}" is not an agent: must be one of ${AGENTS.map((agent) => agent.id).join(", ")}`,
  );
}

/** Why an agent has no model that can be asked; null if it has one. */
export async function whyNoModel(ctx: Context, id: AgentId): Promise<string | null> {
  const runtime = await runtimeOf(ctx);
  const candidates = candidatesOf(await configuredModels(ctx), id);
  return resolvedModel(runtime, candidates) === null ? whyNone(runtime, candidates) : null;
}

export function statusOf(runtime: Runtime, set: ReadonlyMap<string, AgentModels>, id: AgentId): AgentStatus {
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
      source: keyOf(runtime, provider) === undefined ? null : "account",
    })),
    missingProviders: needed.filter((provider) => !isConfigured(runtime, provider)),
    ...(id === "surveyor" && {
      labeler_model: candidates[0] ?? "",
      embedder_model: embedderModel ?? LOCAL_EMBEDDER,
      embedder_source: isRemote ? ("router" as const) : ("local" as const),
    }),
  };
}
