import { nearOf, type Similarity } from "../clusters/similarity";
import type { Proposal } from "./relations";

/** A tag is proposed when at least three neighbours have it, with at least 60% of the weight of all. */
const MIN_NEIGHBOURS = 3;
const MIN_CONFIDENCE = 0.6;
const MIN_SCORE = 0.2;
const MAX_PER_RECORD = 3;

/** Tags are the same whatever their case. */
const folded = (tag: string): string => tag.normalize("NFC").toLowerCase();

/**
 * Tags that most neighbours of a record have and it does not; neighbours are weighted by their score. `tags` are those
 * that users set: the Surveyor's would confirm themselves.
 */
export function tagsOf(similarity: Similarity, tags: ReadonlyMap<string, readonly string[]>): Proposal[] {
  const { paths } = similarity;
  return paths.flatMap((path, at) => {
    const alike = nearOf(similarity, at).filter(({ score }) => score >= MIN_SCORE);
    const total = alike.reduce((sum, { score }) => sum + score, 0);
    const found = new Map<string, { weight: number; count: number }>();
    for (const { at: other, score } of alike)
      for (const tag of new Set(tags.get(paths[other] ?? "") ?? [])) {
        const { weight = 0, count = 0 } = found.get(tag) ?? {};
        found.set(tag, { weight: weight + score, count: count + 1 });
      }
    const own = new Set((tags.get(path) ?? []).map(folded));
    return [...found]
      .map(([value, { weight, count }]) => ({ value, count, confidence: weight / total }))
      .filter(
        ({ value, count, confidence }) =>
          count >= MIN_NEIGHBOURS && confidence >= MIN_CONFIDENCE && !own.has(folded(value)),
      )
      .sort((a, b) => b.confidence - a.confidence || (a.value < b.value ? -1 : 1))
      .slice(0, MAX_PER_RECORD)
      .map(
        ({ value, count, confidence }): Proposal => ({
          path,
          kind: "tag",
          value,
          confidence: Math.min(1, confidence),
          reason: `${count} of the ${alike.length} most similar records have it`,
        }),
      );
  });
}
