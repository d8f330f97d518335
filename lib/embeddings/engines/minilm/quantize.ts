import type { Weights } from "./tensors";

const LARGEST = 127;
/** The number that means zero. */
export const ZERO = 128;

export interface Quantized {
  /** Inputs × outputs; the file has outputs × inputs. */
  shape: [number, number];
  values: Uint8Array;
  /** One per output. */
  scales: Float32Array;
}

/**
 * Weights as whole numbers of 8 bits, with a scale for each output. Without a sign: with one, processors that lack VNNI
 * add products in 16 bits, which overflow, so that vectors would be others there than elsewhere.
 */
export function quantize({ shape, values }: Weights): Quantized {
  const [outputs = 0, inputs = 0] = shape;
  const quantized = new Uint8Array(values.length);
  const scales = new Float32Array(outputs);
  for (let output = 0; output < outputs; output += 1) {
    const row = values.subarray(output * inputs, (output + 1) * inputs);
    const largest = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const scale = largest / LARGEST || 1;
    scales[output] = scale;
    for (const [input, value] of row.entries())
      quantized[input * outputs + output] = ZERO + Math.round(value / scale);
  }
  return { shape: [inputs, outputs], values: quantized, scales };
}
