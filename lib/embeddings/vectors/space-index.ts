import type { Space } from "../engines/space";
import { meanOf, normalize } from "../engines/vector";
import { type ByteMatrix, byteMatrix, cosineOf, rowOf, setRow } from "../nearest/byte-matrix";
import { scan } from "../nearest/scan";
import { TopScores } from "../nearest/top-scores";
import { threads } from "../threads/pool";

export interface NearRecord {
  path: string;
  /** The cosine, from -1 to 1. */
  score: number;
}

/** Larger matrices are scanned in worker threads. */
const MAX_INLINE_NUMBERS = 4_000_000;

/** The vectors of a space, as `SpaceBuilder` makes them. */
export interface SpaceVectors {
  /** The mean that was subtracted from each. */
  common: Float32Array;
  /** A row for each part of a record. */
  matrix: ByteMatrix;
  /** The records. */
  paths: readonly string[];
  /** The first row of each record, and the number of all rows. */
  firstRows: Int32Array;
}

/**
 * The vectors of one space, for search among all of them. Their mean is subtracted, which separates unrelated ones; less of
 * it the fewer vectors there are.
 */
export class SpaceIndex {
  readonly matrix: ByteMatrix;
  /** The records, by path. */
  readonly paths: readonly string[];
  private readonly firstRow: Int32Array;
  private readonly recordOfRow: Int32Array;
  private readonly placeOf: ReadonlyMap<string, number>;
  private readonly common: Float32Array;

  constructor(
    readonly space: Space,
    { common, matrix, paths, firstRows }: SpaceVectors,
  ) {
    this.common = common;
    this.matrix = matrix;
    this.paths = paths;
    this.firstRow = firstRows;
    this.recordOfRow = new Int32Array(firstRows.at(-1) ?? 0);
    for (let record = 0; record < paths.length; record += 1)
      this.recordOfRow.fill(record, firstRows[record], firstRows[record + 1]);
    this.placeOf = new Map(paths.map((path, at) => [path, at]));
  }

  get dimensions(): number {
    return this.matrix.dimensions;
  }

  get bytes(): number {
    return this.matrix.bytes.byteLength + this.matrix.scales.byteLength;
  }

  /** A vector with the mean of the index subtracted, as those in it. */
  centred(vector: Float32Array): Float32Array {
    return normalize(vector.map((value, at) => value - (this.common[at] ?? 0)));
  }

  /** The mean of a record's centred parts; null when it is not in the index. */
  vectorOf(path: string): Float32Array | null {
    const record = this.placeOf.get(path);
    return record === undefined ? null : this.meanOf(record);
  }

  /** A row for each record; the matrix itself where every record has one part. Not to be written to. */
  recordMatrix(): ByteMatrix {
    if (this.recordOfRow.length === this.paths.length) return this.matrix;
    const matrix = byteMatrix(this.paths.length, this.dimensions);
    for (let record = 0; record < this.paths.length; record += 1) setRow(matrix, record, this.meanOf(record));
    return matrix;
  }

  /** The records nearest to a centred vector, best first, each by its best part; filtered by `counts`. */
  async nearest(
    query: Float32Array,
    count: number,
    counts?: (path: string) => boolean,
  ): Promise<NearRecord[]> {
    const rows = this.recordOfRow.length;
    const mask =
      counts && Uint8Array.from(this.recordOfRow, (record) => (counts(this.paths[record] ?? "") ? 1 : 0));
    // A record may match with several of its parts.
    const wanted = rows === this.paths.length ? count : Math.min(rows, 4 * count);
    const found = await this.scanAll(query, wanted, mask);
    const near = new Map<string, number>();
    for (const [index, row] of found.at.entries()) {
      const path = this.paths[this.recordOfRow[row] ?? 0] ?? "";
      if (!near.has(path)) near.set(path, found.scores[index] ?? 0);
    }
    return [...near].slice(0, count).map(([path, score]) => ({ path, score }));
  }

  /** The mean and standard deviation of a query's scores, from a sample. */
  spread(query: Float32Array): { mean: number; deviation: number } {
    const step = Math.max(1, Math.floor(this.recordOfRow.length / 500));
    const scores: number[] = [];
    for (let row = 0; row < this.recordOfRow.length; row += step)
      scores.push(cosineOf(this.matrix, row, query));
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
    return { mean, deviation: Math.sqrt(variance) };
  }

  private async scanAll(query: Float32Array, count: number, mask?: Uint8Array) {
    const rows = this.recordOfRow.length;
    const task = { matrix: this.matrix, query, count, mask };
    if (rows * this.dimensions <= MAX_INLINE_NUMBERS) return scan({ ...task, from: 0, to: rows });
    const pool = threads();
    const share = Math.ceil(rows / pool.size);
    const found = await Promise.all(
      Array.from({ length: pool.size }, (_, at) =>
        pool.run("scan", { ...task, from: at * share, to: Math.min(rows, (at + 1) * share) }),
      ),
    );
    const best = new TopScores(count);
    for (const { at, scores } of found)
      for (const [index, row] of at.entries()) best.add(row, scores[index] ?? 0);
    return best.sorted();
  }

  private meanOf(record: number): Float32Array {
    const [from, to] = [this.firstRow[record] ?? 0, this.firstRow[record + 1] ?? 0];
    return meanOf(Array.from({ length: to - from }, (_, at) => rowOf(this.matrix, from + at)));
  }
}
