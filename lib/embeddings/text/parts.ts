/** Longer runs are split: not a word, or of a script without spaces. */
export const WORD = /\S{1,40}/gu;
/** The local model reads 256 tokens. */
const PART_WORDS = 150;
/** 16,000 words. */
const MAX_PARTS = 107;
/** A shorter last part is joined to the previous one. */
const MIN_LAST_PART_WORDS = 50;

/**
 * The texts of a record that are embedded: parts of about 150 words, each after the name. Only the name for a record
 * without text.
 */
export function partsOf(name: string, text: string): string[] {
  const words = text.match(WORD) ?? [];
  const parts: string[] = [];
  for (let from = 0; from < words.length && parts.length < MAX_PARTS; from += PART_WORDS) {
    const isLast = words.length - from - PART_WORDS < MIN_LAST_PART_WORDS;
    parts.push(`${name}\n${words.slice(from, isLast ? undefined : from + PART_WORDS).join(" ")}`);
    if (isLast) break;
  }
  return parts.length > 0 ? parts : [name];
}
