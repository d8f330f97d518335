import { CLASSES, calibrated, type Model, matchedShare, scoresOf } from "@/lib/distiller/local/classifier";
import { likeliestOf } from "@/lib/distiller/local/sense";
import { oddsOf } from "@/lib/language";
import { calibrateFound } from "../../findings/calibrate";
import { asUnseen, type Example, HARMLESS, KEPT_SIGHT } from "./examples";
import { fitModel } from "./fit";

/** A statement by a model of all other authors' records, and whether that was worth keeping. */
export interface Scored {
  author: string;
  score: number;
  /** Of the pattern, when that decides. */
  confidence?: number;
  isKept: boolean;
  isHarmless: boolean;
  /** How many learnings the statement holds. */
  expected: number;
}

export function crossValidate(examples: readonly Example[]): Scored[] {
  return KEPT_SIGHT.flatMap((author) => {
    const { bias, features } = fitModel(examples.filter((each) => each.author !== author));
    return asUnseen(examples, author).map(({ statement, matched, features: own, targets }): Scored => {
      const scores = scoresOf(own, features, bias);
      const { kind, score } = likeliestOf(statement, matched, scores);
      const at = CLASSES.indexOf(kind);
      const isMatched = matched?.kind === kind;
      return {
        author,
        score: isMatched ? (scores[at] ?? 0) : score,
        ...(isMatched && { confidence: matched.confidence }),
        isKept: targets[at] === 1,
        isHarmless: targets[at] === HARMLESS,
        expected: targets.filter((target) => target === 1).length,
      };
    });
  });
}

/** The curves of what patterns matched, and of the rest. */
export function curvesOf(scored: readonly Scored[]): Pick<Model, "calibration" | "matched"> {
  const matched = scored.flatMap(({ score, confidence, isKept }) =>
    confidence === undefined ? [] : [{ score: oddsOf(score), confidence, isRight: isKept }],
  );
  return {
    calibration: calibrate(scored.filter(({ confidence }) => confidence === undefined)),
    matched: calibrateFound(matched),
  };
}

/** The share that such statements are claimed to be worth keeping. */
export const claimOf = (
  { score, confidence }: Scored,
  curves: Pick<Model, "calibration" | "matched">,
): number =>
  confidence === undefined
    ? calibrated(score, curves.calibration)
    : matchedShare(score, confidence, curves.matched);

/** Statements of about the same score, of which a share is measured. */
const GROUP = 20;

/** The share worth keeping by score, never falling (pool adjacent violators). */
function calibrate(scored: readonly Scored[]): Model["calibration"] {
  const rows = scored.toSorted((a, b) => b.score - a.score);
  const groups: Scored[][] = [];
  for (let at = 0; at < rows.length; at += GROUP) {
    groups.unshift(rows.slice(at, at + GROUP));
    // From the best downwards: a worse group that did better is one with those above it.
    for (let [low, high] = groups; low && high && shareOf(low) >= shareOf(high); [low, high] = groups)
      groups.splice(0, 2, [...low, ...high]);
  }
  return groups.map((group) => [
    rounded(mean(group.map(({ score }) => score)), 3),
    rounded(shareOf(group), 2),
  ]);
}

const shareOf = (group: readonly Scored[]): number => mean(group.map(({ isKept }) => (isKept ? 1 : 0)));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
