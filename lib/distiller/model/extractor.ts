import { type Answer, callModel, newDelimiter, type Prompt } from "@/lib/gateway";
import type { Extractor } from "../learning";
import { ANSWER_FORMAT, readAnswer } from "./answer";
import { extractionSystemPrompt, extractionUserPrompt, PROMPT } from "./prompt";

/** Retries after an answer that does not follow the schema. */
const MAX_RETRIES = 1;
const MAX_TOKENS = 4_000;

/** The model answered, but not in the requested format. */
export class NoLearnings extends Error {
  constructor(problem: string) {
    super(`The model's answer could not be read: ${problem.slice(0, 300)}`);
    this.name = "NoLearnings";
  }
}

/** The model engine. Throws `NoModel` when no model answers, `NoLearnings` when no answer can be parsed. */
export const extractByModel: Extractor = async (ctx, source) => {
  const mark = newDelimiter("RECORD");
  const messages: Prompt["messages"] = [{ role: "user", content: extractionUserPrompt(mark, source) }];
  for (let repairs = 0; ; repairs += 1) {
    const system = extractionSystemPrompt(mark);
    const question = { system, messages, maxOutputTokens: MAX_TOKENS, format: ANSWER_FORMAT };
    const answer: Answer = await callModel(ctx, "vault-distiller", question);
    const read = readAnswer(answer.text, source);
    if ("findings" in read) {
      const { provider, model } = answer;
      return { findings: read.findings, by: { engine: "model", provider, model, prompt: PROMPT } };
    }
    if (repairs === MAX_RETRIES) throw new NoLearnings(read.problem);
    messages.push(
      { role: "assistant", content: answer.text },
      { role: "user", content: `${read.problem}\nAnswer with the whole object again, as JSON.` },
    );
  }
};
