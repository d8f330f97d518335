import { encodeModel, type OnnxNode, type OnnxTensor } from "../minilm/onnx";
import { readWeights } from "./files";

const POSITIONS = 32;
const EMBEDDED = 256;
const HIDDEN = 512;
const INNER = 1_536;
const HEADS = 4;
const EPSILON = 1e-6;

const ENCODER = "Encoder_en/KonaTransformer/Encode";
const FOLDED = `module_apply_default/${ENCODER}`;

/**
 * The small model as an ONNX model: rows of pieces, of one length, to a vector of 512 numbers for each. The same numbers as
 * in TensorFlow.js, which takes seven times as long.
 */
export function graphOfUseLite(): Uint8Array {
  const graph = new Graph(readWeights());
  const text = graph.embedded();
  const first = graph.layer(0, text, graph.dense("residual", text, graph.stored(0, "dense"), EMBEDDED));
  const hidden = graph.layer(1, first, first);
  const mean = graph.add("MatMul", "share", hidden);
  const weights = "module/Encoder_en/hidden_layers/tanh_layer_0";
  const dense = { weights: graph.get(`${weights}/weights`), bias: graph.get(`${weights}/bias`) };
  const vector = graph.add("Tanh", graph.dense("last", mean, dense, HIDDEN));
  return encodeModel({
    nodes: graph.nodes,
    tensors: graph.tensors,
    inputs: [
      { name: "ids", type: "int32", shape: ["texts", "pieces"] },
      { name: "positions", type: "int32", shape: ["pieces"] },
      { name: "share", type: "float", shape: ["texts", 1, "pieces"] },
    ],
    outputs: [{ name: vector, type: "float", shape: ["texts", 1, HIDDEN] }],
  });
}

interface Dense {
  weights: Float32Array;
  bias: Float32Array;
}

class Graph {
  readonly nodes: OnnxNode[] = [];
  readonly tensors: OnnxTensor[] = [];

  constructor(private readonly weights: ReadonlyMap<string, Float32Array>) {}

  get(name: string): Float32Array {
    const found = this.weights.get(name);
    if (!found) throw new Error(`The model has no weights named ${name}`);
    return found;
  }

  add(op: string, ...inputs: string[]): string {
    return this.node({ op, inputs, domain: "" });
  }

  /** The vectors of the pieces, twice, as the model adds them to themselves, and of their positions. */
  embedded(): string {
    const table = this.get("module/Embeddings_en").map((value) => 2 * value);
    const pieces = this.keep("pieces", [table.length / EMBEDDED, EMBEDDED], table);
    const scales = this.get(`${FOLDED}/TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1`);
    const waves = Array.from({ length: POSITIONS }, (_, position) =>
      [Math.sin, Math.cos].flatMap((wave) => Array.from(scales, (scale) => wave(position * scale))),
    );
    const timing = this.keep("timing", [POSITIONS, EMBEDDED], Float32Array.from(waves.flat()));
    return this.add("Add", this.add("Gather", pieces, "ids"), this.add("Gather", timing, "positions"));
  }

  /** A layer of the encoder: attention, then two products, each added to what was before. */
  layer(number: 0 | 1, input: string, before: string): string {
    const at = `layer${number}`;
    const size = number === 0 ? EMBEDDED : HIDDEN;
    const normed = this.norm(`${at}.first`, number, "", input);
    const all = this.stored(number, "MultiheadAttention/qkv_transform_single");
    const inputs = ["query", "key", "value"].map((name, third) =>
      this.dense(`${at}.${name}`, normed, thirdOf(all, size, third), size),
    );
    const attention = this.node({ op: "MultiHeadAttention", inputs, ints: { num_heads: HEADS } });
    const transform = this.stored(number, "MultiheadAttention/output_transform_single");
    const seen = this.add("Add", this.dense(`${at}.out`, attention, transform, size), before);
    const second = this.norm(`${at}.second`, number, "FFN/", seen);
    const inner = this.dense(`${at}.inner`, second, this.stored(number, "FFN/conv1"), HIDDEN);
    const outer = this.dense(`${at}.outer`, this.add("Relu", inner), this.stored(number, "FFN/conv2"), INNER);
    return this.add("Add", outer, seen);
  }

  dense(name: string, input: string, { weights, bias }: Dense, inputs: number): string {
    const outputs = bias.length;
    const product = this.add("MatMul", input, this.keep(`${name}.weights`, [inputs, outputs], weights));
    return this.add("Add", product, this.keep(`${name}.bias`, [outputs], bias));
  }

  /** The weights of a product, which are stored under one of several names. */
  stored(number: number, name: string): Dense {
    const own = `Layer_${number}/TransformerLayer/${name}`;
    const names = [
      `module/${ENCODER}/${own}/kernel/part_0`,
      `${FOLDED}/${own}/kernel/ConcatPartitions/concat`,
      `${FOLDED}/TransformerStack/${own}/Tensordot/Reshape_1`,
    ];
    const found = names.find((each) => this.weights.has(each)) ?? own;
    return { weights: this.get(found), bias: this.get(`${FOLDED}/${own}/bias/ConcatPartitions/concat`) };
  }

  private norm(name: string, number: number, part: string, input: string): string {
    const [scale, bias] = ["scale", "bias"].map((each) => {
      const own = `Layer_${number}/TransformerLayer/${part}layer_prepostprocess/layer_norm/layer_norm_${each}`;
      const values = this.get(`${FOLDED}/${own}/ConcatPartitions/concat`);
      return this.keep(`${name}.${each}`, [values.length], values);
    });
    const inputs = [input, scale ?? "", bias ?? ""];
    return this.node({ op: "LayerNormalization", inputs, floats: { epsilon: EPSILON }, domain: "" });
  }

  private node(node: Omit<OnnxNode, "outputs">): string {
    const output = `${node.op}.${this.nodes.length}`;
    this.nodes.push({ ...node, outputs: [output] });
    return output;
  }

  private keep(name: string, shape: readonly number[], values: Float32Array): string {
    this.tensors.push({ name, shape, values });
    return name;
  }
}

/** One of three products that are stored side by side. */
function thirdOf({ weights, bias }: Dense, size: number, third: number): Dense {
  const columns = new Float32Array(size * size);
  for (let row = 0; row < size; row += 1) {
    const from = row * 3 * size + third * size;
    columns.set(weights.subarray(from, from + size), row * size);
  }
  return { weights: columns, bias: bias.subarray(third * size, (third + 1) * size) };
}
