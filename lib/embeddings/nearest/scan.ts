import { type ByteMatrix, cosineOf } from "./byte-matrix";
import { TopScores } from "./top-scores";

/** Finds the rows from `from` up to `to` of a matrix that are nearest to `query`, a vector of length 1. */
export interface ScanTask {
  matrix: ByteMatrix;
  from: number;
  to: number;
  query: Float32Array;
  count: number;
  /** 1 for rows to include; all without it. */
  mask?: Uint8Array;
}

/** The nearest rows, best first, by their cosine with the query. */
export function scan({ matrix, from, to, query, count, mask }: ScanTask) {
  const best = new TopScores(count);
  for (let row = from; row < to; row += 1) {
    if (mask && mask[row] !== 1) continue;
    const score = cosineOf(matrix, row, query);
    if (score > best.least) best.add(row, score);
  }
  return best.sorted();
}
