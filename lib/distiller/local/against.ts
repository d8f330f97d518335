import { ENGLISH_LEARNINGS } from "@/lib/language";
import type { Statement } from "../text/statements";

const { CHECKED, INSISTS, PAPER, REPORTED, SAME, TURNS } = ENGLISH_LEARNINGS.sources;
const FIGURE = /\d+(?:[.,:]\d+)*/g;
/** The first characters of a message, in which it may answer the one before. */
const MAX_GAP = 80;
const MIN_SHARED = 2;

/** The statement that this one contradicts: the sentence before it, or the end of the message before. */
export function contradictedBy(statement: Statement): Statement | null {
  const { previous, before } = statement;
  if (previous && (turnsAgainst(statement, previous) || reportsOtherwise(statement, previous)))
    return previous;
  const isNear = before !== null && statement.start - before.end <= MAX_GAP;
  return isNear && previous === null && answers(statement, before) ? before : null;
}

function turnsAgainst({ own }: Statement, previous: Statement): boolean {
  const isTurn =
    (TURNS.test(own) && REPORTED.test(own)) || (CHECKED.test(own) && REPORTED.test(previous.own));
  return isTurn && figuresOf(own).length > 0 && figuresOf(previous.own).length > 0;
}

/** A document that gives another figure for the same, or denies what somebody insists on. */
function reportsOtherwise({ own, words }: Statement, previous: Statement): boolean {
  if (words || !PAPER.test(own) || !REPORTED.test(own)) return false;
  if (INSISTS.test(previous.own) && !PAPER.test(previous.own))
    return sharedWords(own, previous.own) >= MIN_SHARED;
  return SAME.test(own) && PAPER.test(previous.own) && differ(own, previous.own);
}

/** "Off at 23:00." "The licence says 23:30 though." */
function answers({ own, words }: Statement, before: Statement): boolean {
  if (!words) return TURNS.test(own) && PAPER.test(own) && REPORTED.test(own) && corrects(own, before.own);
  const [turn] = ` ${own}`.matchAll(words.turn);
  if (turn?.index !== 0 || !words.source.test(own)) return false;
  return differ(own, before.own) || differ(own, before.own, words.claims?.weekdays);
}

/** Whether a figure of the message before is not in the answer. */
const corrects = (own: string, before: string): boolean =>
  figuresOf(own).length > 0 && figuresOf(before).some((figure) => !figuresOf(own).includes(figure));

/** Whether both have figures, or days, and share none. */
function differ(a: string, b: string, days?: readonly string[]): boolean {
  const [left, right] = [a, b].map((text) => (days ? daysOf(text, days) : figuresOf(text)));
  return !!left?.length && !!right?.length && !left.some((figure) => right.includes(figure));
}

/** A figure, but not that of "2D", "v1" or a standard's five digits. */
const MEASURE = /(?<![\p{L}\p{N}.,:])\d{1,4}(?:[.,:]\d{1,3})*(?![\p{L}\p{N}]|-\p{L})/gu;

/** Whether two statements may be about one subject and measure: they share a word, or each has a figure. */
export function areOfOneMatter({ own }: Statement, previous: Statement): boolean {
  const measures = [own, previous.own].map((text) => text.match(MEASURE)?.length ?? 0);
  return measures.every((count) => count > 0) || sharedNames(own, previous.own) > 0;
}

const figuresOf = (text: string): string[] => text.match(FIGURE) ?? [];

const daysOf = (text: string, days: readonly string[]): string[] =>
  days.filter((day) => text.toLowerCase().includes(day));

const SMALL = /^(?:the|and|that|this|was|were|has|had|for|our|his|her|says|said|all|not|but)$/;

const sharedWords = (a: string, b: string): number => shared(a, b, /\p{L}{3,}/gu);

const sharedNames = (a: string, b: string): number => shared(a, b, /\p{L}{5,}/gu);

function shared(a: string, b: string, word: RegExp): number {
  const [left, right] = [a, b].map((text) => new Set(text.toLowerCase().match(word) ?? []));
  return [...(left ?? [])].filter((each) => !SMALL.test(each) && right?.has(each)).length;
}
