import type { Space } from "../engines/space";
import { addTo } from "../engines/vector";
import { type ByteMatrix, byteMatrix, firstRows, rowOf, setRow } from "../nearest/byte-matrix";
import { SpaceIndex } from "./space-index";
import type { StoredVector } from "./store";

/** Rows of a zero prior for the mean of a space, so that small spaces are centred less. */
const PRIOR_ROWS = 50;

/** Rows that are added when there are more than were counted. */
const MIN_GROWTH = 64;

/** Puts the vectors of a space into shared memory as they are read, so that there is one copy of them. */
export class SpaceBuilder {
  private matrix: ByteMatrix;
  private readonly sum: Float64Array;
  private readonly paths: string[] = [];
  private readonly starts: number[] = [];
  private rows = 0;

  /**
   * Has room for at least `capacity` vectors: more may be stored after they were counted. Memory that is not written
   * to is not allocated.
   */
  constructor(
    private readonly space: Space,
    private readonly dimensions: number,
    capacity: number,
  ) {
    this.matrix = byteMatrix(capacity, dimensions);
    this.sum = new Float64Array(dimensions);
  }

  /** Call it in the order of path and part. */
  add({ path, vector }: Pick<StoredVector, "path" | "vector">): void {
    if (this.paths.at(-1) !== path) {
      this.paths.push(path);
      this.starts.push(this.rows);
    }
    if (this.rows === this.matrix.scales.length) this.grow();
    setRow(this.matrix, this.rows, vector);
    for (const [at, value] of vector.entries()) this.sum[at] = (this.sum[at] ?? 0) + value;
    this.rows += 1;
  }

  private grow(): void {
    const larger = byteMatrix(this.rows + Math.max(this.rows, MIN_GROWTH), this.dimensions);
    larger.bytes.set(this.matrix.bytes);
    larger.scales.set(this.matrix.scales);
    this.matrix = larger;
  }

  build(): SpaceIndex {
    const { rows } = this;
    const matrix = firstRows(this.matrix, rows);
    const common = Float32Array.from(this.sum, (sum) => sum / (rows + PRIOR_ROWS));
    for (let row = 0; row < rows; row += 1) {
      const vector = rowOf(matrix, row);
      addTo(vector, common, -1);
      setRow(matrix, row, vector);
    }
    return new SpaceIndex(this.space, {
      common,
      matrix,
      paths: this.paths,
      firstRows: Int32Array.from([...this.starts, rows]),
    });
  }
}
