import type { Document, TextSpan } from "@/lib/language";
import { FUNCTION_WORDS, isPlainWord, matchKey, type Token, tokenise } from "@/lib/language";
import type { KnownRecord } from "../../plan";
import type { KnownIndex } from "./known-index";

export interface KnownHit {
  record: KnownRecord;
  span: TextSpan;
  /** The text has the whole name of several words, not just one of them. */
  full: boolean;
}

/** Where the text names records of the vault, by name or alias. Persons named by one word are in `mentions.ts`. */
export function knownHits(document: Document, known: KnownIndex): KnownHit[] {
  const hits: KnownHit[] = [];
  for (const block of document.blocks) {
    const tokens = tokenise(block.text).filter((token) => /[\p{L}\p{N}]/u.test(token.text));
    const keys = tokens.map((token) => matchKey(token.text));
    for (let at = 0; at < tokens.length; at++) {
      const match = known.matchAt(keys, at);
      if (match === undefined || !isNamed(tokens, at, match.words)) continue;
      const first = tokens[at];
      const last = tokens[at + match.words - 1];
      if (first === undefined || last === undefined) continue;
      const span = {
        start: block.start + first.start,
        end: block.start + last.end,
        text: block.text.slice(first.start, last.end),
      };
      for (const record of match.records) hits.push({ record, span, full: match.words > 1 });
      at += match.words - 1;
    }
  }
  return hits;
}

/** One word needs a capital, and more than a sentence's beginning when it is an ordinary word; several need one among them. */
function isNamed(tokens: Token[], at: number, words: number): boolean {
  const named = tokens.slice(at, at + words);
  if (words > 1) return named.some((token) => token.capital) || named.every((token) => token.text.length > 3);
  const [token] = named;
  if (token === undefined || !token.capital || token.text.length < 2) return false;
  const lower = token.text.toLowerCase();
  if (FUNCTION_WORDS.has(lower)) return false;
  const next = tokens[at + 1];
  if (next?.capital && next.joined && !token.possessive && !isPlainWord(next.text)) return false;
  return at > 0 || !isPlainWord(token.text);
}
