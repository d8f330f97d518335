import { ENGLISH_LEARNINGS, titleOf } from "@/lib/language";
import type { ExtractedLearning, SingleKind, SourceText } from "../learning";
import { isQuotable, type Statement, statementsOf } from "../text/statements";
import { contradictedBy } from "./against";
import { concernsUs, isAsserted, isOthersWork, isRecipe, isStory } from "./asserted";
import { isOpposed } from "./contradiction";
import { curatorsMatch, isDecision } from "./decision";
import { firstMatch, type Match } from "./pattern";
import { MIN_STRENGTH, strengthOf } from "./strength";
import { hasTwoSources, kindByWords } from "./worded";

/** A learning in one sentence. */
interface Sense {
  kind: SingleKind;
  confidence: number;
  title: string;
}

const MIN_WORDS = 3;
/** For an item below a heading such as "Decisions". */
const SECTION_CONFIDENCE = 0.8;

/** Extracts learnings by patterns, at most one per sentence. */
export function findLocally(source: SourceText): ExtractedLearning[] {
  const [isReading, isTold] = [isOthersWork(source.name), isStory(source.body)];
  const isInstructions = isRecipe(source.body);
  const found: ExtractedLearning[] = [];
  for (const statement of statementsOf(source)) {
    const isOurs = concernsUs(statement.own);
    // Two figures in somebody's book that disagree are the reader's find.
    if (!isAsserted(statement) || (isTold && !isOurs)) continue;
    if (isReading && !isOurs && !isOpposed(statement.own)) continue;
    const finding = findingOf(source, statement);
    if (isInstructions && !isOurs && finding?.kind === "constraint") continue;
    // A record of this kind is the learning itself.
    if (finding && finding.kind !== source.type) found.push(finding);
  }
  return found;
}

function findingOf(source: SourceText, statement: Statement): ExtractedLearning | null {
  if (wordsOf(statement.text) < MIN_WORDS) return null;
  const against = contradictedBy(statement);
  if (against) {
    const evidence = source.body.slice(against.start, statement.end);
    const name = titleOf(`${against.text} ${statement.text}`);
    if (isQuotable(evidence) && name) return { kind: "contradiction", name, evidence, confidence: 0.8 };
  }
  const sense = senseOf(statement);
  // "Probably." assumes nothing that one could read without its context.
  if (sense?.kind === "assumption" && wordsOf(statement.own) < MIN_WORDS + 1) return null;
  const confidence = sense ? strengthOf(sense.kind, sense.confidence, statement.own) : 0;
  const name = sense && confidence >= MIN_STRENGTH ? titleOf(sense.title) : "";
  return sense && name ? { kind: sense.kind, name, evidence: statement.raw, confidence } : null;
}

/** In this order: a decision may contain "must", and an assumption may name a limit. */
const READERS: readonly [kind: SingleKind, read: (own: string) => Match | null][] = [
  ["contradiction", (own) => matchOf("contradiction", own)],
  ["decision", (own) => decided(own, matchOf("decision", own))],
  ["assumption", (own) => matchOf("assumption", own)],
  ["constraint", (own) => matchOf("constraint", own)],
  ["decision", (own) => decided(own, isExcluded("decision", own) ? null : curatorsMatch(own))],
];

const isExcluded = (kind: SingleKind, own: string): boolean =>
  ENGLISH_LEARNINGS.excluded[kind].some((pattern) => pattern.test(own));

const matchOf = (kind: SingleKind, own: string): Match | null =>
  isExcluded(kind, own) ? null : firstMatch(own, ENGLISH_LEARNINGS.patterns[kind]);

const decided = (own: string, match: Match | null): Match | null =>
  match && isDecision(own, match.index) ? match : null;

function senseOf(statement: Statement): Sense | null {
  const { text, own, words } = statement;
  if (!words) return senseInEnglish(statement);
  if (hasTwoSources(words, own) && !words.excluded.contradiction.test(own))
    return { kind: "contradiction", confidence: 0.8, title: text };
  const implied = impliedBy(statement);
  const found = kindByWords(words, own, implied);
  if (found) {
    const { kind, match } = found;
    return { kind, confidence: match.pattern.confidence, title: titleFrom(text, match) };
  }
  return (
    senseInEnglish(statement) ?? (implied && { kind: implied, confidence: SECTION_CONFIDENCE, title: text })
  );
}

function senseInEnglish(statement: Statement): Sense | null {
  const { text, own } = statement;
  if (isOpposed(own) && !isExcluded("contradiction", own))
    return { kind: "contradiction", confidence: 0.8, title: text };
  const implied = impliedBy(statement);
  for (const [kind, read] of READERS) {
    const match = implied === null || implied === kind ? read(own) : null;
    if (match) return { kind, confidence: match.pattern.confidence, title: titleFrom(text, match) };
  }
  return implied && { kind: implied, confidence: SECTION_CONFIDENCE, title: text };
}

/** An item below "Assumptions" is one, regardless of its words; so are the first two sentences below "Decision". */
function impliedBy({ section, isItem, text, raw, previous, words }: Statement): SingleKind | null {
  if (section === "open" || section === null) return null;
  if (isItem) return section;
  const isFirst = previous === null || previous.previous === null;
  const isProse = /(?:\p{Ll}{2,}\P{L}+){3}/u.test(raw) && !/:\s*$/.test(text);
  return section === "decision" && isFirst && isProse && !words ? section : null;
}

/** "We decided to use RocksDB" becomes "Use RocksDB"; a short title keeps its beginning. */
function titleFrom(text: string, { index, text: words, pattern }: Match): string {
  if (!pattern.isAfter) return text;
  const rest = text.slice(index + words.length);
  const keeps = /\b(?:against|not to)$/i.exec(words.trim())?.[0].toLowerCase();
  const title = keeps === undefined ? rest : `${keeps === "against" ? "Against" : "Not"} ${rest.trim()}`;
  return wordsOf(title) >= MIN_WORDS ? title : text;
}

/** Two letters of a script without spaces count as a word. */
const wordsOf = (text: string): number =>
  text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,2}|[\p{L}\p{N}]+/gu)?.length ?? 0;
