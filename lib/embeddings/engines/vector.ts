/** Scales `vector` to length 1, in place; a zero vector is unchanged. */
export function normalize(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  if (squares === 0) return vector;
  const scale = 1 / Math.sqrt(squares);
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) * scale;
  return vector;
}

/** `into += weight × vector` */
export function addTo(into: Float32Array, vector: ArrayLike<number>, weight = 1): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) + weight * (vector[at] ?? 0);
}

export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Vectors, concatenated, as they are passed between threads. */
export interface Embedded {
  vectors: Float32Array;
  dimensions: number;
}

export function flat(all: readonly Float32Array[], dimensions: number): Embedded {
  const vectors = new Float32Array(all.length * dimensions);
  for (const [at, vector] of all.entries()) vectors.set(vector, at * dimensions);
  return { vectors, dimensions };
}

/** Splits `flat` into vectors of `dimensions` numbers that share its memory. */
export function vectorsOf(flat: Float32Array, dimensions: number): Float32Array[] {
  const count = flat.length / dimensions;
  return Array.from({ length: count }, (_, at) => flat.subarray(at * dimensions, (at + 1) * dimensions));
}

/** The mean of vectors, normalized to length 1. */
export function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) addTo(mean, vector);
  return normalize(mean);
}
