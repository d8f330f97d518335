import type { Context } from "@/lib/db";
import { type Answer, callModel, jsonAnswer, newDelimiter, type Prompt } from "@/lib/gateway";
import { readSource, type SourceText } from "@/lib/language";
import { original } from "../local/compose/original";
import { type Plan, type PlanInput, planSchema } from "../plan";
import { mergePlans } from "./parts/merge";
import { textParts } from "./parts/split";
import { curatorSystemPrompt, curatorUserPrompt, PLAN_FORMAT, PROMPT } from "./prompt";
import { sanitizePlan } from "./sanitize";

/** Attempts of a model to correct a plan that does not match the schema: each costs as much as the first. */
const MAX_REPAIRS = 1;
const MAX_OUTPUT_TOKENS = 8_000;

/** The model answered, but never with a valid plan. */
export class NoPlanError extends Error {
  constructor(problem: string) {
    super(`The model returned no valid plan: ${problem.slice(0, 300)}`);
    this.name = "NoPlanError";
  }
}

export interface ModelPlan {
  plan: Plan;
  provider: string;
  model: string;
  prompt: string;
}

/**
 * Plans an inbox file with the Curator's model. The plan is untrusted: it is validated and sanitized. Throws `NoModel`
 * when none answers, `NoPlanError` when none of its answers is a plan.
 */
export async function planByModel(ctx: Context, input: PlanInput): Promise<ModelPlan> {
  const source = await readSource(input);
  const [opening = "", ...others] = textParts(source.text);
  const { plan: first, provider, model } = await planPart(ctx, input, opening, others.length + 1, 1);
  const plans: [Plan, ...Plan[]] = [first];
  for (const [at, text] of others.entries())
    plans.push((await planPart(ctx, input, text, others.length + 1, at + 2)).plan);
  const sanitized = sanitizePlan(mergePlans(plans), source.text, input.known);
  return { plan: withOriginal(sanitized, source), provider, model, prompt: PROMPT };
}

/** Plans one part of a text. */
async function planPart(
  ctx: Context,
  input: PlanInput,
  text: string,
  parts: number,
  part: number,
): Promise<Omit<ModelPlan, "prompt">> {
  const mark = newDelimiter("INBOX FILE");
  const system = curatorSystemPrompt(mark);
  const content = curatorUserPrompt(mark, { ...input, text, ...(parts > 1 && { part, parts }) });
  const messages: Prompt["messages"] = [{ role: "user", content }];
  for (let repairs = 0; ; repairs += 1) {
    const question = { system, messages, maxOutputTokens: MAX_OUTPUT_TOKENS, format: PLAN_FORMAT };
    const answer: Answer = await callModel(ctx, "vault-curator", question);
    const read = jsonAnswer(answer.text, planSchema);
    if ("value" in read) return { plan: read.value, provider: answer.provider, model: answer.model };
    if (repairs === MAX_REPAIRS) throw new NoPlanError(read.problem);
    messages.push(
      { role: "assistant", content: answer.text },
      { role: "user", content: `${read.problem}\nAnswer with the whole plan again, as one JSON object.` },
    );
  }
}

/** Appends the original text, whatever the model wrote. */
function withOriginal(plan: Plan, source: SourceText): Plan {
  const body = [plan.note.body.trim(), original(source)].filter((part) => part !== "").join("\n\n");
  return { ...plan, note: { ...plan.note, body } };
}
