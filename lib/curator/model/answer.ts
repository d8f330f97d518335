import { type Plan, planSchema } from "../plan";

/** An answer as a plan, or what is wrong with it, in words that help to mend it. */
export type Read = { plan: Plan } | { problem: string };

const MOST_FAULTS = 10;

/** Reads a model's answer: one JSON object, perhaps in a code fence or between words. */
export function readAnswer(answer: string): Read {
  const from = answer.indexOf("{");
  const to = answer.lastIndexOf("}");
  if (from < 0 || to < from) return { problem: "The answer holds no JSON object." };
  let value: unknown;
  try {
    value = JSON.parse(answer.slice(from, to + 1));
  } catch (error) {
    return { problem: `The answer is no JSON: ${(error as Error).message}` };
  }
  const read = planSchema.safeParse(value);
  if (read.success) return { plan: read.data };
  const faults = read.error.issues
    .slice(0, MOST_FAULTS)
    .map(({ path, message }) => `${path.map(String).join(".") || "plan"}: ${message}`);
  return { problem: `The plan does not follow the schema:\n${faults.join("\n")}` };
}
