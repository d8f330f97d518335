import { createRequire } from "node:module";
import { z } from "zod";
import { readVocabulary, type Vocabulary } from "./files";

interface Tokenizer {
  encode: (word: string) => number[];
}

const shape = z.looseObject({
  EmbeddingsModel: z.custom<new (data: { vocabulary: Vocabulary }) => { tokenizer: Tokenizer }>(
    (value) => typeof value === "function",
  ),
});

/** The package's own tokenizer, without its model. */
export function loadTokenizer(): Tokenizer {
  const { EmbeddingsModel } = shape.parse(createRequire(import.meta.url)("@energetic-ai/embeddings"));
  return new EmbeddingsModel({ vocabulary: readVocabulary() }).tokenizer;
}
