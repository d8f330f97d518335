import type { Context } from "@/lib/db";
import { callAndRead, jsonAnswer, newDelimiter } from "@/lib/gateway";
import { readSource, type SourceText } from "@/lib/language";
import { original } from "../local/compose/original";
import type { Plan, PlanInput } from "../plan";
import { lenientPlan } from "./lenient";
import { mergePlans } from "./parts/merge";
import { textParts } from "./parts/split";
import { curatorSystemPrompt, curatorUserPrompt, PLAN_FORMAT, PROMPT } from "./prompt";
import { sanitizePlan } from "./sanitize";

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
  const question = { system, content, maxOutputTokens: MAX_OUTPUT_TOKENS, format: PLAN_FORMAT };
  const answer = await callAndRead(ctx, "vault-curator", question, (read) => jsonAnswer(read, lenientPlan));
  if ("problem" in answer) throw new NoPlanError(answer.problem);
  return { plan: answer.value, provider: answer.provider, model: answer.model };
}

/** Appends the original text, whatever the model wrote. */
function withOriginal(plan: Plan, source: SourceText): Plan {
  const body = [plan.note.body.trim(), original(source)].filter((part) => part !== "").join("\n\n");
  return { ...plan, note: { ...plan.note, body } };
}
