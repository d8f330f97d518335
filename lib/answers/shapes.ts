import { z } from "zod";
import { engineUsed } from "@/lib/gateway";

const text = z.string();

const passage = z.object({
  path: text,
  name: text,
  text: text.meta({ description: "Word for word from the record" }),
  score: z.number().meta({ description: "The cosine to the question; higher is nearer" }),
});

export type Passage = z.output<typeof passage>;

const citation = z.object({
  path: text,
  name: text,
  quote: text.meta({ description: "Word for word from the record" }),
});

export type Citation = z.output<typeof citation>;

export const answered = z.object({
  answer: text.nullable().meta({ description: "Null when no model answered, or not from the passages" }),
  citations: z.array(citation).meta({ description: "What the answer rests on" }),
  passages: z.array(passage).meta({ description: "The passages nearest to the question, best first" }),
  engine: engineUsed,
});

/** The reply to a question. */
export type Answered = z.output<typeof answered>;
