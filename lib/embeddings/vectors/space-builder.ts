import type { Space } from "../engines/space";
import { addTo, normalize } from "../engines/vector";
import { SpaceIndex } from "./space-index";
import type { StoredVector } from "./store";

/** Rows of a zero prior for the mean of a space, so that small spaces are centred less. */
const PRIOR_ROWS = 50;

/** Rows that are added when there are more than were counted. */
const MIN_GROWTH = 64;

const matrixOf = (rows: number, dimensions: number): Float32Array =>
  new Float32Array(new SharedArrayBuffer(rows * dimensions * 4));

/** Puts the vectors of a space into shared memory as they are read, so that there is one copy of them. */
export class SpaceBuilder {
  private matrix: Float32Array;
  private readonly sum: Float64Array;
  private readonly paths: string[] = [];
  private readonly firstRows: number[] = [];
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
    this.matrix = matrixOf(capacity, dimensions);
    this.sum = new Float64Array(dimensions);
  }

  /** Call it in the order of path and part. */
  add({ path, vector }: Pick<StoredVector, "path" | "vector">): void {
    if (this.paths.at(-1) !== path) {
      this.paths.push(path);
      this.firstRows.push(this.rows);
    }
    if (this.rows * this.dimensions === this.matrix.length) this.grow();
    this.matrix.set(vector, this.rows * this.dimensions);
    for (const [at, value] of vector.entries()) this.sum[at] = (this.sum[at] ?? 0) + value;
    this.rows += 1;
  }

  private grow(): void {
    const larger = matrixOf(this.rows + Math.max(this.rows, MIN_GROWTH), this.dimensions);
    larger.set(this.matrix);
    this.matrix = larger;
  }

  build(): SpaceIndex {
    const { dimensions, rows, matrix } = this;
    const common = Float32Array.from(this.sum, (sum) => sum / (rows + PRIOR_ROWS));
    for (let row = 0; row < rows; row += 1) {
      const vector = matrix.subarray(row * dimensions, (row + 1) * dimensions);
      addTo(vector, common, -1);
      normalize(vector);
    }
    return new SpaceIndex(this.space, {
      dimensions,
      common,
      matrix: matrix.subarray(0, rows * dimensions),
      paths: this.paths,
      firstRows: Int32Array.from([...this.firstRows, rows]),
    });
  }
}
