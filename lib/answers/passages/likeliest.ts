import { contentWords } from "@/lib/language";

/** Passages of a record that are compared with the question by their meaning. */
const MAX_COMPARED = 8;
/** Passages between two turns of other requests. */
const AT_A_TIME = 100;

/** The passages of a long record with the most words of the question, wherever they are; otherwise its first ones. */
export async function likeliest(question: string, passages: readonly string[]): Promise<string[]> {
  if (passages.length <= MAX_COMPARED) return [...passages];
  const asked = new Set(contentWords(question));
  const counted: { text: string; shared: number }[] = [];
  for (const text of passages) {
    const shared = new Set(contentWords(text).filter((word) => asked.has(word))).size;
    counted.push({ text, shared });
    if (counted.length % AT_A_TIME === 0) await new Promise(setImmediate);
  }
  const best = counted.sort((a, b) => b.shared - a.shared).slice(0, MAX_COMPARED);
  return best.map(({ text }) => text);
}
