import { type Curve, type FoundCurve, oddsOf, sigmoid } from "@/lib/language";
import { rounded } from "./train";

/** A find with its score by a model, and whether it is right; of what a rule found also how sure that was. */
export interface Judged {
  score: number;
  isRight: boolean;
  /** It is right by where it stands, and not by the words of its title. */
  isPlaced?: boolean;
  confidence?: number;
  /** What else speaks for it: of a task, its owner. */
  inputs?: readonly number[];
}

/** How the chance of being right grows with the score: the logistic curve that fits best. */
export function calibrate(finds: readonly Judged[]): Curve {
  const rows = finds.map(({ score, inputs = [], isRight }) => ({ inputs: [score, ...inputs], isRight }));
  const [shift = 0, slope = 1, ...more] = curveOf(rows);
  return { slope, shift, ...(more.length > 0 && { more }) };
}

/** The same of what rules found, with what their own confidence says besides, if it does. */
export function calibrateFound(finds: readonly Judged[]): FoundCurve {
  const rows = finds.map(({ score, confidence = 0.5, inputs = [], isRight }) => ({
    inputs: [score, oddsOf(confidence), ...inputs],
    isRight,
  }));
  const [shift = 0, slope = 0, trust = 1, ...more] = curveOf(rows);
  // Where the other inputs say it all, a surer rule would count against its find.
  if (trust < 0) return { ...calibrate(finds), trust: 0 };
  return { slope, trust, shift, ...(more.length > 0 && { more }) };
}

const STEPS = 4_000;
const RATE = 0.5;
/** Keeps what a few finds say small. */
const DECAY = 0.05;

/** The shift, and a weight for each input. */
function curveOf(rows: readonly { inputs: readonly number[]; isRight: boolean }[]): number[] {
  const size = rows[0]?.inputs.length ?? 0;
  const weights = Array.from({ length: size + 1 }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const slopes = weights.map((weight, at) => (at === 0 ? 0 : DECAY * weight));
    for (const { inputs, isRight } of rows) {
      const all = [1, ...inputs];
      const score = all.reduce((sum, input, at) => sum + input * (weights[at] ?? 0), 0);
      const error = sigmoid(score) - (isRight ? 1 : 0);
      for (const [at, input] of all.entries()) slopes[at] = (slopes[at] ?? 0) + error * input;
    }
    for (const [at, slope] of slopes.entries())
      weights[at] = (weights[at] ?? 0) - (RATE * slope) / rows.length;
  }
  return weights.map(rounded);
}
