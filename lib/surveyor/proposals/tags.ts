import type { Similarity } from "../clusters/similarity";
import type { Proposal } from "./relations";

/** A tag is proposed when three neighbours bear it, and when they weigh 60 of 100. */
const LEAST_BEARERS = 3;
const LEAST = 0.6;
const LEAST_SCORE = 0.2;
const MOST_OF_A_RECORD = 3;

/**
 * Tags that most of a record's nearest bear and it does not, neighbours counting by how alike they are. `tags` are
 * those that people gave: the Surveyor's own would only prove themselves.
 */
export function tagsOf(
  { paths, neighbours }: Similarity,
  tags: ReadonlyMap<string, readonly string[]>,
): Proposal[] {
  return neighbours.flatMap((near, at) => {
    const path = paths[at] ?? "";
    const alike = near.filter(({ score }) => score >= LEAST_SCORE);
    const total = alike.reduce((sum, { score }) => sum + score, 0);
    const found = new Map<string, { weight: number; bearers: number }>();
    for (const { at: other, score } of alike)
      for (const tag of new Set(tags.get(paths[other] ?? "") ?? [])) {
        const { weight = 0, bearers = 0 } = found.get(tag) ?? {};
        found.set(tag, { weight: weight + score, bearers: bearers + 1 });
      }
    const own = new Set(tags.get(path) ?? []);
    return [...found]
      .map(([value, { weight, bearers }]) => ({ value, bearers, confidence: weight / total }))
      .filter(
        ({ value, bearers, confidence }) =>
          bearers >= LEAST_BEARERS && confidence >= LEAST && !own.has(value),
      )
      .sort((a, b) => b.confidence - a.confidence || (a.value < b.value ? -1 : 1))
      .slice(0, MOST_OF_A_RECORD)
      .map(
        ({ value, confidence }): Proposal => ({
          path,
          kind: "tag",
          value,
          confidence: Math.min(1, confidence),
        }),
      );
  });
}
