/** Longer runs are split: not a word, or of a script without spaces. */
export const WORD = /\S{1,40}/gu;
/** The local model reads 256 tokens. */
const PART_WORDS = 150;
/** 16,000 words. */
const MAX_PARTS = 107;
/** A shorter last part is joined to the previous one. */
const MIN_LAST_PART_WORDS = 50;

/** Fewer words are about nothing: models put `empty` or `x` near every short question. */
const MIN_WORDS = 2;
/** A word of at least two letters or digits; of scripts without spaces, each letter is as much. */
const MEANT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]{2,}/gu;
const LETTER = /\p{L}/u;

function saysSomething(name: string, text: string): boolean {
  const found = new Set<string>();
  for (const each of [name, text])
    for (const [word] of each.matchAll(MEANT)) {
      if (LETTER.test(word)) found.add(word.toLowerCase());
      if (found.size >= MIN_WORDS) return true;
    }
  return false;
}

/**
 * The texts of a record that are embedded: parts of about 150 words, each after the name. Only the name for a record
 * without text, and nothing for one that has no two words.
 */
export function partsOf(name: string, text: string): string[] {
  if (!saysSomething(name, text)) return [];
  const words = text.match(WORD) ?? [];
  const parts: string[] = [];
  for (let from = 0; from < words.length && parts.length < MAX_PARTS; from += PART_WORDS) {
    const isLast = words.length - from - PART_WORDS < MIN_LAST_PART_WORDS;
    parts.push(`${name}\n${words.slice(from, isLast ? undefined : from + PART_WORDS).join(" ")}`);
    if (isLast) break;
  }
  return parts.length > 0 ? parts : [name];
}
