import { z } from "zod";
import { toStorable } from "@/lib/core/text";
import { jsonAnswer, type Reading } from "@/lib/gateway";
import type { Citation, Passage } from "../shapes";

const MAX_ANSWER_LENGTH = 8_000;

const shape = z.object({
  answer: z.string().max(MAX_ANSWER_LENGTH).nullable(),
  citations: z.array(z.object({ passage: z.int(), quote: z.string() })).default([]),
});

/** What the answer is to be. */
export const ANSWER_FORMAT = { name: "answer", schema: z.toJSONSchema(shape, { io: "input" }) };

export interface CitedAnswer {
  /** Null when the passages do not answer the question. */
  answer: string | null;
  citations: Citation[];
}

/** Reads a model's answer, or says what is wrong with it. Quotes that are not in their passage are left out. */
export function readAnswer(text: string, passages: readonly Passage[]): Reading<CitedAnswer> {
  const read = jsonAnswer(text, shape);
  if ("problem" in read) return read;
  const { answer, citations } = read.value;
  if (answer === null || answer.trim() === "") return { value: { answer: null, citations: [] } };
  const found = citations.flatMap(({ passage, quote }) => citationOf(passages[passage - 1], quote));
  if (found.length === 0)
    return {
      problem: "No citation has a quote that is word for word in the passage that it names.",
      fault: "it quotes nothing that the records say",
    };
  return { value: { answer: toStorable(answer.trim()), citations: found } };
}

function citationOf(passage: Passage | undefined, quote: string): Citation[] {
  const exact = passage && spanOf(passage.text, quote);
  return exact ? [{ path: passage.path, name: passage.name, quote: exact }] : [];
}

/** A quote as the text has it, whatever its blanks and line breaks; null when it is not in it. */
function spanOf(text: string, quote: string): string | null {
  const words = quote.trim().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return null;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join("\\s+");
  return new RegExp(pattern, "u").exec(text)?.[0] ?? null;
}
