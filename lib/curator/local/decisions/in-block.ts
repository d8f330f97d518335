import type { Block, Language, TextSpan } from "@/lib/language";
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
  const { people } = reader;
  const cell = block.cells?.find((it) => isColumn(it.column, "decision"));
  if (cell !== undefined)
    return NOTHING.test(cell.text) || cell.text === ""
      ? []
      : [stated(cell, isMatrix(block, cell) ? 0.5 : isOutcome({ title: cell.column }) ? OF_OUTCOME : 0.9)];
  if (block.cells !== undefined) return inCells(block, reader);
  if (block.check !== undefined) return [];
  const command = /^#(?:agreed|agree|accepted)\s+(?=\S)/i.exec(block.text);
  if (command !== null) return [stated(slice(block, command[0].length), 0.9)];
  const sentences = sentencesOf(block);
  const asWhole = () => (NOTHING.test(block.text) ? [] : [whole(block, sentences, people)]);
  const isLabelled = block.label?.kind === "decisions";
  const isListed = block.section.kind === "decisions" && block.label === undefined;
  const isOfOutcome = isListed && isOutcome(block.section);
  if (!isLabelled && (block.section.kind === "agenda" || block.section.kind === "actions"))
    return inSentences(sentences, block, reader);
  if (
    isListed &&
    (isToDo(block, people) ||
      isGivenTo(block, people) ||
      saysStatus(block.text) ||
      isOnlySomebody(block, people) ||
      (block.form === "item" && isTakenOn(sentences[0] ?? block, people, reader.language, false)) ||
      isReport(block) ||
      (isOfOutcome && (isLeftTo(block, people) || isDuty(block))) ||
      REQUEST.test(block.text))
  )
    return [];
  // "The result of the vote was as follows:"
  if (isListed && block.form === "text" && sentences.length === 1 && /[:：]$/.test(block.text)) return [];
  if (isOfOutcome)
    return block.form === "item" || block.text.length >= MIN_LENGTH
      ? asWhole().map((it) => ({ ...it, confidence: OF_OUTCOME }))
      : [];
  const [first = block, ...others] = sentences;
  if (isLabelled && isTakenOn(first, people, reader.language))
    return inSentences(
      others.filter((it) => !isTakenOn(it, people, reader.language)),
      block,
      reader,
    );
  if (isLabelled || (isListed && block.form === "item")) return asWhole();
  if (
    isMixed(block.section) &&
    block.form === "item" &&
    block.label === undefined &&
    !isAssigned(block, people) &&
    !isDuty(block)
  )
    return asWhole();
  const reported = inSentences(sentences, block, reader);
  if (reported.length === 0 && block.marker === "arrow" && isSettled(block, people))
    return [whole(block, sentences, people)];
  if (reported.length > 0 || !isListed) return reported;
  return block.text.length < MIN_LENGTH ? [] : asWhole();
}

/** `| Decisão | Alçada |`, not below a heading for decisions: who may decide on what, not what was decided. */
const isMatrix = ({ cells, section }: Block, cell: TextSpan): boolean =>
  section.kind !== "decisions" && cells?.[0]?.start === cell.start;

/** `Sample checked on site. Colour RAL 7022 approved by BS.`: minutes in a table have sentences in their cells. */
const inCells = (block: Block, reader: Reader): Stated[] =>
  (block.cells ?? []).flatMap((cell) => {
    const sentences = sentencesOf(cell);
    return sentences.length < 2 ? [] : inSentences(sentences, block, reader);
  });

/** Much that came of a talk is no decision: it is written where its words say so. */
const OF_OUTCOME = 0.75;

/** A shorter line states nothing. */
const MIN_LENGTH = 8;

const stated = (span: TextSpan, confidence: number) => ({ title: titleOf(span.text), span, confidence });

/** The whole item; of a long one, its first sentence. */
function whole(block: Block, sentences: TextSpan[], people: People): Stated {
  const [first = block, second = first, ...more] = sentences;
  // "No dogs this year. Ann will ring the vendors": what she does is no part of it.
  const isPart = !isMovers(second.text) && people.within(second.start, second.end).length === 0;
  const isOne = second === first || (block.text.length <= 60 && more.length === 0 && isPart);
  const span = isOne ? block : first;
  const reported = decisionIn(first, people, false);
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
        : (decisionIn(span, people, block.voice !== undefined, sentences[at - 1]) ??
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
