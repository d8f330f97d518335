import { tokenize } from "../indexing";

/**
 * A `tsquery` literal: every word must occur, as a prefix; `"a phrase"` must occur in order;
 * `-word` must not occur. Null when there are no words.
 */
export function toTsQuery(q: string): string | null {
  const parts = [...q.matchAll(/(-?)(?:"([^"]*)"|([^\s"]+))/g)].flatMap(([, minus, phrase, word]) => {
    const words = tokenize(phrase ?? word ?? "");
    if (words.length === 0) return [];
    const term = phrase === undefined ? words.map((w) => `${w}:*`).join(" & ") : words.join(" <-> ");
    return [minus ? `!(${term})` : `(${term})`];
  });
  return parts.length === 0 ? null : parts.join(" & ");
}
