import type { Context } from "@/lib/db";
import { type Answer, callModel } from "@/lib/gateway";
import { readSource, type Source } from "@/lib/language";
import { original } from "../local/compose/original";
import type { Plan, PlanInput } from "../plan";
import { readAnswer } from "./answer";
import { confine } from "./confine";
import { newMark, systemPrompt, userPrompt } from "./prompt";

/** Rounds in which a model may mend a plan that does not follow the schema. */
const REPAIRS = 2;
const MOST_TOKENS = 8_000;

/** The model answered, but never with a plan. */
export class NoPlan extends Error {
  constructor(problem: string) {
    super(`The model made no plan that follows the schema: ${problem.slice(0, 300)}`);
    this.name = "NoPlan";
  }
}

export interface ModelPlan {
  plan: Plan;
  provider: string;
  model: string;
}

/**
 * Has the Curator's model plan an inbox file. The plan is checked like a stranger's request, and confined to what the
 * file says. Throws `NoModel` when none answers, `NoPlan` when none of its answers is a plan.
 */
export async function planByModel(ctx: Context, input: PlanInput): Promise<ModelPlan> {
  const source = await readSource(input);
  const { text } = source;
  const mark = newMark();
  const system = systemPrompt(mark);
  const messages: { role: "user" | "assistant"; content: string }[] = [
    { role: "user", content: userPrompt(mark, { ...input, text }) },
  ];
  for (let repairs = 0; ; repairs += 1) {
    const question = { system, messages, maxOutputTokens: MOST_TOKENS };
    const answer: Answer = await callModel(ctx, "vault-curator", question);
    const read = readAnswer(answer.text);
    if ("plan" in read) {
      const { provider, model } = answer;
      return { plan: withOriginal(confine(read.plan, text, input.known), source), provider, model };
    }
    if (repairs === REPAIRS) throw new NoPlan(read.problem);
    messages.push(
      { role: "assistant", content: answer.text },
      { role: "user", content: `${read.problem}\nAnswer with the whole plan again, as one JSON object.` },
    );
  }
}

/** Whatever the model made of them, the words of the file stand below it as they came. */
function withOriginal(plan: Plan, source: Source): Plan {
  const body = [plan.note.body.trim(), original(source)].filter((part) => part !== "").join("\n\n");
  return { ...plan, note: { ...plan.note, body } };
}
