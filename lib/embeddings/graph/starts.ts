import type { Edges } from "./communities";

/** An irrational turn: points at its multiples never fall together (as seeds of a sunflower). */
const TURN = Math.PI * (3 - Math.sqrt(5));
const JITTER = 0.02;

/**
 * Where the layout starts, x and y around 0.5: the last place of a node, else where its neighbours are, else its
 * projection. No two nodes start in one point, from which the repulsion of Barnes and Hut would throw them to infinity.
 */
export function startPlaces(
  edges: Edges,
  projected: Float32Array,
  before: Float32Array | undefined,
): { places: Float32Array; known: number } {
  const { nodes } = edges;
  const places = new Float32Array(2 * nodes);
  const isPlaced = new Uint8Array(nodes);
  let known = 0;
  for (let node = 0; node < nodes; node += 1) {
    const [x, y] = [before?.[2 * node] ?? Number.NaN, before?.[2 * node + 1] ?? Number.NaN];
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
    places.set([x, y], 2 * node);
    isPlaced[node] = 1;
    known += 1;
  }
  if (known === 0) placeByProjection(places, isPlaced, projected);
  placeByNeighbours(edges, places, isPlaced);
  for (let node = 0; node < nodes; node += 1) {
    // A node that nothing is known of: on a disk as wide as the map.
    const radius = isPlaced[node]
      ? JITTER * Math.sqrt((node + 1) / nodes)
      : 0.5 * Math.sqrt((node + 0.5) / nodes);
    const center = isPlaced[node] ? [places[2 * node] ?? 0.5, places[2 * node + 1] ?? 0.5] : [0.5, 0.5];
    const isOld = before !== undefined && Number.isFinite(before[2 * node]);
    const reach = isOld ? radius / 100 : radius;
    places[2 * node] = (center[0] ?? 0.5) + reach * Math.cos(node * TURN);
    places[2 * node + 1] = (center[1] ?? 0.5) + reach * Math.sin(node * TURN);
  }
  return { places, known };
}

/** By the two directions in which the vectors differ most, scaled to the map; zeros are nodes without a vector. */
function placeByProjection(places: Float32Array, isPlaced: Uint8Array, projected: Float32Array): void {
  const largest = projected.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (!(largest > 0) || !Number.isFinite(largest)) return;
  const seen = new Map<string, number>();
  for (let node = 0; node < isPlaced.length; node += 1) {
    const key = `${projected[2 * node]} ${projected[2 * node + 1]}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  for (let node = 0; node < isPlaced.length; node += 1) {
    const [x = 0, y = 0] = projected.subarray(2 * node, 2 * node + 2);
    // Records without a vector share a point.
    if ((seen.get(`${projected[2 * node]} ${projected[2 * node + 1]}`) ?? 0) > 1) continue;
    places.set([0.5 + x / largest / 2, 0.5 + y / largest / 2], 2 * node);
    isPlaced[node] = 1;
  }
}

/** Nodes without a place start amid those of their neighbours that have one. */
function placeByNeighbours({ sources, targets }: Edges, places: Float32Array, isPlaced: Uint8Array): void {
  const sums = new Map<number, [x: number, y: number, n: number]>();
  for (const [edge, source] of sources.entries()) {
    const target = targets[edge] ?? 0;
    for (const [from, to] of [
      [source, target],
      [target, source],
    ] as const) {
      if (isPlaced[from] || !isPlaced[to]) continue;
      const [x, y, n] = sums.get(from) ?? [0, 0, 0];
      sums.set(from, [x + (places[2 * to] ?? 0), y + (places[2 * to + 1] ?? 0), n + 1]);
    }
  }
  for (const [node, [x, y, n]] of sums) {
    places.set([x / n, y / n], 2 * node);
    isPlaced[node] = 1;
  }
}
