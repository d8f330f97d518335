import type { SingleKind } from "../learning";
import type { Statement } from "../text/statements";
import { CLASSES, classify, shareOf, shareOfMatch } from "./classifier";
import { isNone, matchedBy, type Sense } from "./matched";
import { strengthOf } from "./strength";
import { MIN_WORDS, wordsOf } from "./words";

/** "Not any more.": enough for a pattern, but too short for the classifier. */
const MIN_CLASSIFIED = MIN_WORDS + 1;

export interface Judged extends Sense {
  /** Strength of the pattern that matched; 0 if only the classifier did. */
  strength: number;
}

/** What a statement is, by the patterns and the classifier together; `isOurs`: whether its record is about us. */
export function senseOf(statement: Statement, isOurs: boolean): Judged | null {
  const matched = matchedBy(statement);
  if (matched === null && !(isOurs && isLong(statement))) return null;
  const scores = classify(statement);
  if (scores === null) return matched && { ...matched, strength: matched.confidence };
  const { kind, score } = likeliestOf(statement, matched, isOurs ? scores : NOTHING);
  if (matched?.kind !== kind) return { kind, confidence: shareOf(score), title: statement.text, strength: 0 };
  const own = scores[CLASSES.indexOf(kind)] ?? 0;
  return { ...matched, confidence: trustIn(matched, own), strength: matched.confidence };
}

const NOTHING = CLASSES.map(() => 0);

/** What the classifier doubts is less sure, in others' texts too; of contradictions it has read too few to doubt them. */
const trustIn = ({ kind, confidence }: Sense, score: number): number =>
  kind === "contradiction" ? confidence : shareOfMatch(score, confidence);

/** Patterns do a little worse on unseen records than measured on those that they were fitted to. */
const TRUST = 0.9;

/** What a pattern matched, unless the classifier is surer of something else. */
export function likeliestOf(
  statement: Statement,
  matched: Sense | null,
  scores: readonly number[],
): { kind: SingleKind; score: number } {
  const candidates = CLASSES.map((kind, i) => {
    const score = scores[i] ?? 0;
    if (matched?.kind === kind) return { kind, score: Math.max(score, matched.confidence * TRUST) };
    const isOne = isLong(statement) && !isNone(kind, statement);
    return { kind, score: isOne ? strengthOf(kind, score, statement.own) : 0 };
  });
  return candidates.reduce((best, each) => (each.score > best.score ? each : best));
}

const isLong = ({ own }: Statement): boolean => wordsOf(own) >= MIN_CLASSIFIED;
