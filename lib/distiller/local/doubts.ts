import { ENGLISH_LEARNINGS, oddsOf, sigmoid, type WordClass } from "@/lib/language";
import { type ExtractedLearning, SURE_FROM } from "../learning";
import type { Statement } from "../text/statements";
import { grammarOf, tokensOf } from "./classifier";

/** What a sentence is taken for, before the rest of its record is looked at. */
export interface Suspect extends ExtractedLearning {
  /** Whether a pattern says so, not the classifier alone. */
  isMatched: boolean;
  statement: Statement;
}

/** The least share of learnings among the sentences of the records by which confidence was measured. */
const MEASURED = 0.3;
/** Sentences that are taken to be as measured: of few others the share says little. */
const TRUSTED = 2;
/** Chosen on real notes, in most of which one sentence of twenty is a learning. */
const WEIGHT = 2;
/** Of the weakest finds nearly every second is worth a record, of all of them five of six. */
export const MIN_CONFIDENCE = 0.45;
/** How much surer than that they have to be where they are rare. */
const MORE_IF_RARE = 0.15;
/** A decision that is surer than this makes a record one of decisions. */
const SURELY_DECIDED = 0.75;
/** Of its sentences, in a transcript of what people say. */
const SPOKEN_SHARE = 0.08;

/** Those that are sure enough. Where learnings are rare, what looks like one seldom is: the rarer, the more each doubt counts. */
export function sureOf(found: readonly Suspect[], statements: readonly Statement[]): ExtractedLearning[] {
  const share = Math.min(MEASURED, shareOf(found, statements));
  const rarity = WEIGHT * (oddsOf(MEASURED) - oddsOf(share));
  if (rarity === 0) return found.map(learningOf);
  const isSpoken = isTranscript(statements);
  const isDecided = found.some(
    ({ kind, confidence, isMatched }) => kind === "decision" && isMatched && confidence > SURELY_DECIDED,
  );
  return found
    .map((suspect) => {
      const doubts = doubtsOf(suspect, isDecided) + (isSpoken ? 1 : 0);
      const confidence = sigmoid(oddsOf(suspect.confidence) - rarity * doubts);
      return { ...learningOf(suspect), confidence: Math.round(confidence * 100) / 100 };
    })
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE + MORE_IF_RARE * Math.min(1, rarity / WEIGHT));
}

/** How many of a record's sentences are learnings, without the lists that a template has below its headings. */
function shareOf(found: readonly Suspect[], statements: readonly Statement[]): number {
  const sentences = statements.filter((statement) => !isListed(statement)).length;
  const expected = found
    .filter(({ statement }) => !isListed(statement))
    .reduce((sum, { confidence }) => sum + confidence, 0);
  return (expected + TRUSTED * MEASURED) / (sentences + TRUSTED);
}

const isListed = ({ isItem, section }: Statement): boolean => isItem && section !== null;

const learningOf = ({ kind, name, evidence, confidence }: Suspect): ExtractedLearning => ({
  kind,
  name,
  evidence,
  confidence,
});

const isTranscript = (statements: readonly Statement[]): boolean =>
  statements.filter(({ own }) => ENGLISH_LEARNINGS.spoken.test(own)).length >
  statements.length * SPOKEN_SHARE;

/** An explicit decision is one in every record; of the rest it is a doubt that learnings are rare. */
const isCertain = ({ kind, confidence, isMatched }: Suspect): boolean =>
  kind === "decision" && isMatched && confidence >= SURE_FROM;

function doubtsOf(suspect: Suspect, isDecided: boolean): number {
  const { kind, evidence, isMatched, statement } = suspect;
  const isRule = kind === "constraint";
  const doubts = [
    !isCertain(suspect),
    !isMatched,
    // "An index must be rebuilt": a truth about the world, unless it has a figure or somebody decides something here.
    isRule && !isDecided && !/\d/.test(evidence),
    isRule && evidence.includes("`"),
    kind === "contradiction",
    // What comes after it would be needed, or what came before.
    /[:：;–—-]\W*$/u.test(evidence),
    beginsWithPronoun(statement),
  ];
  return doubts.filter(Boolean).length;
}

const PRONOUNS: readonly WordClass[] = ["it", "they"];
const AUXILIARIES: readonly WordClass[] = ["be", "have", "must", "may", "will", "would", "not"];

/** "It is not …", "They must …": it takes the sentence before to understand this one. */
function beginsWithPronoun(statement: Statement): boolean {
  const classes = grammarOf(statement)?.classes;
  const [first, second] = tokensOf(statement.own).map((word) => classes?.get(word) ?? []);
  const isOne = (of: readonly WordClass[], word: readonly WordClass[] = []) =>
    word.some((each) => of.includes(each));
  return isOne(PRONOUNS, first) && isOne(AUXILIARIES, second);
}
