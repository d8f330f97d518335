import { ENGLISH_LEARNINGS, oddsOf, sigmoid, type WordClass } from "@/lib/language";
import { type ExtractedLearning, type SingleKind, SURE_FROM } from "../learning";
import type { Statement } from "../text/statements";
import { grammarOf, tokensOf } from "./classifier";
import { isOwnMatter } from "./own-matter";
import { isSupported } from "./supported";
import {
  isBinding,
  isOfOneKind,
  isRoutine,
  isSpecified,
  isStrictlyBinding,
  isWorthARecord,
  refersBack,
} from "./worth";

/** What a sentence is taken for, before the rest of its record is read. */
export interface Suspect extends ExtractedLearning {
  /** Strength of the pattern that matched; 0 if only the classifier did. */
  strength: number;
  statement: Statement;
}

/** The share of learnings among the sentences of the records that confidence was measured on. */
const MEASURED = 0.16;
/**
 * A prior of five sentences, since the share of a short record says little. Of real notes one sentence in twenty is a
 * learning; who writes one or two alone means them.
 */
const [TRUSTED, THEIR_SHARE, MORE_IF_FEW] = [5, 0.05, 0.3];
/** In log odds: around the measured share, doubts begin to count little by little, not all at once. */
const SOFTNESS = 0.08;
/** Doubts about what is not worth a record, once learnings are rare. */
const UNWORTHY = 5;
/** Exponent of the confidence, so that several unlikely finds do not make a record one of learnings. */
const CERTAINTY = 4;
/** Chosen on real notes, where one sentence in twenty is a learning. */
const WEIGHT = 4;
/** Nearly every second of the weakest finds is worth a record, and five of six of all. */
export const MIN_CONFIDENCE = 0.45;
/** Of the weakest constraints that no pattern knows only one in four is. */
const MIN_UNMATCHED = 0.7;
export const leastOf = (kind: SingleKind, strength: number): number =>
  kind === "constraint" && strength === 0 ? MIN_UNMATCHED : MIN_CONFIDENCE;

/** A longer text that seems to consist of learnings is a reference, a policy or a specification, and no note. */
const MAX_SENTENCES = 30;
/** Sentences with code, from which on a text is about a program. */
const MIN_CODE = 5;

/** How much more confidence is needed where learnings are rare, and from which rarity on. */
const [MORE_IF_RARE, RARE] = [0.3, 2];
/** Patterns of at most this strength match much else in other people's prose. */
const WEAK: Readonly<Record<SingleKind, number>> = {
  decision: 0.75,
  constraint: 0.8,
  assumption: 0.78,
  contradiction: 0,
};
/**
 * Sure finds of patterns, and their kinds, from which on a text is one of learnings; who writes a sentence or two alone means
 * them. Of what real notes gave with fewer, nothing but some decisions was worth keeping.
 */
const [MIN_SURE, MIN_KINDS, FEW] = [3, 2, 2];
/** Characters of a text of a sentence or two; in a longer one, tables and lists of links say the rest. */
const MAX_SHORT = 600;
/** The share of sure finds in such a text, from which on a contradiction within a sentence is one: what "conflicts with" joins may as well be a definition. */
const CONTRARY = 0.3;
/** Words; a longer sentence says more than one thing. */
const MAX_WORDS = 35;
/** Confidence of what stands first below "Decision" in a record of a decision. */
const FORMAL = 0.9;
/** Words of a sentence that is noted alone; a longer one is an excerpt of something. */
const MAX_MEANT = 20;
/** The share of a record's sentences from which on it is a transcript of speech. */
const SPOKEN_SHARE = 0.08;

/** Sentences with a speaker's name before them, from which on a text is a transcript; a chat is shorter. */
const MIN_SPOKEN = 40;

/** What was read in a record. */
export interface Reading {
  /** Surely worth a record. */
  found: readonly ExtractedLearning[];
  /** Sure enough, but like much that is not worth one: the record is a candidate because of it. */
  doubted: readonly ExtractedLearning[];
}

