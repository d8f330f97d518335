import { type Plan, planSchema } from "../plan";

/** An answer as a plan, or a message that helps the model to correct it. */
export type ParsedAnswer = { plan: Plan } | { problem: string };

const MAX_ISSUES = 10;

/** Reads a model's answer: one JSON object, perhaps in a code fence or between words. */
export function parseAnswer(answer: string): ParsedAnswer {
  const from = answer.indexOf("{");
  const to = answer.lastIndexOf("}");
  if (from < 0 || to < from) return { problem: "The answer contains no JSON object." };
  let value: unknown;
  try {
    value = JSON.parse(answer.slice(from, to + 1));
  } catch (error) {
    return { problem: `The answer is not valid JSON: ${(error as Error).message}` };
  }
  const read = planSchema.safeParse(value);
  if (read.success) return { plan: read.data };
  const issues = read.error.issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => `${path.map(String).join(".") || "plan"}: ${message}`);
  return { problem: `The plan does not follow the schema:\n${issues.join("\n")}` };
}
