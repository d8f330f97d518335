import { describe, expect, it } from "vitest";
import { itDeep } from "@/tests/support/deep";
import { times } from "@/tests/support/property";
import { byteMatrix, setRow } from "../nearest/byte-matrix";
import { layOut } from "./layout";
import { project } from "./project";
import { seededRandom } from "./random";

const DIMENSIONS = 16;
/** Records of each of the twenty topics of a large vault. */
const EACH = times(250, 100);

/** `topics` topics of `size` records, each linked to five of its topic; the last `bare` records have no vector. */
function vault(topics: number, size: number, bare = 0) {
  const random = seededRandom(7);
  const nodes = topics * size + bare;
  const matrix = byteMatrix(nodes, DIMENSIONS);
  const edges = new Map<number, number>();
  for (let node = 0; node < topics * size; node += 1) {
    const topic = Math.floor(node / size);
    const value = (at: number) => (at === topic % DIMENSIONS ? 1 : 0) + 0.3 * (random() - 0.5);
    setRow(
      matrix,
      node,
      Float32Array.from({ length: DIMENSIONS }, (_, at) => value(at)),
    );
    for (let n = 0; n < 5; n += 1) {
      const other = topic * size + Math.floor(random() * size);
      if (other !== node) edges.set(Math.min(node, other) * nodes + Math.max(node, other), 0.5);
    }
  }
  const keys = [...edges.keys()].sort((a, b) => a - b);
  return {
    nodes,
    projected: project(matrix),
    sources: Int32Array.from(keys, (key) => Math.floor(key / nodes)),
    targets: Int32Array.from(keys, (key) => key % nodes),
    weights: Float32Array.from(keys, () => 0.5),
  };
}

const at = (places: Float32Array, node: number) =>
  [places[2 * node] ?? 0, places[2 * node + 1] ?? 0] as const;

function distance(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The fields of a grid of 10 × 10 that have a point. */
const covered = (places: Float32Array): number =>
  new Set(
    Array.from({ length: places.length / 2 }, (_, node) =>
      at(places, node)
        .map((value) => Math.min(9, Math.floor(10 * value)))
        .join(" "),
    ),
  ).size;

describe("the map", () => {
  it("never collapses, also of records without a vector or a link", () => {
    for (const task of [vault(8, 80, 33), vault(0, 0, 700), vault(1, 2), vault(3, 30, 60)]) {
      const places = layOut({ ...task, iterations: 60 });
      expect(places.every((value) => value >= 0 && value <= 1)).toBe(true);
      const [x, y] = [0, 1].map((axis) => {
        const values = places.filter((_, index) => index % 2 === axis);
        return Math.max(...values) - Math.min(...values);
      });
      expect(Math.max(x ?? 0, y ?? 0)).toBeGreaterThan(0.5);
      if (task.nodes > 100) expect(covered(places)).toBeGreaterThan(25);
    }
  });

  it("keeps topics together", () => {
    const places = layOut({ ...vault(4, 40), iterations: 200 });
    const centers = [0, 1, 2, 3].map((topic) => {
      const own = Array.from({ length: 40 }, (_, n) => at(places, 40 * topic + n));
      return [
        own.reduce((sum, [x]) => sum + x, 0) / 40,
        own.reduce((sum, [, y]) => sum + y, 0) / 40,
      ] as const;
    });
    const isNearest = Array.from({ length: 160 }, (_, node) => {
      const distances = centers.map((center) => distance(center, at(places, node)));
      return distances.indexOf(Math.min(...distances)) === Math.floor(node / 40);
    });
    expect(isNearest.filter(Boolean).length).toBeGreaterThan(150);
  });

  itDeep("is legible at thousands of points: nearly none covers another", () => {
    const places = layOut({ ...vault(20, EACH), iterations: 30 });
    const points = Array.from({ length: 20 * EACH }, (_, node) => at(places, node));
    const hidden = points.filter((point, node) =>
      points.some((other, index) => index < node && distance(point, other) < 0.003),
    );
    expect(hidden.length).toBeLessThan(points.length / 50);
  });

  itDeep("keeps its shape when records are added", () => {
    const small = vault(6, 50);
    const first = layOut({ ...small, iterations: 200 });
    const before = new Float32Array(2 * (small.nodes + 20)).fill(Number.NaN);
    before.set(first);
    const projected = new Float32Array(2 * (small.nodes + 20));
    projected.set(small.projected);
    const more = { ...small, nodes: small.nodes + 20, projected };
    const second = layOut({ ...more, iterations: 200, before });
    const moves = Array.from({ length: small.nodes }, (_, node) =>
      distance(at(first, node), at(second, node)),
    );
    moves.sort((a, b) => a - b);
    expect(moves[Math.floor(moves.length / 2)]).toBeLessThan(0.08);
    // From nothing, the same records would be elsewhere.
    const fresh = layOut({ ...more, iterations: 200 });
    const others = Array.from({ length: small.nodes }, (_, node) =>
      distance(at(first, node), at(fresh, node)),
    );
    const sum = (values: number[]) => values.reduce((a, b) => a + b);
    expect(sum(others)).toBeGreaterThan(sum(moves));
  });
});
