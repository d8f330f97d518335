import { chanceOn, ENGLISH_LEARNINGS, type FoundCurve, oddsOf, sigmoid } from "@/lib/language";
import { SINGLE_KINDS } from "../../learning";
import type { Statement } from "../../text/statements";
import { AGAINST, featuresOf } from "./features";
import weights from "./weights.json";

/** In the order of a feature's weights. */
export const CLASSES = SINGLE_KINDS;

/** A weight of each class in hundredths. */
export type Weights = readonly number[];

/** Weights that `npx tsx tests/distiller/training/main.ts` fits to the scored records. */
export interface Model {
  bias: Weights;
  features: Readonly<Record<string, Weights>>;
  /** What share was worth keeping by score, rising, of what no pattern matched in records that the model was not fitted to. */
  calibration: readonly (readonly [score: number, share: number])[];
  /** The same of what a pattern matched, by the log odds of the score and the pattern's own confidence. */
  matched: FoundCurve;
}

const MODEL: Model = weights as unknown as Model;
const KNOWN = new Map(Object.entries(MODEL.features));

/** How much a statement looks like each class, from 0 to 1; null in languages whose words have no classes yet. */
export function classify(statement: Statement): readonly number[] | null {
  const { grammar } = statement.words ?? ENGLISH_LEARNINGS;
  return grammar ? scoresOf(featuresOf(statement), KNOWN, MODEL.bias) : null;
}

/** The share of statements of such a score that is worth keeping. */
export const shareOf = (score: number): number => hundredths(calibrated(score, MODEL.calibration));

/** The share of those that a pattern of this confidence matched. */
export const shareOfMatch = (score: number, confidence: number): number =>
  hundredths(matchedShare(score, confidence, MODEL.matched));

export const matchedShare = (score: number, confidence: number, curve: FoundCurve): number =>
  chanceOn(curve, oddsOf(score), confidence);

const hundredths = (share: number): number => Math.round(share * 100) / 100;

/** The scores of each class, from 0 to 1. */
export function scoresOf(
  features: readonly string[],
  known: ReadonlyMap<string, Weights>,
  bias: Weights,
): number[] {
  const scale = scaleOf(features);
  const rows = features.flatMap((feature) => [known.get(feature) ?? []]);
  const isAgainst = features.some((feature) => AGAINST.has(feature));
  return CLASSES.map((kind, k) =>
    kind === "contradiction" && !isAgainst
      ? 0
      : sigmoid(rows.reduce((sum, row) => sum + (row[k] ?? 0) * scale, bias[k] ?? 0) / 100),
  );
}

/** Long sentences have more features. */
export const scaleOf = (features: readonly string[]): number => 1 / Math.sqrt(features.length + 1);

/** Interpolates between the two nearest measured points. */
export function calibrated(score: number, points: Model["calibration"]): number {
  const above = points.findIndex(([at]) => at >= score);
  if (above < 0) return points.at(-1)?.[1] ?? 0;
  const [b, low] = [points[above], points[above - 1]];
  if (b === undefined) return 0;
  const [from, share] = low ?? [0, 0];
  return share + ((b[1] - share) * (score - from)) / (b[0] - from || 1);
}
