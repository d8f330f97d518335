import { z } from "zod";
import { audit } from "@/lib/audit";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import { type Context, notify } from "@/lib/db";
import { agentModels } from "@/lib/db/schema";
import { GLOBAL } from "./agents";
import { globalDefault, setModels } from "./models";
import { type AgentStatus, agentOf, describeAgent } from "./status";

const modelInput = textInput
  .trim()
  .max(200, "at most 200 characters")
  .regex(/^[\w.:@-]+(\/[\w.:@-]+)*$/, "must be the name of a model, such as anthropic/claude-sonnet-4.5");

const FALLBACKS = 8;

const models = {
  model: modelInput.nullable().optional().meta({ description: "Null: the global default applies" }),
  fallbacks: z
    .array(modelInput, "must be a list of models")
    .max(FALLBACKS, `at most ${FALLBACKS}`)
    .optional()
    .meta({ description: "Tried in this order when the model fails" }),
};

export const setAgentModelInput = z.strictObject({
  agentId: z.string("must be the id of an agent"),
  ...models,
  field: z
    .enum(["embedder_model", "labeler_model"], "must be embedder_model or labeler_model")
    .optional()
    .meta({ description: "Of the surveyor: which of its models" }),
});

/** Sets an agent's models; what is not named stays. Throws `VALIDATION_ERROR`. */
export async function setAgentModel(
  ctx: Context,
  input: z.input<typeof setAgentModelInput>,
): Promise<AgentStatus> {
  const { agentId, model, fallbacks, field } = parse(setAgentModelInput, input);
  const agent = agentOf(agentId);
  if (field !== undefined && agent !== "surveyor")
    throw invalid("field", "only the surveyor has several models");
  if (model === undefined && fallbacks === undefined) throw invalid("model", "name a model, or fallbacks");
  if (field === "embedder_model" && fallbacks !== undefined)
    throw invalid("fallbacks", "an embedder has none");
  const isEmbedder = field === "embedder_model";
  await store(ctx, agent, {
    ...(model !== undefined && (isEmbedder ? { embedderModel: model } : { model })),
    ...(fallbacks !== undefined && { fallbacks }),
  });
  return describeAgent(ctx, { agentId: agent });
}

export const setDefaultModelInput = z.strictObject(models);

export interface DefaultModels {
  model: string;
  fallbacks: string[];
}

export async function defaultModels(ctx: Context): Promise<DefaultModels> {
  const set = await setModels(ctx);
  return { model: globalDefault(set), fallbacks: set.get(GLOBAL)?.fallbacks ?? [] };
}

/** Sets the models of all agents that have none of their own. */
export async function setDefaultModel(
  ctx: Context,
  input: z.input<typeof setDefaultModelInput>,
): Promise<DefaultModels> {
  const { model, fallbacks } = parse(setDefaultModelInput, input);
  if (model === undefined && fallbacks === undefined) throw invalid("model", "name a model, or fallbacks");
  await store(ctx, GLOBAL, {
    ...(model !== undefined && { model }),
    ...(fallbacks !== undefined && { fallbacks }),
  });
  return defaultModels(ctx);
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
