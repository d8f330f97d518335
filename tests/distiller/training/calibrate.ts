import { CLASSES, type Model, scoresOf } from "@/lib/distiller/local/classifier";
import { likeliestOf } from "@/lib/distiller/local/sense";
import { type Example, NEVER_MATCHED } from "./examples";
import { fitModel } from "./fit";

/** The score of a statement by a model of all other authors' records, and whether that was worth keeping. */
export interface Scored {
  score: number;
  isKept: boolean;
  /** How many learnings the statement holds. */
  expected: number;
}

export function crossValidate(examples: readonly Example[]): Scored[] {
  return NEVER_MATCHED.flatMap((author) => {
    const { bias, features } = fitModel(examples.filter((each) => each.author !== author));
    return examples
      .filter((each) => each.author === author)
      .map(({ statement, matched, features: own, targets }) => {
        const { kind, score } = likeliestOf(statement, matched, scoresOf(own, features, bias));
        const expected = targets.filter((target) => target === 1).length;
        return { score, isKept: targets[CLASSES.indexOf(kind)] === 1, expected };
      });
  });
}

/** Statements of about the same score, of which a share is measured. */
const GROUP = 20;

/** The share worth keeping by score, never falling (pool adjacent violators). */
export function calibrate(scored: readonly Scored[]): Model["calibration"] {
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