/** The finds that are sure enough. The rarer learnings are in a record, the more each doubt counts. */
export function sureOf(
  suspects: readonly Suspect[],
  statements: readonly Statement[],
  length: number,
  isMinuted: () => boolean,
): Reading {
  const rarity = rarityOf(shareOf(suspects, statements));
  const hasReasons = statements.some(({ isReasoning }) => isReasoning);
  const isSpoken = isTranscript(statements);
  const isTranscribed = statements.filter((each) => each.isSpoken).length >= MIN_SPOKEN;
  const isRules = statements.length > MAX_SENTENCES || isTechnical(statements) || isOfOneKind(suspects);
  const sure = suspects.filter(isSurelyOne);
  const isShort = statements.length <= FEW && length <= MAX_SHORT;
  const isOfKinds = sure.length >= MIN_SURE && new Set(sure.map(({ kind }) => kind)).size >= MIN_KINDS;
  // In a record of one decision, what is not below "Decision" explains it.
  const isFormal = hasReasons && statements.some(({ section }) => section === "decision");
  const teaching = isShort ? 1 : isOfKinds && !isFormal ? sure.length / statements.length : 0;
  const isOwn = isShort || isOwnMatter(statements);
  const least = MIN_CONFIDENCE + MORE_IF_RARE * Math.min(1, rarity / RARE);
  const found: ExtractedLearning[] = [];
  const doubted: ExtractedLearning[] = [];
  for (const each of suspects) {
    const suspect =
      hasReasons && isFirstDecided(each) ? { ...each, confidence: Math.max(each.confidence, FORMAL) } : each;
    const doubts = doubtsOf(suspect) + (isSpoken ? 1 : 0);
    const lowered = (by: number) => sigmoid(oddsOf(suspect.confidence) - rarity * by);
    const confidence = lowered(doubts);
    if (confidence < least) continue;
    const learning = { ...learningOf(suspect), confidence: Math.round(confidence * 100) / 100 };
    const isWorth =
      !isSpecified(suspect) &&
      ((teaching > 0 && !isRules) || isSupported(suspect, { isTranscribed, isMinuted })) &&
      (statements.length <= MAX_SENTENCES || suspect.kind !== "constraint" || isStrictlyBinding(suspect)) &&
      (isWorthARecord(suspect, learning.confidence) ||
        (!isRules &&
          isOfLearnings(suspect, teaching) &&
          (isShort || suspect.statement.section !== null || !isRoutine(suspect)) &&
          !suspect.statement.isReasoning &&
          !(isShort && isVague(suspect)) &&
          (isOwn || suspect.kind === "decision") &&
          lowered(doubts + UNWORTHY * Math.min(1, rarity)) >= least));
    (isWorth ? found : doubted).push(learning);
  }
  return { found, doubted };
}

/** "# Decision", and below it a sentence: what was decided, in a record of a decision with its context and consequences. */
const isFirstDecided = ({ kind, statement }: Suspect): boolean =>
  kind === "decision" &&
  statement.section === "decision" &&
  statement.isLead &&
  !statement.isItem &&
  statement.previous === null;

/** Whether it is where learnings are: below their heading, if a pattern knows it, or in a text of learnings; `teaching`: their share in it. */
function isOfLearnings(suspect: Suspect, teaching: number): boolean {
  const { kind, evidence, statement } = suspect;
  const { section } = statement;
  if (section === null)
    return kind === "contradiction" && evidence === statement.raw ? teaching >= CONTRARY : teaching > 0;
  return section === suspect.kind && suspect.strength > 0 && !refersBack(suspect);
}

const isWeak = ({ kind, strength }: Suspect): boolean => strength <= WEAK[kind];

/** "This is probably the best", and a report that happens to say "requires": alone in a text, it is no learning either. */
const isVague = (suspect: Suspect): boolean =>
  beginsWith(UNNAMED, classesOf(suspect.statement)) ||
  (isWeak(suspect) && tokensOf(suspect.statement.own).length > MAX_MEANT);

const isSurelyOne = ({ strength, confidence }: Suspect): boolean => strength > 0 && confidence >= SURE_FROM;

/** How much each doubt counts: never nothing, and the more, the fewer of a record's sentences are learnings. */
const rarityOf = (share: number): number =>
  WEIGHT * SOFTNESS * Math.log1p(Math.exp((oddsOf(MEASURED) - oddsOf(share)) / SOFTNESS));

/** The share of a record's sentences that are surely learnings, without the lists below headings of a template. */
function shareOf(found: readonly Suspect[], statements: readonly Statement[]): number {
  const sentences = statements.filter((statement) => !isListed(statement)).length;
  const expected = found
    .filter(({ statement }) => !isListed(statement))
    .reduce((sum, { confidence }) => sum + confidence ** CERTAINTY, 0);
  const prior = THEIR_SHARE + MORE_IF_FEW / (1 + sentences);
  return (expected + TRUSTED * prior) / (sentences + TRUSTED);
}

