import { z } from "zod";
import { audit } from "@/lib/audit";
import { invalid } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import { defineOperation, noInput } from "@/lib/operation";
import { GLOBAL } from "../agents/agents";
import { configuredModels, globalDefault, LOCAL_EMBEDDER } from "../agents/models";
import { agentOf } from "../agents/status";
import { agent, agentIdInput, assertMaker, defaults, modelInput } from "../shapes";
import { agentModels } from "../tables";
import { describeAgent } from "./describe-agent";

/** How many models are tried after the first. */
export const MAX_FALLBACKS = 8;

const models = {
  model: modelInput.nullable().optional().meta({ description: "Null: the default model" }),
  fallbacks: z
    .array(modelInput, "must be a list of models")
    .max(MAX_FALLBACKS, `at most ${MAX_FALLBACKS}`)
    .optional()
    .meta({ description: "Tried in this order when the model fails" }),
};

const setAgentModelInput = z.strictObject({
  agentId: agentIdInput,
  ...models,
  field: z
    .enum(["embedder_model", "labeler_model"], "must be embedder_model or labeler_model")
    .optional()
    .meta({ description: "Which model of the surveyor to set" }),
});

/** Sets the given models of an agent. Throws `VALIDATION_ERROR`. */
export const setAgentModel = defineOperation({
  id: "setAgentModel",
  http: { method: "PATCH", path: "/admin/agents/{agentId}/model" },
  tag: "Models",
  summary: "Set an agent's models; null uses the default model",
  description: "Models are tried in order.",
  input: setAgentModelInput,
  output: agent,
  examples: [
    {
      input: { agentId: "main", model: "openrouter/auto" },
      output: {
        id: "main",
        label: "Main",
        is_default: true,
        ready: true,
        defaultModel: "openrouter/auto",
        resolvedDefault: "openrouter/auto",
        fallbacks: [],
        providers: [{ provider: "openrouter", status: "configured", source: "account" }],
        missingProviders: [],
      },
    },
  ],
  run: async (ctx, { agentId, model, fallbacks, field }) => {
    const agent = agentOf(agentId);
    if (field !== undefined && agent !== "surveyor")
      throw invalid("field", "only the surveyor has several models");
    if (model === undefined && fallbacks === undefined) throw invalid("model", "name a model, or fallbacks");
    if (field === "embedder_model" && fallbacks !== undefined)
      throw invalid("fallbacks", "an embedder cannot have fallbacks");
    const isEmbedder = field === "embedder_model";
    if (!isEmbedder || model !== LOCAL_EMBEDDER) assertMakers(model, fallbacks);
    await store(ctx, agent, {
      ...(model !== undefined && (isEmbedder ? { embedderModel: model } : { model })),
      ...(fallbacks !== undefined && { fallbacks }),
    });
    return describeAgent(ctx, { agentId: agent });
  },
});

const setDefaultModelInput = z.strictObject(models);

export const defaultModels = defineOperation({
  id: "defaultModels",
  http: { method: "GET", path: "/admin/models" },
  tag: "Models",
  summary: "The default model and fallbacks",
  description: "Used by agents that have no model set.",
  input: noInput,
  output: defaults,
  run: async (ctx) => {
    const set = await configuredModels(ctx);
    return { model: globalDefault(set), fallbacks: set.get(GLOBAL)?.fallbacks ?? [] };
  },
});

export const setDefaultModel = defineOperation({
  id: "setDefaultModel",
  http: { method: "PATCH", path: "/admin/models" },
  tag: "Models",
  summary: "Set the default model and fallbacks; null uses the operator's default",
  description: "Models are tried in order.",
  input: setDefaultModelInput,
  output: defaults,
  run: async (ctx, { model, fallbacks }) => {
    if (model === undefined && fallbacks === undefined) throw invalid("model", "name a model, or fallbacks");
    assertMakers(model, fallbacks);
    await store(ctx, GLOBAL, {
      ...(model !== undefined && { model }),
      ...(fallbacks !== undefined && { fallbacks }),
    });
    return defaultModels(ctx);
  },
});

function assertMakers(model: string | null | undefined, fallbacks: readonly string[] = []): void {
  if (model) assertMaker("model", model);
  for (const [at, each] of fallbacks.entries()) assertMaker(`fallbacks.${at}`, each);
}

type Changes = Partial<{ model: string | null; fallbacks: string[]; embedderModel: string | null }>;

async function store(ctx: Context, agent: string, changes: Changes): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await tx
      .insert(agentModels)
      .values({ accountId: ctx.account.id, agent, fallbacks: [], ...changes })
      .onConflictDoUpdate({ target: [agentModels.accountId, agentModels.agent], set: changes });
    await audit(ctx, tx, { action: "agent.set_model", subject: agent, detail: changes });
    await notify(ctx, tx, "kv_live");
  });
}
