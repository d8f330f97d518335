import type { Block, Cell, Language, TextSpan } from "@/lib/language";
import { anyOf, isColumn, isMixed, sentencesOf, slice, titleOf } from "@/lib/language";
import type { People } from "../people/people";
import { isGivenTo } from "../tasks/lines/given-to";
import { saysStatus } from "../tasks/status";
import { approvedBefore, foreignDecision, saysApproved } from "./foreign";
import {
  isAssigned,
  isDuty,
  isLeftTo,
  isOnlySomebody,
  isOutcome,
  isReport,
  isSettled,
  isTakenOn,
  isToDo,
} from "./items";
import { isCarriedResult, isMovers } from "./motions";
import { decisionIn } from "./sentence";
import { withSubject } from "./subject";

/** A decision as a block states it. */
export interface Stated {
  title: string;
  span: TextSpan;
  confidence: number;
  /** The words above the item: "Es wird beschlossen, dass". */
  lead?: string;
}

/** Where a decision is looked for: the people of the note, and its language. */
interface Reader {
  people: People;
  language: Language | undefined;
}

const NOTHING =
  /^\W*(?:none|no decisions?|nothing|n\/?a|tbd|tbc|-|—)\b.{0,20}$|^\W*no (?:decision|resolution|conclusion)\b|[?？]\s*$|\b(?:undecided|to be decided|no decision|deferred to|still open|not decided)\b/i;

/** "Please send the slides", 请检查: what is asked of the readers, also below a heading for decisions. */
const REQUEST = new RegExp(String.raw`^[^\p{L}]*(?:${anyOf("please")})(?!\p{sc=Latin})`, "iu");

/** The decisions of a block: of a cell, an item or a labelled line as a whole, else of its sentences. */
export function decisionsIn(block: Block, reader: Reader): Stated[] {
  if (block.cells !== undefined) return inRow(block, block.cells, reader);
  if (block.check !== undefined) return [];
  const command = /^#(?:agreed|agree|accepted)\s+(?=\S)/i.exec(block.text);
  if (command !== null) return [stated(slice(block, command[0].length), 0.9)];
  if (block.label?.kind === "decisions") return inLabelled(block, reader);
  const { section } = block;
  if (section.kind === "agenda" || section.kind === "actions")
    return inSentences(sentencesOf(block), block, reader);
  if (section.kind === "decisions" && block.label === undefined) return inListed(block, reader);
  const isDecisionOfMixed =
    isMixed(section) &&
    block.form === "item" &&
    block.label === undefined &&
    !isAssigned(block, reader.people) &&
    !isDuty(block);
  return isDecisionOfMixed ? asWhole(block, reader) : reportedIn(block, reader);
}

/** Of a row: its cell of decisions, or what the sentences of its cells report. */
function inRow(block: Block, cells: readonly Cell[], reader: Reader): Stated[] {
  const cell = cells.find((it) => isColumn(it.column, "decision"));
  if (cell === undefined) return inCells(block, cells, reader);
  if (NOTHING.test(cell.text) || cell.text === "") return [];
  const confidence = isMatrix(block, cell) ? 0.5 : isOutcome({ title: cell.column }) ? OF_OUTCOME : 0.9;
  return [stated(cell, confidence)];
}

/** `Decision: …`; where somebody takes it on, what the other sentences report. */
function inLabelled(block: Block, reader: Reader): Stated[] {
  const takesOn = (it: TextSpan): boolean => isTakenOn(it, reader.people, reader.language);
  const [first = block, ...others] = sentencesOf(block);
  return takesOn(first)
    ? inSentences(
        others.filter((it) => !takesOn(it)),
        block,
        reader,
      )
    : asWhole(block, reader);
}

/** Below a heading for decisions. */
function inListed(block: Block, reader: Reader): Stated[] {
  if (isOther(block, reader)) return [];
  const isLong = block.text.length >= MIN_LENGTH;
  if (isOutcome(block.section))
    return block.form === "item" || isLong
      ? asWhole(block, reader).map((it) => ({ ...it, confidence: OF_OUTCOME }))
      : [];
  if (block.form === "item") return asWhole(block, reader);
  const reported = reportedIn(block, reader);
  return reported.length === 0 && isLong ? asWhole(block, reader) : reported;
}

/** Whether a block below a heading for decisions is a task, a report, a status, a name or what leads to a list. */
function isOther(block: Block, { people, language }: Reader): boolean {
  const sentences = sentencesOf(block);
  return (
    isToDo(block, people) ||
    isGivenTo(block, people) ||
    saysStatus(block.text) ||
    isOnlySomebody(block, people) ||
    (block.form === "item" && isTakenOn(sentences[0] ?? block, people, language, { isSure: false })) ||
    isReport(block) ||
    (isOutcome(block.section) && (isLeftTo(block, people) || isDuty(block))) ||
    REQUEST.test(block.text) ||
    // "The result of the vote was as follows:"
    (block.form === "text" && sentences.length === 1 && /[:：]$/.test(block.text))
  );
}