/** Whether it names code again and again. */
const isTechnical = (statements: readonly Statement[]): boolean =>
  statements.filter(({ raw }) => raw.includes("`")).length >= MIN_CODE;

const isListed = ({ isItem, section }: Statement): boolean => isItem && section !== null;

const learningOf = ({ kind, name, evidence, confidence }: Suspect): ExtractedLearning => ({
  kind,
  name,
  evidence,
  confidence,
});

const isTranscript = (statements: readonly Statement[]): boolean =>
  statements.filter(({ own, words }) => (words ?? ENGLISH_LEARNINGS).spoken.test(own)).length >
  statements.length * SPOKEN_SHARE;

/** An explicit decision counts in every record; anything else is doubtful where learnings are rare. */
const isCertain = (suspect: Suspect): boolean =>
  suspect.kind === "decision" ? isSurelyOne(suspect) : isBinding(suspect);

/** The number of doubts about a find; each counts the more the rarer learnings are. */
function doubtsOf(suspect: Suspect): number {
  const { kind, evidence, strength, statement } = suspect;
  const words = classesOf(statement);
  // Below "Decision", what must be is what was decided.
  const isRule = kind === "constraint" && statement.section !== "decision" && !isBinding(suspect);
  const isSure = isCertain(suspect);
  const doubts = [
    !isSure,
    // One in eight of the classifier's finds in other people's prose is worth keeping.
    strength === 0 && 2,
    strength > 0 && isWeak(suspect),
    // "An index must be rebuilt": a general truth, especially without a figure.
    isRule,
    isRule && !/\d/.test(evidence),
    isRule && evidence.includes("`"),
    isRule && says(GENERAL, words),
    isRule && says(CONDITIONAL, words),
    // Hardly any within a sentence of other people's prose is a contradiction.
    kind === "contradiction" && 3,
    // It needs what follows, or what precedes it.
    /[:：;–—-]\W*$/u.test(evidence),
    beginsWith(PRONOUNS, words),
    !isSure && says(FOLLOWING, words.slice(0, 1)),
    kind === "decision" && isOfUnnamed(words),
    // Reasons and consequences are not decisions.
    !isSure && statement.isReasoning,
    says(ADDRESSED, words),
    words.length > MAX_WORDS,
    kind === "decision" && isOneStep(words),
    kind === "decision" && isOthers(words) && 2,
  ];
  return doubts.reduce<number>((sum, doubt) => sum + Number(doubt), 0);
}

type Words = readonly (readonly WordClass[])[];

const GENERAL: readonly WordClass[] = ["any"];
const CONDITIONAL: readonly WordClass[] = ["condition"];
const FOLLOWING: readonly WordClass[] = ["so", "but"];
const ADDRESSED: readonly WordClass[] = ["you"];
const UNNAMED: readonly WordClass[] = ["it"];
const PRONOUNS: readonly WordClass[] = [...UNNAMED, "they"];
const AUXILIARIES: readonly WordClass[] = ["be", "have", "must", "may", "will", "would", "not"];

/** What each word of a sentence does. */
function classesOf(statement: Statement): Words {
  const classes = grammarOf(statement)?.classes;
  return tokensOf(statement.own).map((word) => classes?.get(word) ?? []);
}

const says = (of: readonly WordClass[], words: Words): boolean =>
  words.some((classes) => classes.some((each) => of.includes(each)));

/** "It is not …", "They must …": it takes the sentence before to understand this one. */
const beginsWith = (pronouns: readonly WordClass[], words: Words): boolean =>
  says(pronouns, words.slice(0, 1)) && says(AUXILIARIES, words.slice(1, 2));

/** Words of no class that name what is decided. */
const MIN_NAMES = 3;

/** "We decided to put it on later": it takes what came before to know what is decided. */
const isOfUnnamed = (words: Words): boolean =>
  words.length > 0 &&
  says(PRONOUNS, words) &&
  words.filter((classes) => classes.length === 0).length < MIN_NAMES;

/** Words between who decides and that they do. */
const NEAR = 3;

/** "I decided to glue the lens first": one step in a long account of what somebody did. */
const isOneStep = (words: Words): boolean => isDecidedBy("I", words);

/** "They ruled it out": somebody else's decision. */
const isOthers = (words: Words): boolean => isDecidedBy("they", words);

const isDecidedBy = (whom: WordClass, words: Words): boolean =>
  words.some(
    (classes, at) =>
      classes.includes("decided") &&
      words.slice(Math.max(0, at - NEAR), at).some((each) => each.includes(whom)),
  );
