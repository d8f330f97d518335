import { DIMENSIONS } from "../minilm/graph";
import { addTo, normalize } from "../vector";
import { MODEL_DIMENSIONS } from "./dimensions";

/** The weight of the opening's cosine in addition to that of the whole text; see docs/surveyor.md. */
const OPENING_WEIGHT = 0.5;

export const SENTENCE_DIMENSIONS = DIMENSIONS + MODEL_DIMENSIONS;

/** The vector of a text from those of the whole and of its opening, side by side. */
export function joined(whole: Float32Array, opening: Float32Array = new Float32Array()): Float32Array {
  const vector = new Float32Array(SENTENCE_DIMENSIONS);
  addTo(vector.subarray(0, DIMENSIONS), whole);
  addTo(vector.subarray(DIMENSIONS), opening, Math.sqrt(OPENING_WEIGHT));
  return normalize(vector);
}
