import { loadCore } from "../engines/english/model";
import { Best } from "./best";

/** Finds for all rows of a matrix the nearest other rows, among those pairs that fall to one of several parts. */
export interface NeighboursTask {
  matrix: Float32Array;
  rows: number;
  dimensions: number;
  count: number;
  /** From 0 to `parts` - 1: who takes all parts has compared all pairs. */
  part: number;
  parts: number;
}

/** The nearest of each row, best first, one row behind the other; -1 where there are fewer. */
export interface Neighbours {
  at: Int32Array;
  scores: Float32Array;
}

/** So many scores are held at a time: 64 MB. */
const MOST_SCORES = 16_000_000;
const BLOCK = 256;

/**
 * The nearest `count` rows of each row, as far as this part knows. Pairs are compared as products of matrices in
 * WebAssembly with SIMD, and each pair once: what a row is to another, the other is to it.
 */
export async function neighboursOf(task: NeighboursTask): Promise<Neighbours> {
  const { rows, count, part, parts } = task;
  const best = Array.from({ length: rows }, () => new Best(count));
  const floors = new Float32Array(rows).fill(Number.NEGATIVE_INFINITY);
  const meet = (row: number, other: number, score: number) => {
    if (score <= (floors[row] as number)) return;
    const own = best[row] as Best;
    own.add(other, score);
    floors[row] = own.least;
  };
  const block = Math.max(1, Math.min(BLOCK, Math.floor(MOST_SCORES / Math.max(rows, 1))));
  for (let first = part * block; first < rows; first += parts * block) {
    const last = Math.min(first + block, rows);
    const values = await product(task, first, last);
    const width = last - first;
    for (let other = first + 1; other < rows; other += 1) {
      const start = (other - first) * width - first;
      for (let row = first; row < Math.min(last, other); row += 1) {
        const score = values[start + row] as number;
        meet(row, other, score);
        meet(other, row, score);
      }
    }
  }
  return flat(best, count);
}

/**
 * All rows from `first` on, each times those up to `last`. The factor is turned here: with TensorFlow's own
 * `transposeB` the product takes twelve times as long.
 */
async function product(
  { matrix, rows, dimensions }: NeighboursTask,
  first: number,
  last: number,
): Promise<Float32Array> {
  const core = await loadCore();
  // TensorFlow.js takes no shared memory, so these are copies.
  const all = core.tensor2d(matrix.slice(first * dimensions, rows * dimensions), [rows - first, dimensions]);
  const turned = core.tensor2d(columnsOf(matrix, first, last, dimensions), [dimensions, last - first]);
  const result = core.matMul(all, turned, false, false);
  const values = result.dataSync();
  for (const tensor of [all, turned, result]) tensor.dispose();
  return values;
}

function columnsOf(matrix: Float32Array, first: number, last: number, dimensions: number): Float32Array {
  const width = last - first;
  const columns = new Float32Array(width * dimensions);
  for (let row = 0; row < width; row += 1) {
    const start = (first + row) * dimensions;
    for (let at = 0; at < dimensions; at += 1) columns[at * width + row] = matrix[start + at] as number;
  }
  return columns;
}

function flat(best: readonly Best[], count: number): Neighbours {
  const at = new Int32Array(best.length * count).fill(-1);
  const scores = new Float32Array(best.length * count);
  for (const [row, each] of best.entries()) {
    const sorted = each.sorted();
    at.set(sorted.at, row * count);
    scores.set(sorted.scores, row * count);
  }
  return { at, scores };
}

/** What the parts found, together: of equal scores, the lower place first. */
export function mergeNeighbours(parts: readonly Neighbours[], count: number): Neighbours {
  const rows = (parts[0]?.at.length ?? 0) / count;
  const best = Array.from({ length: rows }, (_, row) => {
    const places = parts.flatMap(({ at, scores }) =>
      Array.from({ length: count }, (_, n) => ({
        at: at[row * count + n] as number,
        score: scores[row * count + n] as number,
      })),
    );
    const found = places.filter((each) => each.at >= 0).sort((a, b) => a.at - b.at);
    const own = new Best(count);
    for (const each of found) own.add(each.at, each.score);
    return own;
  });
  return flat(best, count);
}
