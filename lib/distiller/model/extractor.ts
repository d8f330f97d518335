import type { Context } from "@/lib/db";
import { callAndRead, newDelimiter } from "@/lib/gateway";
import type { Extraction, SourceText } from "../learning";
import { ANSWER_FORMAT, readAnswer } from "./answer";
import { extractionSystemPrompt, extractionUserPrompt, PROMPT } from "./prompt";

const MAX_OUTPUT_TOKENS = 4_000;

/** The model answered, but not in the requested format. */
export class NoLearnings extends Error {
  constructor(problem: string) {
    super(`The model's answer could not be read: ${problem.slice(0, 300)}`);
    this.name = "NoLearnings";
  }
}

/** The model engine. Throws `NoModel` when no model answers, `NoLearnings` when no answer can be parsed. */
export async function extractByModel(ctx: Context, source: SourceText): Promise<Extraction> {
  const mark = newDelimiter("RECORD");
  const question = {
    system: extractionSystemPrompt(mark),
    content: extractionUserPrompt(mark, source),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    format: ANSWER_FORMAT,
  };
  const answer = await callAndRead(ctx, "vault-distiller", question, (text) => readAnswer(text, source));
  if ("problem" in answer) throw new NoLearnings(answer.problem);
  const { value: findings, provider, model } = answer;
  return { findings, by: { engine: "model", provider, model, prompt: PROMPT } };
}
