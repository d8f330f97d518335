import { readFileSync } from "node:fs";
import { z } from "zod";

const header = z.record(
  z.string(),
  z.looseObject({
    dtype: z.string().optional(),
    shape: z.array(z.int()).optional(),
    data_offsets: z.tuple([z.int(), z.int()]).optional(),
  }),
);

export interface Weights {
  shape: readonly number[];
  values: Float32Array;
}

/** The 16-bit numbers of a safetensors file, widened to 32 bits, by their names. */
export function readTensors(file: string): Map<string, Weights> {
  const bytes = readFileSync(file);
  const headerSize = Number(bytes.readBigUInt64LE(0));
  const data = 8 + headerSize;
  const widened = widenedHalves();
  const tensors = new Map<string, Weights>();
  for (const [name, entry] of Object.entries(header.parse(JSON.parse(bytes.toString("utf8", 8, data))))) {
    const { dtype, shape, data_offsets: offsets } = entry;
    if (dtype !== "F16" || !shape || !offsets) continue;
    const values = new Float32Array((offsets[1] - offsets[0]) / 2);
    for (let at = 0; at < values.length; at += 1)
      values[at] = widened[bytes.readUInt16LE(data + offsets[0] + 2 * at)] ?? 0;
    tensors.set(name, { shape, values });
  }
  return tensors;
}

/** The value of each of the 65,536 numbers of 16 bits (IEEE 754 binary16). */
function widenedHalves(): Float32Array {
  return Float32Array.from({ length: 65_536 }, (_, bits) => {
    const exponent = (bits >> 10) & 0x1f;
    const fraction = (bits & 0x3ff) / 1024;
    const size = exponent === 0 ? fraction * 2 ** -14 : (1 + fraction) * 2 ** (exponent - 15);
    return bits & 0x8000 ? -size : size;
  });
}
