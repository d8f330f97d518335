import type { Context } from "@/lib/db";
import { callModel, type EngineUsed, NoModel, newDelimiter, type Prompt } from "@/lib/gateway";
import type { Passage } from "../shapes";
import { answerSystemPrompt, answerUserPrompt, PROMPT } from "./prompt";
import { ANSWER_FORMAT, type CitedAnswer, readAnswer } from "./read";

/** Retries after an answer that cannot be used. */
const MAX_RETRIES = 1;
const MAX_OUTPUT_TOKENS = 1_500;
/** A person is waiting. */
const TIMEOUT_MS = 45_000;

export interface ModelAnswer extends CitedAnswer {
  engine: EngineUsed;
}

/** Has the main agent answer a question from passages; without an answer, `engine` says why. */
export async function answerByModel(
  ctx: Context,
  question: string,
  passages: readonly Passage[],
): Promise<ModelAnswer> {
  const mark = newDelimiter("PASSAGES");
  const system = answerSystemPrompt(mark);
  const messages: Prompt["messages"] = [
    { role: "user", content: answerUserPrompt(mark, question, passages) },
  ];
  try {
    for (let retries = 0; ; retries += 1) {
      const prompt = { system, messages, maxOutputTokens: MAX_OUTPUT_TOKENS, format: ANSWER_FORMAT };
      const { text, provider, model } = await callModel(ctx, "main", prompt, {
        timeoutMs: TIMEOUT_MS,
        maxMs: TIMEOUT_MS,
      });
      const read = readAnswer(text, passages);
      if (!("problem" in read))
        return { ...read, engine: { engine: "model", provider, model, prompt: PROMPT } };
      if (retries === MAX_RETRIES) return withoutAnswer(`${model} gave no usable answer: ${read.problem}`);
      messages.push(
        { role: "assistant", content: text },
        { role: "user", content: `${read.problem}\nAnswer again, with one JSON object.` },
      );
    }
  } catch (error) {
    if (!(error instanceof NoModel)) throw error;
    return withoutAnswer(error.message);
  }
}

export const withoutAnswer = (reason: string): ModelAnswer => ({
  answer: null,
  citations: [],
  engine: { engine: "local", reason },
});
