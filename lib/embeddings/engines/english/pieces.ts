import { batchesOf } from "@/lib/core/batches";
import { addTo, normalize, vectorsOf } from "../vector";
import { MODEL_DIMENSIONS } from "./dimensions";
import type { SentenceModel } from "./model";

/** The parameter of "smooth inverse frequency" weights (Arora et al. 2017). */
const SMOOTHING = 1e-3;
const BATCH_SIZE = 128;

/** A cache of the model's vectors of single pieces. */
export class PieceTable {
  private readonly known = new Map<number, Float32Array>();

  constructor(private readonly model: SentenceModel) {}

  weightOf(piece: number): number {
    return SMOOTHING / (SMOOTHING + this.model.likelihood(piece));
  }

  /** Computes the missing vectors, at most 8,000; each takes a millisecond. */
  async learn(pieces: readonly number[]): Promise<void> {
    const missing = [...new Set(pieces)].filter((piece) => !this.known.has(piece));
    for (const some of batchesOf(missing, BATCH_SIZE)) {
      const vectors = vectorsOf(await this.model.run(some.map((piece) => [piece])), MODEL_DIMENSIONS);
      for (const [at, piece] of some.entries())
        this.known.set(piece, vectors[at] ?? new Float32Array(MODEL_DIMENSIONS));
    }
  }

  /** The normalized sum of the pieces' vectors, rare ones weighted more. */
  sumOf(pieces: readonly number[]): Float32Array {
    const sum = new Float32Array(MODEL_DIMENSIONS);
    for (const piece of pieces) addTo(sum, this.known.get(piece) ?? [], this.weightOf(piece));
    return normalize(sum);
  }
}
