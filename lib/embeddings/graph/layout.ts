import forceAtlas2 from "graphology-layout-forceatlas2";
import { type Edges, graphOf } from "./communities";
import { project } from "./project";

export interface LayoutTask extends Edges {
  /** The nodes' vectors, concatenated, for start positions; zeros for nodes without one. */
  matrix: Float32Array;
  dimensions: number;
  iterations: number;
}

/** Larger graphs use an approximation (Barnes and Hut 1986). */
const MAX_EXACT_NODES = 500;

/**
 * A position for each node, x and y from 0 to 1, near its neighbours in the graph. Starts from the first two principal
 * components of the vectors, so that the result is deterministic, and applies ForceAtlas2 (Jacomy et al. 2014).
 */
export function layOut({ matrix, dimensions, iterations, ...edges }: LayoutTask): Float32Array {
  const places = project(matrix, edges.nodes, dimensions);
  if (edges.nodes > 1) {
    const graph = graphOf(edges);
    const spread = 10 * Math.sqrt(edges.nodes);
    graph.updateEachNodeAttributes((node, attributes) => ({
      ...attributes,
      x: (places[2 * Number(node)] ?? 0) * spread,
      y: (places[2 * Number(node) + 1] ?? 0) * spread,
    }));
    const found = forceAtlas2(graph, {
      iterations,
      getEdgeWeight: "weight",
      settings: { ...forceAtlas2.inferSettings(graph), barnesHutOptimize: edges.nodes > MAX_EXACT_NODES },
    });
    for (let node = 0; node < edges.nodes; node += 1) {
      places[2 * node] = found[node]?.x ?? 0;
      places[2 * node + 1] = found[node]?.y ?? 0;
    }
  }
  return fitToSquare(places);
}

/** Scales both axes equally to the square from 0 to 1; outliers are clamped to its edge. */
function fitToSquare(places: Float32Array): Float32Array {
  const [left, right] = bounds(places, 0);
  const [top, bottom] = bounds(places, 1);
  const size = Math.max(right - left, bottom - top) || 1;
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  return places.map((value, at) =>
    Math.min(1, Math.max(0, 0.5 + (value - (at % 2 === 0 ? middleX : middleY)) / size)),
  );
}

/** The range of all but the outermost hundredth, with a margin. */
function bounds(places: Float32Array, direction: 0 | 1): [number, number] {
  const values = places.filter((_, at) => at % 2 === direction).sort();
  const outer = Math.floor(values.length / 200);
  const [low, high] = [values[outer] ?? 0, values[values.length - 1 - outer] ?? 0];
  const room = 0.05 * (high - low);
  return [low - room, high + room];
}
