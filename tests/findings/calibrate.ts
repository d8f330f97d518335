import { sigmoid } from "@/lib/language";
import { rounded } from "./train";

/** A find that a model would propose: its score, and whether it is right. */
export interface Judged {
  score: number;
  isRight: boolean;
}

const STEPS = 4_000;
const RATE = 0.5;

/** How the chance of being right grows with the score: the logistic curve that fits best. */
export function calibrate(finds: readonly Judged[]): { slope: number; shift: number } {
  let [slope, shift] = [1, 0];
  for (let step = 0; step < STEPS; step++) {
    let [bySlope, byShift] = [0, 0];
    for (const { score, isRight } of finds) {
      const error = sigmoid(slope * score + shift) - (isRight ? 1 : 0);
      bySlope += error * score;
      byShift += error;
    }
    slope -= (RATE * bySlope) / finds.length;
    shift -= (RATE * byShift) / finds.length;
  }
  return { slope: rounded(slope), shift: rounded(shift) };
}
