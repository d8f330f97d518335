import { normalize } from "../engines/vector";

/**
 * Vectors of length 1, one a row, in shared memory, with a byte for each number: a quarter of what floats take (scalar
 * quantization). The numbers of a row are its bytes times its scale; a cosine is off by less than 0.01, mostly by 0.001.
 */
export interface ByteMatrix {
  dimensions: number;
  bytes: Int8Array;
  /** One for each row; 0 for a row of zeros. */
  scales: Float32Array;
}

const MAX_BYTE = 127;

/** Memory that is not written to is not allocated. */
export function byteMatrix(rows: number, dimensions: number): ByteMatrix {
  return {
    dimensions,
    bytes: new Int8Array(new SharedArrayBuffer(rows * dimensions)),
    scales: new Float32Array(new SharedArrayBuffer(rows * Float32Array.BYTES_PER_ELEMENT)),
  };
}

/** The first rows, which share its memory. */
export const firstRows = ({ dimensions, bytes, scales }: ByteMatrix, rows: number): ByteMatrix => ({
  dimensions,
  bytes: bytes.subarray(0, rows * dimensions),
  scales: scales.subarray(0, rows),
});

/** Scaled so that the row has length 1 again, whatever was lost in rounding; a zero vector stays one. */
export function setRow({ dimensions, bytes, scales }: ByteMatrix, row: number, vector: Float32Array): void {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  const factor = largest > 0 ? MAX_BYTE / largest : 0;
  let squares = 0;
  for (let at = 0; at < dimensions; at += 1) {
    const byte = Math.round((vector[at] ?? 0) * factor);
    bytes[row * dimensions + at] = byte;
    squares += byte * byte;
  }
  scales[row] = squares > 0 ? 1 / Math.sqrt(squares) : 0;
}

/** A copy of a row, of length 1. */
export function rowOf({ dimensions, bytes }: ByteMatrix, row: number): Float32Array {
  return normalize(Float32Array.from(bytes.subarray(row * dimensions, (row + 1) * dimensions)));
}

/** Copies rows as floats into `into`, one after the other. */
export function copyRows(matrix: ByteMatrix, from: number, to: number, into: Float32Array): void {
  const { dimensions, bytes, scales } = matrix;
  for (let row = from, place = 0; row < to; row += 1) {
    const scale = scales[row] as number;
    for (let at = row * dimensions; at < (row + 1) * dimensions; at += 1, place += 1)
      into[place] = (bytes[at] as number) * scale;
  }
}

/** The cosine of a row and a vector of length 1. Uses four independent sums, which the processor computes in parallel. */
export function cosineOf(
  { dimensions, bytes, scales }: ByteMatrix,
  row: number,
  vector: Float32Array,
): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  const start = row * dimensions;
  const whole = dimensions - (dimensions % 4);
  for (let at = 0; at < whole; at += 4) {
    const place = start + at;
    a += (bytes[place] as number) * (vector[at] as number);
    b += (bytes[place + 1] as number) * (vector[at + 1] as number);
    c += (bytes[place + 2] as number) * (vector[at + 2] as number);
    d += (bytes[place + 3] as number) * (vector[at + 3] as number);
  }
  for (let at = whole; at < dimensions; at += 1) a += (bytes[start + at] as number) * (vector[at] as number);
  return (a + b + c + d) * (scales[row] as number);
}
