import { LINKED, Pairs, type WeightedEdges } from "./pairs";
import { nearOf, type Similarity } from "./similarity";

/** Minimum cosine for an edge. */
const MIN_SCORE = 0.2;

export interface LinkPair {
  source: string;
  target: string;
}

/**
 * The graph whose communities are the clusters. The weight of an edge is the squared cosine, once for each of the two
 * records that has the other among its neighbours, plus `LINK_WEIGHT` if they are linked in either direction.
 */
export function graphOf(similarity: Similarity, links: readonly LinkPair[]): WeightedEdges {
  const { placeOf, neighbours } = similarity;
  const nodes = similarity.paths.length;
  const pairs = new Pairs(neighbours.at.length + links.length);
  for (let node = 0; node < nodes; node += 1)
    for (const { at, score } of nearOf(similarity, node))
      if (score >= MIN_SCORE) pairs.add(node, at, score ** 2);
  for (const { source, target } of links) {
    const [a, b] = [placeOf.get(source), placeOf.get(target)];
    if (a !== undefined && b !== undefined && a !== b) pairs.add(a, b, LINKED);
  }
  return pairs.merged(nodes);
}

/** Whether `a` is among the neighbours of `b`. */
export const areMutual = (similarity: Similarity, a: number, b: number): boolean =>
  nearOf(similarity, b).some(({ at }) => at === a);
