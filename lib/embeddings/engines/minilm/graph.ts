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
  const graph = new Graph(weights);
  let hidden = graph.embedded();
  for (let layer = 0; layer < LAYERS; layer += 1) hidden = graph.layer(`encoder.layer.${layer}`, hidden);
  return encodeModel({
    nodes: graph.nodes,
    tensors: graph.tensors,
    inputs: ["ids", "segments"].map((name) => ({ name, type: "int32", shape: [1, "tokens"] })),
    outputs: [{ name: hidden, type: "float", shape: [1, "tokens", DIMENSIONS] }],
  });
}

/** Collects nodes and weights. Each method adds nodes, and returns the name of their output. */
class Graph {
  readonly nodes: OnnxNode[] = [];
  readonly tensors: OnnxTensor[] = [];

  constructor(private readonly weights: ReadonlyMap<string, Weights>) {}

  embedded(): string {
    const tables = ["word", "position", "token_type"].map((each) =>
      this.keep(`embeddings.${each}_embeddings.weight`),
    );
    this.nodes.push({
      op: "EmbedLayerNormalization",
      inputs: ["ids", "segments", ...tables, ...this.norm("embeddings.LayerNorm")],
      outputs: ["embedded", "unused"],
      floats: { epsilon: EPSILON },
    });
    return "embedded";
  }

  layer(at: string, input: string): string {
    const attention = this.attention(`${at}.attention`, input);
    const seen = this.addNorm(
      `${at}.attention.output.LayerNorm`,
      this.dense(`${at}.attention.output.dense`, attention),
      input,
    );
    const inner = this.dense(`${at}.intermediate.dense`, seen);
    this.nodes.push({ op: "Gelu", inputs: [inner], outputs: [`${at}.gelu`] });
    return this.addNorm(`${at}.output.LayerNorm`, this.dense(`${at}.output.dense`, `${at}.gelu`), seen);
  }

  private attention(name: string, input: string): string {
    const inputs = ["query", "key", "value"].map((each) => this.dense(`${name}.self.${each}`, input));
    this.nodes.push({ op: "MultiHeadAttention", inputs, outputs: [name], ints: { num_heads: HEADS } });
    return name;
  }

  private dense(name: string, input: string): string {
    const { values, scales, shape } = quantize(this.get(`${name}.weight`));
    this.tensors.push({ name: `${name}.q`, shape, values });
    this.tensors.push({ name: `${name}.scale`, shape: [scales.length], values: scales });
    const zero = new Uint8Array(scales.length).fill(ZERO);
    this.tensors.push({ name: `${name}.zero`, shape: [scales.length], values: zero });
    this.nodes.push({
      op: "DynamicQuantizeMatMul",
      inputs: [input, `${name}.q`, `${name}.scale`, `${name}.zero`, this.keep(`${name}.bias`)],
      outputs: [name],
    });
    return name;
  }

  private addNorm(name: string, input: string, skip: string): string {
    this.nodes.push({
      op: "SkipLayerNormalization",
      inputs: [input, skip, ...this.norm(name)],
      outputs: [name],
      floats: { epsilon: EPSILON },
    });
    return name;
  }

  private norm(name: string): string[] {
    return [this.keep(`${name}.weight`), this.keep(`${name}.bias`)];
  }

  private keep(name: string): string {
    this.tensors.push({ name, ...this.get(name) });
    return name;
  }

  private get(name: string): Weights {
    const found = this.weights.get(name);
    if (!found) throw new Error(`The model has no weights named ${name}`);
    return found;
  }
}
