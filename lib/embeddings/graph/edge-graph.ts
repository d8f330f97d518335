import type { UndirectedGraph } from "graphology";
import type { Edges } from "./communities";

/** What graphology calls for each edge. */
type VisitEdge = (edge: number, attributes: { weight: number }, source: number, target: number) => void;

/**
 * Edges as the algorithms of graphology read a graph, which of 100,000 records takes 500 MB as an `UndirectedGraph`. Nodes
 * are their numbers, each with the place it starts from, if any.
 */
class EdgeGraph {
  readonly type = "undirected";
  readonly multi = false;
  readonly selfLoopCount = 0;
  readonly order: number;
  readonly size: number;
  private readonly degrees: Uint32Array;

  constructor(
    private readonly edges: Edges,
    private readonly places: Float32Array,
  ) {
    this.order = edges.nodes;
    this.size = edges.sources.length;
    this.degrees = new Uint32Array(edges.nodes);
    for (const ends of [edges.sources, edges.targets])
      for (const node of ends) this.degrees[node] = (this.degrees[node] ?? 0) + 1;
  }

  nodes = (): number[] => Array.from({ length: this.order }, (_, node) => node);

  undirectedDegreeWithoutSelfLoops = (node: number): number => this.degrees[node] ?? 0;

  forEachNode(visit: (node: number, attributes: { x?: number; y?: number }) => void): void {
    for (let node = 0; node < this.order; node += 1)
      visit(node, { x: this.places[2 * node], y: this.places[2 * node + 1] });
  }

  forEachEdge(visit: VisitEdge): void {
    const { sources, targets, weights } = this.edges;
    const attributes = { weight: 0 };
    for (let edge = 0; edge < this.size; edge += 1) {
      attributes.weight = weights[edge] as number;
      visit(edge, attributes, sources[edge] as number, targets[edge] as number);
    }
  }

  /** What has these two is a graph to graphology. */
  addUndirectedEdgeWithKey = (): never => unchangeable();
  dropNode = (): never => unchangeable();
}

function unchangeable(): never {
  throw new Error("The graph cannot be changed");
}

/** `places`, x and y of each node, are attributes of the nodes. */
export const graphOf = (edges: Edges, places = new Float32Array(0)): UndirectedGraph =>
  new EdgeGraph(edges, places) as unknown as UndirectedGraph;
