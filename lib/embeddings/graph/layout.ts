import forceAtlas2 from "graphology-layout-forceatlas2";
import type { Edges } from "./communities";
import { graphOf } from "./edge-graph";
import { spreadOut } from "./spread";
import { startPlaces } from "./starts";

export interface LayoutTask extends Edges {
  /** Where nodes are by their vectors, x and y, as `project` makes them; zeros for nodes without one. */
  projected: Float32Array;
  iterations: number;
  /** Where nodes were before, x and y from 0 to 1; NaN for new ones. */
  before?: Float32Array;
}

/** Larger graphs use an approximation (Barnes and Hut 1986). */
const MAX_EXACT_NODES = 500;
/** When at least half of the nodes have a place, it is only adjusted: a map that turns over is a new map. */
const MIN_KNOWN = 0.5;
const ADJUSTING = 0.1;

/**
 * A position for each node, x and y from 0 to 1, near its neighbours in the graph. Starts from the last positions, or the first
 * two principal components of the vectors, so that the result is deterministic, and applies ForceAtlas2 (Jacomy et al. 2014).
 */
export function layOut({ projected, iterations, before, ...edges }: LayoutTask): Float32Array {
  const { places, known } = startPlaces(edges, projected, before);
  if (edges.nodes < 2) return fitToSquare(places);
  const isKnown = known >= MIN_KNOWN * edges.nodes;
  const rounds = isKnown ? Math.max(1, Math.round(ADJUSTING * iterations)) : iterations;
  return spreadOut(fitToSquare(pulled(edges, places, rounds)));
}

function pulled(edges: Edges, starts: Float32Array, iterations: number): Float32Array {
  const spread = 10 * Math.sqrt(edges.nodes);
  const scaled = starts.map((value) => (value - 0.5) * spread);
  const start = (at: number) => scaled[at] ?? 0;
  const graph = graphOf(edges, scaled);
  const found = forceAtlas2(graph, {
    iterations,
    getEdgeWeight: "weight",
    settings: { ...forceAtlas2.inferSettings(graph), barnesHutOptimize: edges.nodes > MAX_EXACT_NODES },
  });
  const places = new Float32Array(2 * edges.nodes);
  for (let node = 0; node < edges.nodes; node += 1) {
    places[2 * node] = bounded(found[node]?.x, start(2 * node), spread);
    places[2 * node + 1] = bounded(found[node]?.y, start(2 * node + 1), spread);
  }
  return places;
}

/** How far from the center repulsion may drive a node, in sizes of the start. */
const MAX_DISTANCE = 20;

function bounded(value: number | undefined, start: number, spread: number): number {
  if (value === undefined || !Number.isFinite(value)) return start;
  return Math.max(-MAX_DISTANCE * spread, Math.min(MAX_DISTANCE * spread, value));
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
