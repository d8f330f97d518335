import { type Core, loadCore, type Tensor } from "../engines/english/model";
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

/** Rows that are compared with others at a time, and how many others: what is in memory does not grow with the rows. */
const BLOCK = 256;
const TILE = 512;

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
  const core = await loadCore();
  for (let first = part * BLOCK; first < rows; first += parts * BLOCK) {
    const last = Math.min(first + BLOCK, rows);
    const width = last - first;
    const columns = core.tensor2d(columnsOf(task, first, last), [task.dimensions, width]);
    for (let from = first; from < rows; from += TILE) {
      const to = Math.min(from + TILE, rows);
      const values = product(core, task, { from, to }, columns);
      for (let other = Math.max(from, first + 1); other < to; other += 1) {
        const start = (other - from) * width - first;
        for (let row = first; row < Math.min(last, other); row += 1) {
          const score = values[start + row] as number;
          addScore(row, other, score);
          addScore(other, row, score);
        }
      }
    }
    columns.dispose();
  }
  return flat(best, count);
}

/**
 * The scores of the rows of a tile with the rows of a block, which are columns. Transposed here: TensorFlow's own
 * `transposeB` takes twelve times as long.
 */
function product(
  core: Core,
  { matrix, dimensions }: NeighboursTask,
  { from, to }: { from: number; to: number },
  columns: Tensor,
): Float32Array {
  // A copy, since TensorFlow.js does not accept shared memory.
  const tile = core.tensor2d(matrix.slice(from * dimensions, to * dimensions), [to - from, dimensions]);
  const result = core.matMul(tile, columns, false, false);
  const values = result.dataSync();
  for (const tensor of [tile, result]) tensor.dispose();
  return values;
}

function columnsOf({ matrix, dimensions }: NeighboursTask, first: number, last: number): Float32Array {
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
