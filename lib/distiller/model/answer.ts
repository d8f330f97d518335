import { z } from "zod";
import { jsonAnswer, type Reading } from "@/lib/gateway";
import { titleOf } from "@/lib/language";
import { containsQuote } from "../evidence";
import { type ExtractedLearning, extractedLearning, type SourceText } from "../learning";

const answerSchema = z.object({ learnings: z.array(extractedLearning).max(200) });

/** What the answer is to be. */
export const ANSWER_FORMAT = {
  name: "learnings",
  schema: z.toJSONSchema(answerSchema, { io: "input", unrepresentable: "any" }),
};

/** The learnings in a model's answer; those whose evidence is not in the source word for word are dropped. */
export function readAnswer(answer: string, source: SourceText): Reading<ExtractedLearning[]> {
  const read = jsonAnswer(answer, answerSchema);
  if ("problem" in read) return read;
  return { value: read.value.learnings.flatMap((each) => findingOf(each, source)) };
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