/** What the sentences report; without any, an item behind an arrow that says what is settled. */
function reportedIn(block: Block, reader: Reader): Stated[] {
  const sentences = sentencesOf(block);
  const reported = inSentences(sentences, block, reader);
  return reported.length === 0 && block.marker === "arrow" && isSettled(block, reader.people)
    ? [whole(block, sentences, reader.people)]
    : reported;
}

/** `| Decisão | Alçada |`, not below a heading for decisions: who may decide on what, not what was decided. */
const isMatrix = ({ cells, section }: Block, cell: TextSpan): boolean =>
  section.kind !== "decisions" && cells?.[0]?.start === cell.start;

/** `Sample checked on site. Colour RAL 7022 approved by BS.`: minutes in a table have sentences in their cells. */
const inCells = (block: Block, cells: readonly Cell[], reader: Reader): Stated[] =>
  cells.flatMap((cell) => {
    const sentences = sentencesOf(cell);
    return sentences.length < 2 ? [] : inSentences(sentences, block, reader);
  });

/** Much that came of a talk is no decision: it is written where its words say so. */
const OF_OUTCOME = 0.75;

/** A shorter line states nothing. */
const MIN_LENGTH = 8;

const stated = (span: TextSpan, confidence: number) => ({ title: titleOf(span.text), span, confidence });

/** The block as a decision, unless it says that there is none. */
const asWhole = (block: Block, { people }: Reader): Stated[] =>
  NOTHING.test(block.text) ? [] : [whole(block, sentencesOf(block), people)];

/** The whole item; of a long one, its first sentence. */
function whole(block: Block, sentences: TextSpan[], people: People): Stated {
  const [first = block, second = first, ...more] = sentences;
  // "No dogs this year. Ann will ring the vendors": what she does is no part of it.
  const isPart = !isMovers(second.text) && people.within(second.start, second.end).length === 0;
  const isOne = second === first || (block.text.length <= 60 && more.length === 0 && isPart);
  const span = isOne ? block : first;
  const reported = decisionIn(first, people);
  const title = reported !== undefined && reported.length >= MIN_TITLE ? reported : span.text;
  return { title: titleOf(title.replace(THAT, "")), span, confidence: 0.95 };
}

/** A shorter title says less than the whole item. */
const MIN_TITLE = 12;

/** `Resolved: that the fee stays` */
const THAT = new RegExp(String.raw`^${anyOf("that")}\s(?=\p{Ll})`, "iu");

/** An item below "It was decided that:", of nobody's own. */
export function listedBelow(block: Block, lead: string, { people }: Reader): Stated[] {
  const isOwn = block.check !== undefined || block.label !== undefined || isAssigned(block, people);
  if (block.form !== "item" || isOwn || NOTHING.test(block.text) || /[:：]\s*$/u.test(block.text)) return [];
  return [{ ...whole(block, sentencesOf(block), people), confidence: IS_LEAD.test(lead) ? 0.9 : 0.8 }];
}
const IS_LEAD =
  /\b(?:decided|agreed|resolved|voted)(?: unanimously)?(?: (?:that|to|on)| (?:on |to )?the following| as follows| that [^.:,]{2,40} (?:should|will|would|shall))?\s*:\s*$/iu;

/** The sentences of a block that report a decision, or approve the sentence before them. */
export function inSentences(
  sentences: readonly TextSpan[],
  block: Block,
  { people, language }: Reader,
): Stated[] {
  let before: string | undefined;
  return sentences.flatMap((span, at) => {
    // "It was decided that:": what follows.
    if (/[:：]\s*$/u.test(span.text) && span.end >= block.end - 1 && sentences.length > 1) return [];
    // "Der Antrag wird angenommen.": the one before.
    const stated =
      saysApproved(span.text, language) || isMovers(span.text) || isCarriedResult(span.text)
        ? undefined
        : (decisionIn(span, people, { isMessage: block.voice !== undefined, previous: sentences[at - 1] }) ??
          (language && foreignDecision(span.text, language)));
    const title =
      stated ??
      (before === undefined ? approvedBefore(span.text, sentences[at - 1]?.text, language) : undefined);
    before = stated;
    return title === undefined
      ? []
      : [{ title: withSubject(title, block, sentences[at - 1]), span, confidence: 0.8 }];
  });
}
