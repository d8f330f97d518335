/** What is longer is cut: no word, or of a script without blanks. */
export const WORD = /\S{1,40}/gu;
const WORDS = 250;
/** A text is looked at up to 64 parts, 16,000 words. */
const MOST_PARTS = 64;
/** A last part of fewer words goes with the one before. */
const SHORTEST = 50;

/**
 * What of a record is embedded: its name with its words, cut into parts of about 250 words that each bear the name. A
 * record without text is its name.
 */
export function partsOf(name: string, text: string): string[] {
  const words = text.match(WORD) ?? [];
  const parts: string[] = [];
  for (let from = 0; from < words.length && parts.length < MOST_PARTS; from += WORDS) {
    const isLast = words.length - from - WORDS < SHORTEST;
    parts.push(`${name}\n${words.slice(from, isLast ? undefined : from + WORDS).join(" ")}`);
    if (isLast) break;
  }
  return parts.length > 0 ? parts : [name];
}
