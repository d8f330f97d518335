import { wordsOf } from "../indexing";

/**
 * A `tsquery` in Postgres' own writing: every word must occur, by its beginning; `"a phrase"`
 * word for word in order; `-word` must not occur. Null when there is nothing to look for.
 */
export function toTsQuery(q: string): string | null {
  const parts = [...q.matchAll(/(-?)(?:"([^"]*)"|([^\s"]+))/g)].flatMap(([, minus, phrase, word]) => {
    const words = wordsOf(phrase ?? word ?? "");
    if (words.length === 0) return [];
    const term = phrase === undefined ? words.map((w) => `${w}:*`).join(" & ") : words.join(" <-> ");
    return [minus ? `!(${term})` : `(${term})`];
  });
  return parts.length === 0 ? null : parts.join(" & ");
}
