import { nearOf, type Similarity } from "./similarity";

/** Minimum cosine for an edge. */
const MIN_SCORE = 0.2;
/** A link counts as much as two mutual neighbours with a cosine of 0.5. */
const LINK_WEIGHT = 0.5;

export interface WeightedEdges {
  nodes: number;
  sources: Int32Array;
  targets: Int32Array;
  weights: Float32Array;
}

export interface LinkPair {
  source: string;
  target: string;
}

/**
 * The graph whose communities are the clusters. The weight of an edge is the squared cosine, once for each of the two
 * records that has the other among its neighbours, plus `LINK_WEIGHT` if they are linked in either direction.
 */
export function graphOf(similarity: Similarity, links: readonly LinkPair[]): WeightedEdges {
  const weights = new Map<number, number>();
  const { placeOf } = similarity;
  const nodes = similarity.paths.length;
  const add = (a: number, b: number, weight: number) => {
    const key = Math.min(a, b) * nodes + Math.max(a, b);
    weights.set(key, (weights.get(key) ?? 0) + weight);
  };
  for (let node = 0; node < nodes; node += 1)
    for (const { at, score } of nearOf(similarity, node)) if (score >= MIN_SCORE) add(node, at, score ** 2);
  const linked = new Set<number>();
  for (const { source, target } of links) {
    const [a, b] = [placeOf.get(source), placeOf.get(target)];
    if (a === undefined || b === undefined || a === b) continue;
    const key = Math.min(a, b) * nodes + Math.max(a, b);
    if (!linked.has(key)) add(a, b, LINK_WEIGHT);
    linked.add(key);
  }
  const keys = [...weights.keys()].sort((a, b) => a - b);
  return {
    nodes,
    sources: Int32Array.from(keys, (key) => Math.floor(key / nodes)),
    targets: Int32Array.from(keys, (key) => key % nodes),
    weights: Float32Array.from(keys, (key) => weights.get(key) ?? 0),
  };
}

/** Whether `a` is among the neighbours of `b`. */
export const areMutual = (similarity: Similarity, a: number, b: number): boolean =>
  nearOf(similarity, b).some(({ at }) => at === a);
