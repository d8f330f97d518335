export interface WeightedEdges {
  nodes: number;
  sources: Int32Array;
  targets: Int32Array;
  weights: Float32Array;
}

/** A link counts as much as two mutual neighbours with a cosine of 0.5. */
const LINK_WEIGHT = 0.5;
/** The weight of a link, of which there may be several between two records. */
export const LINKED = -1;

/** Pairs of nodes with their weights, in three arrays: a map of 1,000,000 would take 140 MB. */
export class Pairs {
  private readonly lower: Int32Array;
  private readonly higher: Int32Array;
  private readonly weights: Float64Array;
  private count = 0;

  constructor(capacity: number) {
    this.lower = new Int32Array(capacity);
    this.higher = new Int32Array(capacity);
    this.weights = new Float64Array(capacity);
  }

  add(a: number, b: number, weight: number): void {
    this.lower[this.count] = Math.min(a, b);
    this.higher[this.count] = Math.max(a, b);
    this.weights[this.count] = weight;
    this.count += 1;
  }

  /** Each pair once, in the order of its nodes. */
  merged(nodes: number): WeightedEdges {
    const { lower, higher, weights, count } = this;
    const order = this.byNodes(nodes);
    const edges = {
      nodes,
      sources: new Int32Array(count),
      targets: new Int32Array(count),
      weights: new Float32Array(count),
    };
    let size = 0;
    for (let from = 0; from < count; size += 1) {
      const first = order[from] as number;
      const isSame = (pair: number) => lower[pair] === lower[first] && higher[pair] === higher[first];
      let [sum, isLinked, to] = [0, false, from];
      for (; to < count && isSame(order[to] as number); to += 1) {
        const weight = weights[order[to] as number] as number;
        if (weight === LINKED) isLinked = true;
        else sum += weight;
      }
      edges.sources[size] = lower[first] as number;
      edges.targets[size] = higher[first] as number;
      edges.weights[size] = sum + (isLinked ? LINK_WEIGHT : 0);
      from = to;
    }
    const { sources, targets } = edges;
    return {
      nodes,
      sources: sources.slice(0, size),
      targets: targets.slice(0, size),
      weights: edges.weights.slice(0, size),
    };
  }

  /** The pairs sorted by their nodes: into a bucket for each lower one, then each bucket. */
  private byNodes(nodes: number): Uint32Array {
    const { lower, higher, count } = this;
    const ends = new Uint32Array(nodes + 1);
    for (let pair = 0; pair < count; pair += 1) {
      const bucket = (lower[pair] as number) + 1;
      ends[bucket] = (ends[bucket] as number) + 1;
    }
    for (let node = 0; node < nodes; node += 1)
      ends[node + 1] = (ends[node + 1] as number) + (ends[node] as number);
    const order = new Uint32Array(count);
    const next = ends.slice(0, nodes);
    for (let pair = 0; pair < count; pair += 1) {
      const node = lower[pair] as number;
      const place = next[node] as number;
      order[place] = pair;
      next[node] = place + 1;
    }
    for (let node = 0; node < nodes; node += 1)
      order
        .subarray(ends[node], ends[node + 1])
        .sort((a, b) => (higher[a] as number) - (higher[b] as number));
    return order;
  }
}
