import { areMutual } from "../clusters/graph";
import { nearOf, type Similarity } from "../clusters/similarity";
import type { ProposalKind } from "../tables";

export interface Proposal {
  path: string;
  kind: ProposalKind;
  value: string;
  /** From 0 to 1. */
  confidence: number;
  reason?: string;
}

/** Minimum cosine for a proposal. */
const MIN_CONFIDENCE = 0.45;
const MAX_PER_RECORD = 3;

/**
 * Missing links: between mutual neighbours that are not linked yet, at most `MAX_PER_RECORD` per record. The link is
 * proposed for the record whose path sorts first.
 */
export function relationsOf(similarity: Similarity, isLinked: (a: string, b: string) => boolean): Proposal[] {
  const { paths } = similarity;
  const pairs = paths.flatMap((_, a) =>
    nearOf(similarity, a).flatMap(({ at: b, score }) =>
      a < b && score >= MIN_CONFIDENCE && areMutual(similarity, a, b) ? [{ a, b, score }] : [],
    ),
  );
  pairs.sort((x, y) => y.score - x.score || x.a - y.a || x.b - y.b);
  const counts = new Map<number, number>();
  const proposals: Proposal[] = [];
  for (const { a, b, score } of pairs) {
    const [first, second] = [paths[a] ?? "", paths[b] ?? ""];
    const isFull = [a, b].some((each) => (counts.get(each) ?? 0) >= MAX_PER_RECORD);
    if (isFull || isLinked(first, second)) continue;
    for (const each of [a, b]) counts.set(each, (counts.get(each) ?? 0) + 1);
    const [path, value] = first < second ? [first, second] : [second, first];
    proposals.push({ path, kind: "related", value, confidence: Math.min(1, score) });
  }
  return proposals;
}
