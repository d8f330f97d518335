/**
 * A query for Postgres' `to_tsquery('simple', …)`: every word must occur, by its beginning; `"a phrase"`
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

/** Words as Postgres' default parser splits them, near enough: letters, digits and marks. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
