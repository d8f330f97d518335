import type { z } from "zod";

/** Problems that are reported at once. */
const MAX_PROBLEMS = 10;

/**
 * What was read from a model's answer, or what is wrong with it: as a message for the model, and as a sentence for people, which
 * has nothing of the answer.
 */
export type Reading<T> = { value: T } | { problem: string; fault: string };

/** Reads an answer, which is untrusted: one JSON object of this shape, perhaps in a code fence or between words. */
export function jsonAnswer<S extends z.ZodType>(answer: string, shape: S): Reading<z.output<S>> {
  const from = answer.indexOf("{");
  const to = answer.lastIndexOf("}");
  if (from < 0 || to < from)
    return {
      problem: "The answer contains no JSON object.",
      fault: answer.trim() === "" ? "the answer is empty" : "the answer is not JSON",
    };
  let json: unknown;
  try {
    json = parsed(answer.slice(from, to + 1));
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    return { problem: `The answer is not valid JSON: ${why}`, fault: "the answer is not JSON" };
  }
  const read = shape.safeParse(json);
  if (read.success) return { value: read.data };
  const problems = read.error.issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => `${path.map(String).join(".") || "answer"}: ${message}`);
  return {
    problem: `The answer does not follow the schema:\n${problems.join("\n")}`,
    fault: "the answer is not what was asked for",
  };
}

/** Small models often write a comma before a closing bracket. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const bare = text.replace(COMMA_AT_END, (part) => (part === "," ? "" : part));
    if (bare === text) throw error;
    return JSON.parse(bare);
  }
}

/** Also whole texts, whose commas stay. */
const COMMA_AT_END = /"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/gs;
