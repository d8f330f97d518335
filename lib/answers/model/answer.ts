import type { Context } from "@/lib/db";
import { callAndRead, type EngineUsed, NoModel, newDelimiter } from "@/lib/gateway";
import type { Passage } from "../shapes";
import { answerSystemPrompt, answerUserPrompt, PROMPT } from "./prompt";
import { ANSWER_FORMAT, type CitedAnswer, readAnswer } from "./read";

const MAX_OUTPUT_TOKENS = 1_500;
/** A person is waiting: for a model, and for all that are asked one after the other. */
const TIMEOUT_MS = 45_000;
const TOTAL_MS = 90_000;

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
  const prompt = {
    system: answerSystemPrompt(mark),
    content: answerUserPrompt(mark, question, passages),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    format: ANSWER_FORMAT,
  };
  const read = (text: string) => readAnswer(text, passages);
  const limits = { timeoutMs: TIMEOUT_MS, maxMs: TIMEOUT_MS, totalMs: TOTAL_MS };
  try {
    const answer = await callAndRead(ctx, "main", prompt, read, limits);
    const { provider, model } = answer;
    if ("problem" in answer) {
      // The problem is worded for the model.
      const { problem, fault } = answer;
      ctx.log.warn({ provider, model, problem }, "a model gave no usable answer to a question");
      return withoutAnswer(`${model} gave no usable answer: ${fault}`);
    }
    return { ...answer.value, engine: { engine: "model", provider, model, prompt: PROMPT } };
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
