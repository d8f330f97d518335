import { loadCore } from "../engines/english/model";
import { TopScores } from "./top-scores";

/** Finds the nearest other rows of each row of a matrix, among the pairs of one part of the work. */
export interface NeighboursTask {
  matrix: Float32Array;
  rows: number;
  dimensions: number;
  count: number;
  /** From 0 to `parts` - 1: all parts together compare all pairs. */
  part: number;
  parts: number;
}

/** The neighbours of each row, best first, concatenated; -1 where there are fewer. */
export interface Neighbours {
  at: Int32Array;
  scores: Float32Array;
}

/** Scores in memory at a time: 64 MB. */
const MAX_SCORES = 16_000_000;
const BLOCK = 256;

/**
 * The nearest `count` rows of each row, among the pairs of this part. Scores are matrix products in WebAssembly with
 * SIMD. Each pair is computed once, as the score is symmetric.
 */
export async function neighboursOf(task: NeighboursTask): Promise<Neighbours> {
  const { rows, count, part, parts } = task;
  const best = Array.from({ length: rows }, () => new TopScores(count));
  const floors = new Float32Array(rows).fill(Number.NEGATIVE_INFINITY);
  const addScore = (row: number, other: number, score: number) => {
    if (score <= (floors[row] as number)) return;
    const own = best[row] as TopScores;
    own.add(other, score);
    floors[row] = own.least;
  };
  const block = Math.max(1, Math.min(BLOCK, Math.floor(MAX_SCORES / Math.max(rows, 1))));
  for (let first = part * block; first < rows; first += parts * block) {
    const last = Math.min(first + block, rows);
    const values = await product(task, first, last);
    const width = last - first;
    for (let other = first + 1; other < rows; other += 1) {
      const start = (other - first) * width - first;
      for (let row = first; row < Math.min(last, other); row += 1) {
        const score = values[start + row] as number;
        addScore(row, other, score);
        addScore(other, row, score);
      }
    }
  }
  return flat(best, count);
}

/**
 * The scores of all rows from `first` with the rows from `first` to `last`. Transposes here: TensorFlow's own
 * `transposeB` takes twelve times as long.
 */
async function product(
  { matrix, rows, dimensions }: NeighboursTask,
  first: number,
  last: number,
): Promise<Float32Array> {
  const core = await loadCore();
  // Copies, since TensorFlow.js does not accept shared memory.
  const all = core.tensor2d(matrix.slice(first * dimensions, rows * dimensions), [rows - first, dimensions]);
  const transposed = core.tensor2d(columnsOf(matrix, first, last, dimensions), [dimensions, last - first]);
  const result = core.matMul(all, transposed, false, false);
  const values = result.dataSync();
  for (const tensor of [all, transposed, result]) tensor.dispose();
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

function flat(best: readonly TopScores[], count: number): Neighbours {
  const at = new Int32Array(best.length * count).fill(-1);
  const scores = new Float32Array(best.length * count);
  for (const [row, each] of best.entries()) {
    const sorted = each.sorted();
    at.set(sorted.at, row * count);
    scores.set(sorted.scores, row * count);
  }
  return { at, scores };
}

/** Merges the results of the parts; of equal scores, the lower index first. */
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
    const own = new TopScores(count);
    for (const each of found) own.add(each.at, each.score);
    return own;
  });
  return flat(best, count);
}
