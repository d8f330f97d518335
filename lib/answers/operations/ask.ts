import { z } from "zod";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { answerByModel, withoutAnswer } from "../model/answer";
import { findPassages } from "../passages/find";
import { answered } from "../shapes";

const MAX_LENGTH = 500;

const input = z.strictObject({
  question: textInput
    .trim()
    .min(1, "cannot be empty")
    .max(MAX_LENGTH, `at most ${MAX_LENGTH} characters`)
    .meta({ description: "A question, as one would ask a colleague" }),
});

/** Answers a question from the vault, with quotes; without a model, with the passages nearest to it. */
export const askVault = defineOperation({
  id: "askVault",
  http: { method: "POST", path: "/vault/ask" },
  tag: "Search",
  summary: "Answer a question from the vault, with citations",
  description:
    "The model of the agent `main` answers from the passages nearest to the question; every citation is a quote that was found in its record. Without a model, or without an answer in the passages, `answer` is null and `engine` says why.",
  input,
  output: answered,
  examples: [
    {
      input: { question: "How long is the notice period of the lease?" },
      output: {
        answer: "Three months to the end of a month.",
        citations: [
          { path: "note/Lease.md", name: "Lease", quote: "Notice is three months to the end of a month." },
        ],
        passages: [
          {
            path: "note/Lease.md",
            name: "Lease",
            text: "Notice is three months to the end of a month.",
            score: 0.61,
          },
        ],
        engine: { engine: "model", provider: "openai", model: "gpt-5-mini", prompt: "answer@1" },
      },
    },
  ],
  run: async (ctx, { question }) => {
    const passages = await findPassages(ctx, question);
    const { answer, citations, engine } =
      passages.length === 0
        ? withoutAnswer("No passage is close to the question")
        : await answerByModel(ctx, question, passages);
    return { answer, citations, passages, engine };
  },
});
