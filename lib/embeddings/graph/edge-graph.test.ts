import { UndirectedGraph } from "graphology";
import louvain from "graphology-communities-louvain";
import forceAtlas2 from "graphology-layout-forceatlas2";
import { expect, it } from "vitest";
import { graphOf } from "./edge-graph";
import { seededRandom } from "./random";

const NODES = 200;

/** Edges within groups of ten, and some between them; the last ten nodes have none. */
function someEdges() {
  const random = seededRandom(3);
  const weights = new Map<number, number>();
  for (let n = 0; n < 900; n += 1) {
    const a = Math.floor(random() * (NODES - 10));
    const b =
      random() < 0.8 ? 10 * Math.floor(a / 10) + Math.floor(random() * 10) : Math.floor(random() * 190);
    if (a !== b) weights.set(Math.min(a, b) * NODES + Math.max(a, b), Math.fround(random()));
  }
  const keys = [...weights.keys()];
  return {
    nodes: NODES,
    sources: Int32Array.from(keys, (key) => Math.floor(key / NODES)),
    targets: Int32Array.from(keys, (key) => key % NODES),
    weights: Float32Array.from(weights.values()),
  };
}

it("is to the algorithms what a graph of the library is", () => {
  const edges = someEdges();
  const random = seededRandom(4);
  const places = Float32Array.from({ length: 2 * NODES }, () => 100 * random());
  const theirs = new UndirectedGraph();
  for (let node = 0; node < NODES; node += 1)
    theirs.addNode(node, { x: places[2 * node], y: places[2 * node + 1] });
  for (const [edge, source] of edges.sources.entries())
    theirs.addEdge(source, edges.targets[edge], { weight: edges.weights[edge] });
  const ours = graphOf(edges, places);
  const communities = (graph: UndirectedGraph) => louvain(graph, { rng: seededRandom(5) });
  expect(communities(ours)).toEqual(communities(theirs));
  const settings = { ...forceAtlas2.inferSettings(NODES), barnesHutOptimize: true };
  const layout = (graph: UndirectedGraph) => forceAtlas2(graph, { iterations: 20, settings });
  expect(layout(ours)).toEqual(layout(theirs));
});
