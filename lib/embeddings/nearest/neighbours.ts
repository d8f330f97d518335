import { type Core, loadCore, type Tensor } from "../engines/english/model";
import { BestOfRows, type Neighbours } from "./best-of-rows";
import { type ByteMatrix, copyRows } from "./byte-matrix";

/** Finds the nearest other rows of each row of a matrix, among the pairs of one part of the work. */
export interface NeighboursTask {
  matrix: ByteMatrix;
  count: number;
  /** From 0 to `parts` - 1: all parts together compare all pairs. */
  part: number;
  parts: number;
}

/** Rows that are compared with others at a time, and how many others: what is in memory does not grow with the rows. */
const BLOCK = 512;
const TILE = 512;

/**
 * The nearest `count` rows of each row, among the pairs of this part. Scores are matrix products in WebAssembly with
 * SIMD. Each pair is computed once, as the score is symmetric.
 */
export async function neighboursOf({ matrix, count, part, parts }: NeighboursTask): Promise<Neighbours> {
  const { dimensions } = matrix;
  const rows = matrix.scales.length;
  const best = new BestOfRows(rows, count);
  const core = await loadCore();
  const copies = new Float32Array(TILE * dimensions);
  for (let first = part * BLOCK; first < rows; first += parts * BLOCK) {
    const last = Math.min(first + BLOCK, rows);
    const width = last - first;
    const columns = core.tensor2d(columnsOf(matrix, first, last), [dimensions, width]);
    for (let from = first; from < rows; from += TILE) {
      const to = Math.min(from + TILE, rows);
      copyRows(matrix, from, to, copies);
      const tile = core.tensor2d(copies.subarray(0, (to - from) * dimensions), [to - from, dimensions]);
      const scores = product(core, tile, columns);
      for (let other = Math.max(from, first + 1); other < to; other += 1) {
        const start = (other - from) * width - first;
        for (let row = first; row < Math.min(last, other); row += 1) {
          const score = scores[start + row] as number;
          best.add(row, other, score);
          best.add(other, row, score);
        }
      }
    }
    columns.dispose();
  }
  return best;
}

/** Transposed here: TensorFlow's own `transposeB` takes twelve times as long. */
function product(core: Core, tile: Tensor, columns: Tensor): Float32Array {
  const result = core.matMul(tile, columns, false, false);
  const values = result.dataSync();
  for (const tensor of [tile, result]) tensor.dispose();
  return values;
}

function columnsOf(matrix: ByteMatrix, first: number, last: number): Float32Array {
  const { dimensions, bytes, scales } = matrix;
  const width = last - first;
  const columns = new Float32Array(width * dimensions);
  for (let row = 0; row < width; row += 1) {
    const start = (first + row) * dimensions;
    const scale = scales[first + row] as number;
    for (let at = 0; at < dimensions; at += 1)
      columns[at * width + row] = (bytes[start + at] as number) * scale;
  }
  return columns;
}

/** Merges the results of the parts. */
export function mergeNeighbours(parts: readonly Neighbours[], rows: number, count: number): Neighbours {
  const best = new BestOfRows(rows, count);
  for (const { at, scores } of parts)
    for (const [place, other] of at.entries())
      if (other >= 0) best.add(Math.floor(place / count), other, scores[place] as number);
  return best;
}
