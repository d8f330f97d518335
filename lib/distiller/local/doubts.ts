import { oddsOf, sigmoid } from "@/lib/language";
import type { ExtractedLearning } from "../learning";

/** What a sentence is taken for, before the rest of its record is looked at. */
export interface Suspect extends ExtractedLearning {
  /** Whether a pattern says so, not the classifier alone. */
  isMatched: boolean;
}

/** The least share of learnings among the sentences of the records by which confidence was measured. */
const MEASURED = 0.3;
/** Sentences that are taken to be as measured: of few others the share says little. */
const TRUSTED = 2;
/** Chosen on real notes, of which most have a learning in twenty sentences. */
const WEIGHT = 2;
/** A decision that is surer than this makes a record one of decisions. */
const SURELY_DECIDED = 0.75;

/** Where learnings are rare, what looks like one seldom is: the rarer, the more each doubt counts. */
export function weighed(found: readonly Suspect[], sentences: number): ExtractedLearning[] {
  const expected = found.reduce((sum, { confidence }) => sum + confidence, 0);
  const share = Math.min(MEASURED, (expected + TRUSTED * MEASURED) / (sentences + TRUSTED));
  const rarity = WEIGHT * (oddsOf(MEASURED) - oddsOf(share));
  if (rarity === 0) return found.map(learningOf);
  const isDecided = found.some(
    ({ kind, confidence, isMatched }) => kind === "decision" && isMatched && confidence > SURELY_DECIDED,
  );
  return found.map((suspect) => ({
    ...learningOf(suspect),
    confidence: sigmoid(oddsOf(suspect.confidence) - rarity * doubtsOf(suspect, isDecided)),
  }));
}

const learningOf = ({ isMatched: _, ...learning }: Suspect): ExtractedLearning => learning;

function doubtsOf({ kind, evidence, isMatched }: Suspect, isDecided: boolean): number {
  const doubts = {
    itself: true,
    onlyClassified: !isMatched,
    // "An index must be rebuilt": a truth about the world, unless it has a figure or somebody decides something here.
    general: kind === "constraint" && !isDecided && !/\d/.test(evidence),
    code: kind === "constraint" && evidence.includes("`"),
    disagreement: kind === "contradiction",
  };
  return Object.values(doubts).filter(Boolean).length;
}
