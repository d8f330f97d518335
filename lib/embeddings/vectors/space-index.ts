import type { Space } from "../engines/space";
import { dot, meanOf, normalize } from "../engines/vector";
import { Best } from "../nearest/best";
import { scan } from "../nearest/scan";
import { threads } from "../threads/pool";
import type { StoredVector } from "./store";

export interface Near {
  path: string;
  /** The cosine, from -1 to 1. */
  score: number;
}

/** From so many numbers on, a scan is worth a thread. */
const INLINE = 4_000_000;
/** What is common to all texts is known well from so many rows on. */
const WELL_KNOWN = 50;

/**
 * The vectors of one space in shared memory, to be searched exactly. What all of them have in common is taken away,
 * which sets unlike ones apart; the fewer there are, the less is taken.
 */
export class SpaceIndex {
  /** The records, by path; `rowsOf(record)` are the rows of its parts. */
  readonly paths: readonly string[];
  readonly matrix: Float32Array;
  private readonly recordOfRow: Int32Array;
  private readonly firstRow: Int32Array;
  private readonly placeOf: ReadonlyMap<string, number>;
  private readonly common: Float32Array;

  /** Of rows that are in the order of their paths and parts. */
  constructor(
    readonly space: Space,
    readonly dimensions: number,
    rows: readonly StoredVector[],
  ) {
    this.matrix = new Float32Array(new SharedArrayBuffer(rows.length * dimensions * 4));
    this.recordOfRow = new Int32Array(rows.length);
    this.common = commonOf(rows, dimensions);
    const paths: string[] = [];
    const first: number[] = [];
    for (const [row, { path, vector }] of rows.entries()) {
      if (paths.at(-1) !== path) {
        paths.push(path);
        first.push(row);
      }
      this.recordOfRow[row] = paths.length - 1;
      this.matrix.set(this.centred(vector), row * dimensions);
    }
    this.paths = paths;
    this.firstRow = Int32Array.from([...first, rows.length]);
    this.placeOf = new Map(paths.map((path, at) => [path, at]));
  }

  get bytes(): number {
    return this.matrix.byteLength;
  }

  /** A vector of this space as those in the index are. */
  centred(vector: Float32Array): Float32Array {
    return normalize(vector.map((value, at) => value - (this.common[at] ?? 0)));
  }

  /** The mean of a record's parts, as they are in the index; null when it is not there. */
  vectorOf(path: string): Float32Array | null {
    const record = this.placeOf.get(path);
    return record === undefined ? null : this.meanOf(record);
  }

  /** One vector for each record, one behind the other. */
  recordMatrix(): Float32Array {
    const matrix = new Float32Array(new SharedArrayBuffer(this.paths.length * this.dimensions * 4));
    for (let record = 0; record < this.paths.length; record += 1)
      matrix.set(this.meanOf(record), record * this.dimensions);
    return matrix;
  }

  /** The records nearest to a centred vector, best first, each by its best part; those that `counts` allows. */
  async nearest(query: Float32Array, count: number, counts?: (path: string) => boolean): Promise<Near[]> {
    const rows = this.recordOfRow.length;
    const mask =
      counts && Uint8Array.from(this.recordOfRow, (record) => (counts(this.paths[record] ?? "") ? 1 : 0));
    // A record may come with several of its parts.
    const wanted = rows === this.paths.length ? count : Math.min(rows, 4 * count);
    const found = await this.scanAll(query, wanted, mask);
    const near = new Map<string, number>();
    for (const [index, row] of found.at.entries()) {
      const path = this.paths[this.recordOfRow[row] ?? 0] ?? "";
      if (!near.has(path)) near.set(path, found.scores[index] ?? 0);
    }
    return [...near].slice(0, count).map(([path, score]) => ({ path, score }));
  }

  /** How the scores of a query are spread over the records: what stands out here, stands out by this measure. */
  spread(query: Float32Array): { mean: number; deviation: number } {
    const step = Math.max(1, Math.floor(this.recordOfRow.length / 500));
    const scores: number[] = [];
    for (let row = 0; row < this.recordOfRow.length; row += step)
      scores.push(dot(query, this.matrix.subarray(row * this.dimensions, (row + 1) * this.dimensions)));
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
    return { mean, deviation: Math.sqrt(variance) };
  }

  private async scanAll(query: Float32Array, count: number, mask?: Uint8Array) {
    const rows = this.recordOfRow.length;
    const task = { matrix: this.matrix, dimensions: this.dimensions, query, count, mask };
    if (rows * this.dimensions <= INLINE) return scan({ ...task, from: 0, to: rows });
    const pool = threads();
    const share = Math.ceil(rows / pool.size);
    const found = await Promise.all(
      Array.from({ length: pool.size }, (_, at) =>
        pool.run("scan", { ...task, from: at * share, to: Math.min(rows, (at + 1) * share) }),
      ),
    );
    const best = new Best(count);
    for (const { at, scores } of found)
      for (const [index, row] of at.entries()) best.add(row, scores[index] ?? 0);
    return best.sorted();
  }

  private meanOf(record: number): Float32Array {
    const [from, to] = [this.firstRow[record] ?? 0, this.firstRow[record + 1] ?? 0];
    const parts = Array.from({ length: to - from }, (_, at) =>
      this.matrix.subarray((from + at) * this.dimensions, (from + at + 1) * this.dimensions),
    );
    return meanOf(parts);
  }
}

function commonOf(rows: readonly StoredVector[], dimensions: number): Float32Array {
  const common = new Float32Array(dimensions);
  const weight = 1 / (rows.length + WELL_KNOWN);
  for (const { vector } of rows)
    for (let at = 0; at < dimensions; at += 1) common[at] = (common[at] ?? 0) + weight * (vector[at] ?? 0);
  return common;
}
