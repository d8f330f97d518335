import { wantedTexts } from "./compile";
import type { Query } from "./parse";

/** The texts of a query that must occur, as one. */
export const textOf = (query: Query): string =>
  wantedTexts(query)
    .map(({ text }) => text)
    .join(" ");

/** A query of the qualifiers and exclusions alone; null when some alternative has none. */
export function qualifiersOf(query: Query): Query | null {
  const alternatives = query.alternatives.map((terms) =>
    terms.filter((term) => term.kind !== "text" || term.negated),
  );
  const isFiltering = alternatives.length > 0 && alternatives.every((terms) => terms.length > 0);
  return isFiltering ? { alternatives, hints: [] } : null;
}
