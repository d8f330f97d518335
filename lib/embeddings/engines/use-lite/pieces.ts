import { openingOf } from "../english/opening";
import { loadTokenizer } from "./tokenizer";

const MAX_CACHED_WORDS = 100_000;

/** The pieces of the openings of texts; a word is split once. */
export function openingReader(): (texts: readonly string[]) => number[][] {
  const tokenizer = loadTokenizer();
  const known = new Map<string, readonly number[]>();
  const piecesOf = (word: string): readonly number[] => {
    const cached = known.get(word);
    if (cached) return cached;
    const pieces = tokenizer.encode(word);
    if (known.size >= MAX_CACHED_WORDS) known.clear();
    known.set(word, pieces);
    return pieces;
  };
  return (texts) => texts.map((text) => openingOf(text, piecesOf));
}
