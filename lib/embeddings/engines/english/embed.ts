import { batchesOf } from "@/lib/core/batches";
import { WORD } from "../../text/parts";
import { addFeature } from "../hash";
import { addTo, normalize, vectorsOf } from "../vector";
import { BACKGROUND } from "./background";
import { MODEL_DIMENSIONS } from "./dimensions";
import { SentenceModel } from "./model";
import { PieceTable } from "./pieces";

/** Pieces of a text that the model reads as one sequence, and texts per batch. */
const OPENING_PIECES = 32;
const BATCH_SIZE = 32;

/**
 * Weights of the views of a text, tuned on 120 documents whose halves should find each other and on queries that share
 * no word with their document; see docs/surveyor.md.
 */
const OPENING_WEIGHT = 0.5;
const PIECES_WEIGHT = 1;
const WORDS_WEIGHT = 0.8;

/**
 * Embeds English text as the sum of three views: its opening as the model embeds it, the embeddings of all of its
 * pieces, and its words by spelling, for words that the model does not know. This covers the whole text at a tenth of
 * the cost of running the model on it.
 */
export class EnglishEngine {
  /** The mean of ordinary texts, subtracted from the first two views. */
  private background: Pick<Views, "opening" | "pieces"> = { opening: [], pieces: [] };

  private constructor(
    private readonly model: SentenceModel,
    private readonly pieces: PieceTable,
  ) {}

  static async load(): Promise<EnglishEngine> {
    const model = await SentenceModel.load();
    const engine = new EnglishEngine(model, new PieceTable(model));
    const views = await engine.viewsOf(BACKGROUND);
    engine.background = {
      opening: meanOf(views.map(({ opening }) => opening)),
      pieces: meanOf(views.map(({ pieces }) => pieces)),
    };
    return engine;
  }

  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    for (const some of batchesOf(texts, BATCH_SIZE)) {
      const views = await this.viewsOf(some);
      vectors.push(...views.map((each) => this.sumOf(each)));
    }
    return vectors;
  }

  private sumOf({ opening, pieces, words }: Views): Float32Array {
    const vector = new Float32Array(MODEL_DIMENSIONS);
    addTo(vector, subtract(opening, this.background.opening), OPENING_WEIGHT);
    addTo(vector, subtract(pieces, this.background.pieces), PIECES_WEIGHT);
    addTo(vector, words, WORDS_WEIGHT);
    return normalize(vector);
  }

  private async viewsOf(texts: readonly string[]): Promise<Views[]> {
    const words = texts.map((text) => text.match(WORD) ?? []);
    const rows = words.map((each) => each.flatMap((word) => this.model.piecesOf(word)));
    // The model rejects empty rows: the vector of a text without words is zero.
    const filled = rows.filter((row) => row.length > 0);
    if (filled.length === 0) return texts.map(() => EMPTY);
    await this.pieces.learn(filled.flat());
    const openings = await this.model.run(filled.map((row) => row.slice(0, OPENING_PIECES)));
    const found = vectorsOf(openings, MODEL_DIMENSIONS).values();
    return rows.map((row, at) => {
      if (row.length === 0) return EMPTY;
      const opening = normalize(found.next().value ?? new Float32Array(MODEL_DIMENSIONS));
      return { opening, pieces: this.pieces.sumOf(row), words: this.spelling(words[at] ?? []) };
    });
  }

  /** Words by their spelling, weighted by rarity. */
  private spelling(words: readonly string[]): Float32Array {
    const counts = new Map<string, number>();
    for (const word of words.flatMap((each) => each.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    const vector = new Float32Array(MODEL_DIMENSIONS);
    for (const [word, count] of counts) {
      const rarest = Math.max(...this.model.piecesOf(word).map((piece) => this.pieces.weightOf(piece)));
      addFeature(vector, word, Math.sqrt(count) * rarest);
    }
    return normalize(vector);
  }
}

/** The three views of a text, each of length 1. */
interface Views {
  opening: ArrayLike<number>;
  pieces: ArrayLike<number>;
  words: ArrayLike<number>;
}

const EMPTY: Views = { opening: [], pieces: [], words: [] };

function subtract(view: ArrayLike<number>, common: ArrayLike<number>): Float32Array {
  const rest = new Float32Array(MODEL_DIMENSIONS);
  if (view.length === 0) return rest;
  addTo(rest, view);
  addTo(rest, common, -1);
  return normalize(rest);
}

function meanOf(views: readonly ArrayLike<number>[]): Float32Array {
  const mean = new Float32Array(MODEL_DIMENSIONS);
  for (const view of views) addTo(mean, view, 1 / views.length);
  return mean;
}
