import { addTo, normalize, vectorsOf } from "../vector";
import { MODEL_DIMENSIONS, type SentenceModel } from "./model";

/** A piece half as likely as this counts 2/3, one ten times as likely 1/11 (Arora et al. 2017, "smooth inverse frequency"). */
const COMMON = 1e-3;
const AT_ONCE = 128;

/** The pieces of words as the model understands each by itself: learned when first met, then looked up. */
export class PieceTable {
  private readonly known = new Map<number, Float32Array>();

  constructor(private readonly model: SentenceModel) {}

  weightOf(piece: number): number {
    return COMMON / (COMMON + this.model.likelihood(piece));
  }

  /** Asks the model for those that are not known yet: a millisecond each, 8,000 at most. */
  async learn(pieces: readonly number[]): Promise<void> {
    const missing = [...new Set(pieces)].filter((piece) => !this.known.has(piece));
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      const some = missing.slice(from, from + AT_ONCE);
      const vectors = vectorsOf(await this.model.run(some.map((piece) => [piece])), MODEL_DIMENSIONS);
      for (const [at, piece] of some.entries())
        this.known.set(piece, vectors[at] ?? new Float32Array(MODEL_DIMENSIONS));
    }
  }

  /** The sum of learned pieces, rare ones counting more, of length 1. */
  sumOf(pieces: readonly number[]): Float32Array {
    const sum = new Float32Array(MODEL_DIMENSIONS);
    for (const piece of pieces) addTo(sum, this.known.get(piece) ?? [], this.weightOf(piece));
    return normalize(sum);
  }
}
