import { TopScores } from "./top-scores";

/** Finds the rows from `from` up to `to` of a matrix that are nearest to `query`. */
export interface ScanTask {
  matrix: Float32Array;
  dimensions: number;
  from: number;
  to: number;
  query: Float32Array;
  count: number;
  /** 1 for rows to include; all without it. */
  mask?: Uint8Array;
}

/** The nearest rows, best first, by the dot product, which is the cosine of vectors of length 1. Exact. */
export function scan({ matrix, dimensions, from, to, query, count, mask }: ScanTask) {
  const best = new TopScores(count);
  for (let row = from; row < to; row += 1) {
    if (mask && mask[row] !== 1) continue;
    const score = dotAt(matrix, row * dimensions, query);
    if (score > best.least) best.add(row, score);
  }
  return best.sorted();
}

/** Uses four independent sums, which the processor can compute in parallel. */
function dotAt(matrix: Float32Array, start: number, query: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  const { length } = query;
  const whole = length - (length % 4);
  for (let at = 0; at < whole; at += 4) {
    const place = start + at;
    a += (matrix[place] as number) * (query[at] as number);
    b += (matrix[place + 1] as number) * (query[at + 1] as number);
    c += (matrix[place + 2] as number) * (query[at + 2] as number);
    d += (matrix[place + 3] as number) * (query[at + 3] as number);
  }
  for (let at = whole; at < length; at += 1) a += (matrix[start + at] as number) * (query[at] as number);
  return a + b + c + d;
}
