import { FREQUENT_WORDS } from "@/lib/language";

const MAX_TERMS = 5;
const MIN_COUNT = 3;

/** The most frequent words of a text with at least five letters and three occurrences; ties alphabetically. */
export function keyTerms(text: string): string[] {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}{5,30}/gu) ?? []) {
    if (!FREQUENT_WORDS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, n]) => n >= MIN_COUNT)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, MAX_TERMS)
    .map(([word]) => word);
}
