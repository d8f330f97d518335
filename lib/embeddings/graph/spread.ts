import { addToGroup } from "@/lib/core/group-by";

/** How much of the square the points would fill, each as a disk: more would be a grid, less unreadable. */
const FILLING = 0.35;
const ROUNDS = 40;

/**
 * Moves points that cover each other apart, and leaves all others. Each round is linear: points are only compared with
 * those in the same and the neighbouring fields of a grid.
 */
export function spreadOut(places: Float32Array): Float32Array {
  const count = places.length / 2;
  const apart = Math.min(0.05, Math.sqrt((4 * FILLING) / (Math.PI * Math.max(count, 1))));
  const moved = Float32Array.from(places);
  for (let round = 0; round < ROUNDS; round += 1) if (!pushApart(moved, apart)) break;
  return moved;
}

/** Whether any points were too near. */
function pushApart(places: Float32Array, apart: number): boolean {
  const fields = Math.max(1, Math.floor(1 / apart));
  const field = (value: number) => Math.max(0, Math.min(fields - 1, Math.floor(value * fields)));
  const grid = new Map<number, number[]>();
  for (let node = 0; 2 * node < places.length; node += 1) {
    const key = field(places[2 * node] ?? 0) * fields + field(places[2 * node + 1] ?? 0);
    addToGroup(grid, key, node);
  }
  let isMoved = false;
  for (const [key, nodes] of grid)
    for (const other of aroundOf(key, fields))
      for (const a of nodes)
        for (const b of grid.get(other) ?? []) if (a < b && part(places, a, b, apart)) isMoved = true;
  return isMoved;
}

/** A field, and those beside it. */
function aroundOf(key: number, fields: number): number[] {
  const [column, row] = [Math.floor(key / fields), key % fields];
  return [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].flatMap((dy) => {
      const [x, y] = [column + dx, row + dy];
      return x < 0 || y < 0 || x >= fields || y >= fields ? [] : [x * fields + y];
    }),
  );
}

/** Moves both points half of what they lack, within the square. */
function part(places: Float32Array, a: number, b: number, apart: number): boolean {
  const [ax = 0, ay = 0] = places.subarray(2 * a, 2 * a + 2);
  const [bx = 0, by = 0] = places.subarray(2 * b, 2 * b + 2);
  const distance = Math.hypot(bx - ax, by - ay);
  if (distance >= apart) return false;
  // Points in one place part in a direction by their numbers.
  const angle = distance > 0 ? Math.atan2(by - ay, bx - ax) : a + 2 * b;
  const step = (apart - distance) / 2;
  const [dx, dy] = [step * Math.cos(angle), step * Math.sin(angle)];
  places[2 * a] = within(ax - dx);
  places[2 * a + 1] = within(ay - dy);
  places[2 * b] = within(bx + dx);
  places[2 * b + 1] = within(by + dy);
  return true;
}

const within = (value: number): number => Math.min(1, Math.max(0, value));
