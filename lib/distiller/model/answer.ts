import { z } from "zod";
import { titleOf } from "@/lib/language";
import { containsQuote } from "../evidence";
import { type ExtractedLearning, extractedLearning, type SourceText } from "../learning";

const answerSchema = z.object({ learnings: z.array(extractedLearning).max(200) });

/** What the answer is to be. */
export const ANSWER_FORMAT = {
  name: "learnings",
  schema: z.toJSONSchema(answerSchema, { io: "input", unrepresentable: "any" }),
};

/** The learnings in a model's answer, or the error to send back. */
export type Read = { findings: ExtractedLearning[] } | { problem: string };

/** Parses a model's answer, which is untrusted: evidence that is not in the source word for word is dropped. */
export function readAnswer(answer: string, source: SourceText): Read {
  const from = answer.indexOf("{");
  const to = answer.lastIndexOf("}");
  if (from < 0 || to < from) return { problem: "The answer holds no JSON object." };
  let value: unknown;
  try {
    value = JSON.parse(answer.slice(from, to + 1));
  } catch (error) {
    return { problem: `The answer is no JSON: ${error instanceof Error ? error.message : error}` };
  }
  const read = answerSchema.safeParse(value);
  if (!read.success) {
    const errors = read.error.issues
      .slice(0, 10)
      .map(({ path, message }) => `${path.map(String).join(".")}: ${message}`);
    return { problem: `The answer does not follow the schema:\n${errors.join("\n")}` };
  }
  return { findings: read.data.learnings.flatMap((each) => findingOf(each, source)) };
}

function findingOf(
  { kind, name, evidence, confidence }: ExtractedLearning,
  source: SourceText,
): ExtractedLearning[] {
  const quote = evidence.replaceAll("\r\n", "\n").trim();
  const title = titleOf(name.replace(/[\p{Cc}\p{Surrogate}]/gu, " "));
  if (!containsQuote(source.body, quote) || title === "" || kind === source.type) return [];
  return [{ kind, name: title, evidence: quote, confidence }];
}
