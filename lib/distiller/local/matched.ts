import { ENGLISH_LEARNINGS, type Grammar, type WordClass } from "@/lib/language";
import type { SingleKind } from "../learning";
import type { Statement } from "../text/statements";
import { isOpposed } from "./contradiction";
import { curatorsMatch, isDecision } from "./decision";
import { isClaimOf } from "./listed";
import { firstMatch, type Match } from "./pattern";
import { strengthOf } from "./strength";
import { hasTwoSources, kindByWords } from "./worded";
import { MIN_WORDS, wordsOf } from "./words";

/** A learning in one sentence. */
export interface Sense {
  kind: SingleKind;
  confidence: number;
  title: string;
}

/** Confidence of an item below a heading such as "Decisions". */
const SECTION_CONFIDENCE = 0.8;

/** Weaker matches are dropped: fewer than three in four of their sentences are worth a record. */
const MIN_MATCH = 0.6;

/** What the patterns take a statement for. */
export function matchedBy(statement: Statement): Sense | null {
  const sense = senseOf(statement);
  if (sense === null) return null;
  const confidence = strengthOf(sense.kind, sense.confidence, statement.own);
  return confidence < MIN_MATCH ? null : { ...sense, confidence };
}

/** Whether it only looks like one of a kind: negated, pending, a task, a stranger's, or by the heading above it. */
export function isNone(kind: SingleKind, statement: Statement): boolean {
  const { own, words, section, isItem } = statement;
  if (isItem && section === kind && !isClaimOf(kind, statement)) return true;
  return isExcluded(kind, own) || (words?.excluded[kind].test(own) ?? false);
}

/** In this order: a decision may contain "must", and an assumption may name a limit. */
const READERS: readonly [kind: SingleKind, read: (own: string) => Match | null][] = [
  ["contradiction", (own) => matchOf("contradiction", own)],
  ["decision", (own) => decided(own, matchOf("decision", own))],
  ["assumption", (own) => matchOf("assumption", own)],
  ["constraint", (own) => matchOf("constraint", own)],
  ["decision", (own) => decided(own, unlessExcluded("decision", own, curatorsMatch(own)))],
];

const isExcluded = (kind: SingleKind, own: string): boolean =>
  ENGLISH_LEARNINGS.excluded[kind].some((pattern) => pattern.test(own));

const matchOf = (kind: SingleKind, own: string): Match | null =>
  unlessExcluded(kind, own, firstMatch(own, ENGLISH_LEARNINGS.patterns[kind]));

/** Tested last: few sentences match at all. */
const unlessExcluded = (kind: SingleKind, own: string, match: Match | null): Match | null =>
  match && !isExcluded(kind, own) ? match : null;

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
    return { kind, confidence: match.pattern.confidence, title: titleFrom(statement, match, words.denial) };
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
    if (match) return { kind, confidence: match.pattern.confidence, title: titleFrom(statement, match) };
  }
  return implied && { kind: implied, confidence: SECTION_CONFIDENCE, title: text };
}

/**
 * An item below "Assumptions" that claims something is one; so are the first two sentences below "Decision", after which
 * come reasons and details.
 */
function impliedBy(statement: Statement): SingleKind | null {
  const { section, isItem, isNested, isLead, text, raw, previous, words } = statement;
  if (section === "open" || section === null || (section === "decision" && !isLead)) return null;
  if (section === "decision" && !words && ENGLISH_LEARNINGS.noChoice.test(text)) return null;
  // "Cloudflare as the host:" is what was decided, and below it stand reasons and details.
  if (section === "decision" && isNested) return null;
  if (isItem) return isClaimOf(section, statement) ? section : null;
  const isFirst = previous === null || previous.previous === null;
  const isProse = /(?:\p{Ll}{2,}\P{L}+){3}/u.test(raw) && !/:\s*$/.test(text);
  return section === "decision" && isFirst && isProse && !words ? section : null;
}

/** "We decided to use RocksDB" becomes "Use RocksDB"; a short title keeps its beginning. */
function titleFrom(
  { text, words: language }: Statement,
  { index, text: words, pattern }: Match,
  denial?: RegExp,
): string {
  if (!pattern.isAfter) return text;
  const rest = text.slice(index + words.length);
  const lead = words.trim();
  const last = /\p{L}+$/u.exec(lead)?.[0] ?? "";
  const kept = /\b(?:against$|not(?= to$))/i.exec(lead)?.[0] ?? (denial?.test(last) ? last : null);
  const title =
    kept === null ? rest : `${kept.charAt(0).toUpperCase()}${kept.slice(1).toLowerCase()} ${rest.trim()}`;
  const isRest = language
    ? beginsWith([...REASON, ...AUXILIARY], title, language.grammar)
    : beginsWith(REASON, title, ENGLISH_LEARNINGS.grammar);
  return wordsOf(title) >= MIN_WORDS && !isRest ? title : text;
}

const REASON: readonly WordClass[] = ["so", "condition"];
/** In other languages than English, what begins with it is the rest of a clause: "haben, haben wir uns …". */
const AUXILIARY: readonly WordClass[] = ["have"];

/** "Because it rusts", of "we decided against the boat, because it rusts". */
function beginsWith(classes: readonly WordClass[], title: string, grammar: Grammar | undefined): boolean {
  const first = /\p{L}+/u.exec(title)?.[0].toLowerCase() ?? "";
  return grammar?.classes.get(first)?.some((each) => classes.includes(each)) ?? false;
}
