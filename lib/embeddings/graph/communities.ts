import louvain from "graphology-communities-louvain";
import { graphOf } from "./edge-graph";
import { seededRandom } from "./random";

/** Weighted edges between `nodes` nodes, each once and none with itself: `sources[i]` with `targets[i]`. */
export interface Edges {
  nodes: number;
  sources: Int32Array;
  targets: Int32Array;
  weights: Float32Array;
}

export interface CommunitiesTask extends Edges {
  /** Above 1 more and smaller communities, below 1 fewer and larger ones. */
  resolution: number;
}

const SEED = 20_260_101;

/**
 * The community of each node, by the Louvain method (Blondel et al. 2008). The same graph gives the same communities.
 */
export function communitiesOf({ resolution, ...edges }: CommunitiesTask): Int32Array {
  // Without edges the method would divide by zero: each node is its own community.
  if (edges.sources.length === 0) return Int32Array.from({ length: edges.nodes }, (_, node) => node);
  const graph = graphOf(edges);
  const found = louvain(graph, { resolution, rng: seededRandom(SEED), getEdgeWeight: "weight" });
  return Int32Array.from({ length: edges.nodes }, (_, node) => found[node] ?? 0);
}
