import { encodeModel, type OnnxNode, type OnnxTensor } from "./onnx";
import { quantize, ZERO } from "./quantize";
import type { Weights } from "./tensors";

const LAYERS = 6;
const HEADS = 12;
const EPSILON = 1e-12;

export const DIMENSIONS = 384;

/**
 * The encoder of MiniLM as an ONNX model: pieces of one text to a row of 384 numbers for each. The products are of
 * 8-bit numbers, which are faster than those of 32.
 */
export function graphOf(weights: ReadonlyMap<string, Weights>): Uint8Array {
  const nodes: OnnxNode[] = [];
  const tensors: OnnxTensor[] = [];

  const keep = (name: string): string => {
    const found = weights.get(name);
    if (!found) throw new Error(`The model has no weights named ${name}`);
    tensors.push({ name, ...found });
    return name;
  };
  const norm = (name: string) => [keep(`${name}.weight`), keep(`${name}.bias`)];
  const dense = (name: string, input: string): string => {
    const found = weights.get(`${name}.weight`);
    if (!found) throw new Error(`The model has no weights named ${name}`);
    const { values, scales, shape } = quantize(found);
    tensors.push({ name: `${name}.q`, shape, values });
    tensors.push({ name: `${name}.scale`, shape: [scales.length], values: scales });
    tensors.push({
      name: `${name}.zero`,
      shape: [scales.length],
      values: new Uint8Array(scales.length).fill(ZERO),
    });
    nodes.push({
      op: "DynamicQuantizeMatMul",
      inputs: [input, `${name}.q`, `${name}.scale`, `${name}.zero`, keep(`${name}.bias`)],
      outputs: [name],
    });
    return name;
  };
  const addNorm = (name: string, input: string, skip: string): string => {
    nodes.push({
      op: "SkipLayerNormalization",
      inputs: [input, skip, ...norm(name)],
      outputs: [name],
      floats: { epsilon: EPSILON },
    });
    return name;
  };

  nodes.push({
    op: "EmbedLayerNormalization",
    inputs: [
      "ids",
      "segments",
      ...["word", "position", "token_type"].map((each) => keep(`embeddings.${each}_embeddings.weight`)),
      ...norm("embeddings.LayerNorm"),
    ],
    outputs: ["embedded", "unused"],
    floats: { epsilon: EPSILON },
  });
  let hidden = "embedded";
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const at = `encoder.layer.${layer}`;
    const [query, key, value] = ["query", "key", "value"].map((each) =>
      dense(`${at}.attention.self.${each}`, hidden),
    );
    const attention = `${at}.attention`;
    nodes.push({
      op: "MultiHeadAttention",
      inputs: [query ?? "", key ?? "", value ?? ""],
      outputs: [attention],
      ints: { num_heads: HEADS },
    });
    const seen = addNorm(
      `${at}.attention.output.LayerNorm`,
      dense(`${at}.attention.output.dense`, attention),
      hidden,
    );
    const inner = dense(`${at}.intermediate.dense`, seen);
    nodes.push({ op: "Gelu", inputs: [inner], outputs: [`${at}.gelu`] });
    hidden = addNorm(`${at}.output.LayerNorm`, dense(`${at}.output.dense`, `${at}.gelu`), seen);
  }
  return encodeModel({
    nodes,
    tensors,
    inputs: ["ids", "segments"].map((name) => ({ name, type: "int32", shape: [1, "tokens"] })),
    outputs: [{ name: hidden, type: "float", shape: [1, "tokens", DIMENSIONS] }],
  });
}
