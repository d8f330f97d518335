import { dot, normalize } from "../engines/vector";
import { type ByteMatrix, cosineOf, rowOf } from "../nearest/byte-matrix";
import { seededRandom } from "./random";

const ROUNDS = 12;
/** Rows sampled to estimate the components. */
const MAX_SAMPLE_ROWS = 2_000;

/** Projects the rows of a matrix on their first two principal components, found by power iteration. Returns x, y pairs. */
export function project(matrix: ByteMatrix): Float32Array {
  const { dimensions } = matrix;
  const rows = matrix.scales.length;
  const places = new Float32Array(2 * rows);
  if (rows === 0) return places;
  const step = Math.max(1, Math.floor(rows / MAX_SAMPLE_ROWS));
  const sample = Array.from({ length: Math.ceil(rows / step) }, (_, at) => rowOf(matrix, at * step));
  const mean = new Float32Array(dimensions);
  for (const vector of sample)
    for (let at = 0; at < dimensions; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / sample.length;
  const first = direction(sample, mean, null);
  const second = direction(sample, mean, first);
  for (let at = 0; at < rows; at += 1) {
    places[2 * at] = cosineOf(matrix, at, first) - dot(mean, first);
    places[2 * at + 1] = cosineOf(matrix, at, second) - dot(mean, second);
  }
  return places;
}

/** The first principal component, or, with `other`, the first one orthogonal to it. */
function direction(
  sample: readonly Float32Array[],
  mean: Float32Array,
  other: Float32Array | null,
): Float32Array {
  const random = seededRandom(other ? 2 : 1);
  let axis = normalize(mean.map(() => random() - 0.5));
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float32Array(mean.length);
    const offset = dot(mean, axis);
    for (const vector of sample) {
      const along = dot(vector, axis) - offset;
      for (let at = 0; at < next.length; at += 1)
        next[at] = (next[at] ?? 0) + along * ((vector[at] ?? 0) - (mean[at] ?? 0));
    }
    if (other) {
      const shared = dot(next, other);
      for (let at = 0; at < next.length; at += 1) next[at] = (next[at] ?? 0) - shared * (other[at] ?? 0);
    }
    axis = normalize(next);
  }
  return axis;
}
