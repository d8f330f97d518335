import { batchesOf } from "@/lib/core/batches";
import { WORD } from "../../text/parts";
import { addTo, normalize, vectorsOf } from "../vector";
import { BACKGROUND } from "./background";
import { MODEL_DIMENSIONS } from "./dimensions";
import { SentenceModel } from "./model";

/** Pieces that the model reads: more do not improve its vectors. */
const PIECES = 32;
const BATCH_SIZE = 32;

/** What computes the vectors of openings. */
export interface OpeningModel {
  /** The pieces of the opening of each text. */
  openingsOf: (texts: readonly string[]) => Promise<number[][]>;
  /** The vectors of rows of pieces, concatenated; no row is empty. */
  run: (rows: readonly (readonly number[])[]) => Promise<Float32Array>;
}

/** The pieces of the opening of a text, about 25 words. */
export function openingOf(text: string, piecesOf: (word: string) => readonly number[]): number[] {
  const pieces: number[] = [];
  for (const [word] of text.matchAll(WORD)) {
    pieces.push(...piecesOf(word));
    if (pieces.length >= PIECES) break;
  }
  return pieces.slice(0, PIECES);
}

/** Embeds the opening of English texts by the small model. */
export class OpeningEngine {
  private common: Float32Array = new Float32Array(MODEL_DIMENSIONS);

  private constructor(private readonly model: OpeningModel) {}

  /** By TensorFlow.js, which runs everywhere, unless another is given. */
  static async load(model?: OpeningModel): Promise<OpeningEngine> {
    const engine = new OpeningEngine(model ?? (await byTensorFlow()));
    const common = new Float32Array(MODEL_DIMENSIONS);
    for (const vector of await engine.embed(BACKGROUND)) addTo(common, vector, 1 / BACKGROUND.length);
    engine.common = common;
    return engine;
  }

  /** Vectors of length 1, in order; zero for a text without words. */
  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    for (const some of batchesOf(texts, BATCH_SIZE)) vectors.push(...(await this.batch(some)));
    return vectors;
  }

  private async batch(texts: readonly string[]): Promise<Float32Array[]> {
    const rows = await this.model.openingsOf(texts);
    // The model rejects empty rows.
    const filled = rows.filter((row) => row.length > 0);
    const found = filled.length === 0 ? [] : vectorsOf(await this.model.run(filled), MODEL_DIMENSIONS);
    const next = found.values();
    return rows.map((row) => {
      const vector = new Float32Array(MODEL_DIMENSIONS);
      if (row.length === 0) return vector;
      addTo(vector, normalize(next.next().value ?? vector));
      addTo(vector, this.common, -1);
      return normalize(vector);
    });
  }
}

async function byTensorFlow(): Promise<OpeningModel> {
  const model = await SentenceModel.load();
  return {
    openingsOf: async (texts) => texts.map((text) => openingOf(text, (word) => model.piecesOf(word))),
    run: (rows) => model.run(rows),
  };
}
