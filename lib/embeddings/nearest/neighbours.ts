import { loadCore } from "../engines/english/model";
import { Best } from "./best";

/** Finds for each row from `from` up to `to` of a matrix the nearest other rows. */
export interface NeighboursTask {
  matrix: Float32Array;
  rows: number;
  dimensions: number;
  from: number;
  to: number;
  count: number;
}

/** So many scores are held at a time: 64 MB. */
const MOST_SCORES = 16_000_000;
const BLOCK = 256;

/**
 * The nearest `count` rows of each row, best first, one behind the other; -1 where there are fewer. All pairs are
 * compared, as a product of matrices in WebAssembly with SIMD, ten times as fast as a loop.
 */
export async function neighboursOf({ matrix, rows, dimensions, from, to, count }: NeighboursTask) {
  const core = await loadCore();
  // TensorFlow.js takes no shared memory.
  const all = core.tensor2d(new Float32Array(matrix.subarray(0, rows * dimensions)), [rows, dimensions]);
  const at = new Int32Array((to - from) * count).fill(-1);
  const scores = new Float32Array((to - from) * count);
  const block = Math.max(1, Math.min(BLOCK, Math.floor(MOST_SCORES / Math.max(rows, 1))));
  for (let first = from; first < to; first += block) {
    const last = Math.min(first + block, to);
    const some = core.tensor2d(matrix.slice(first * dimensions, last * dimensions), [
      last - first,
      dimensions,
    ]);
    const product = core.matMul(some, all, false, true);
    const values = product.dataSync();
    some.dispose();
    product.dispose();
    for (let row = first; row < last; row += 1) {
      const best = bestOf(values, (row - first) * rows, rows, row, count);
      at.set(best.at, (row - from) * count);
      scores.set(best.scores, (row - from) * count);
    }
  }
  all.dispose();
  return { at, scores };
}

function bestOf(values: Float32Array, start: number, rows: number, itself: number, count: number) {
  const best = new Best(count);
  for (let other = 0; other < rows; other += 1) {
    const score = values[start + other] as number;
    if (score > best.least && other !== itself) best.add(other, score);
  }
  return best.sorted();
}
