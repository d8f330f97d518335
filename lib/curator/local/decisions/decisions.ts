import type { Document, TextSpan } from "@/lib/language";
import {
  anyOf,
  type Block,
  isColumn,
  isMixed,
  isQuestion,
  isSameStatement,
  type Language,
  languageOf,
  leading,
  SETTLED,
  sentencesOf,
  slice,
  titleOf,
} from "@/lib/language";
import type { Claims } from "../extract/claims";
import type { FoundEntity } from "../extract/entity";
import type { KnownIndex } from "../known/known-index";
import type { People } from "../people/people";
import { isAction } from "../tasks/prefix";
import { isThirdPerson } from "../tasks/verb";
import { approvedBefore, foreignDecision, saysApproved } from "./foreign";
import { carriedMotions, isMotion, isResult, isUndecided } from "./motions";
import { agreedProposals } from "./proposal";
import { isDecisionRecord } from "./record";
import { decisionIn } from "./sentence";
import { withSubject } from "./subject";
import { countsVotes } from "./verdict";

export interface DecisionSources {
  document: Document;
  people: People;
  known: KnownIndex;
  skip: ReadonlySet<Block>;
  claims: Claims;
}

const NOTHING =
  /^\W*(?:none|no decisions?|nothing|n\/?a|tbd|tbc|-|—)\b.{0,20}$|^\W*no (?:decision|resolution|conclusion)\b|\?\s*$|\b(?:undecided|to be decided|no decision|deferred to|still open|not decided)\b/i;

/** "Le bureau valide …", "The board approves …" */
const BODY_DOES = new RegExp(String.raw`^\W*${leading("the")}${anyOf("board", "assembly")}(?!\p{L})`, "iu");

/** The items under "Decisions", and sentences that report a decision. */
export function findDecisions(sources: DecisionSources): { found: FoundEntity[]; sentences: TextSpan[] } {
  const spans: { title: string; span: TextSpan; confidence: number }[] = carriedMotions(
    sources.document.blocks,
  ).map((it) => ({ ...it, confidence: 0.9 }));
  const language = languageOf(sources.document.source.masked);
  const isRecord = isDecisionRecord(sources.document.blocks);
  let isRecorded = false;
  let above: Block | undefined;
  let over: Block | undefined;
  for (const block of sources.document.blocks) {
    // In minutes a quote stresses what was decided; in a mail somebody else wrote it.
    const isQuote =
      block.quoted && (sources.document.isMail || sources.document.isChat || !BODY_DOES.test(block.text));
    if (block.form === "heading" || block.header !== undefined || isQuote || sources.skip.has(block))
      continue;
    const isVoted = isMotion(block) && !isUndecided(block, sources.document.blocks);
    if (isVoted || isResult(block.text) || isAction(block)) continue;
    const isOfRecord = isRecord && block.section.kind === "decisions";
    if (isOfRecord && isRecorded) continue;
    const isDetail = over !== undefined && isBelow(block, over);
    const own = isDetail
      ? inSentences(sentencesOf(block), sources.people, block, language)
      : decisionsOf(block, { ...sources, language });
    if (own.length > 0 && !isDetail && block.section.kind === "decisions" && block.form === "item")
      over = block;
    else if (!isDetail) over = undefined;
    if (isOfRecord) isRecorded = own.length > 0;
    spans.push(...(own.length > 0 ? own : approvedAbove(block, above, spans, language)));
    if (!countsVotes(block.text) && !CALLS_VOTE.test(block.text)) above = block;
  }
  if (sources.document.isChat)
    spans.push(...agreedProposals(sources.document.blocks).map((it) => ({ ...it, confidence: 0.65 })));
  return { found: unique(spans, sources.known), sentences: spans.map(({ span }) => span) };
}

/** `  * the fee stays` below "The board adopts the plan, with:" says more of it. */
const isBelow = ({ form, section, indent }: Block, over: Block): boolean =>
  form === "item" && section === over.section && indent > over.indent + 1;

const NAMES_MOTION = new RegExp(String.raw`(?<!\p{L})${anyOf("motion")}(?!\p{L})`, "iu");

/** "Der Vorstand stimmt über den Antrag wie folgt ab:" stands between a motion and its votes. */
const CALLS_VOTE = new RegExp(
  String.raw`(?<!\p{L})${anyOf("motion")}(?!\p{L}).*:\s*\\?$|^\W*${anyOf("motion")}\W*$`,
  "iu",
);

/** `Adopté à l'unanimité.` as a line: the sentence that the line above it ends in. */
function approvedAbove(
  block: Block,
  above: Block | undefined,
  spans: readonly { span: TextSpan }[],
  language: Language | undefined,
): { title: string; span: TextSpan; confidence: number }[] {
  const isBelow =
    above !== undefined &&
    above.section === block.section &&
    (!block.gap || NAMES_MOTION.test(block.text)) &&
    block.cells === undefined;
  const before =
    isBelow && above.label === undefined && above.cells === undefined ? sentencesOf(above).at(-1) : undefined;
  // People object to nothing in much that is not a decision.
  if (
    before === undefined ||
    /\bobjections?\b/iu.test(block.text) ||
    spans.some(({ span }) => span.start >= (above?.start ?? 0))
  )
    return [];
  const title = approvedBefore(block.text, before.text, language);
  return title === undefined ? [] : [{ title, span: before, confidence: 0.75 }];
}

function decisionsOf(
  block: Block,
  { people, language }: DecisionSources & { language: Language | undefined },
): { title: string; span: TextSpan; confidence: number }[] {
  const cell = block.cells?.find((it) => isColumn(it.column, "decision"));
  if (cell !== undefined)
    return NOTHING.test(cell.text) || cell.text === ""
      ? []
      : [{ title: titleOf(cell.text), span: cell, confidence: 0.9 }];
  if (block.cells !== undefined) return inCells(block, people, language);
  if (block.check !== undefined) return [];
  const command = /^#(?:agreed|agree|accepted)\s+(?=\S)/i.exec(block.text);
  if (command !== null) return [stated(slice(block, command[0].length), 0.9)];
  const sentences = sentencesOf(block);
  const isLabelled = block.label?.kind === "decisions";
  const isListed = block.section.kind === "decisions" && block.label === undefined;
  if (!isLabelled && (block.section.kind === "agenda" || block.section.kind === "actions"))
    return inSentences(sentences, people, block, language);
  if (isListed && (isToDo(block, people) || isOnlySomebody(block, people) || isReport(block))) return [];
  if (isLabelled || (isListed && block.form === "item"))
    return NOTHING.test(block.text) ? [] : [whole(block, sentences, people)];
  if (
    isMixed(block.section) &&
    block.form === "item" &&
    block.label === undefined &&
    !isAssigned(block, people) &&
    !isDuty(block)
  )
    return NOTHING.test(block.text) ? [] : [whole(block, sentences, people)];
  const reported = inSentences(sentences, people, block, language);
  if (reported.length === 0 && block.marker === "arrow" && isSettled(block, people))
    return [whole(block, sentences, people)];
  if (reported.length > 0 || !isListed) return reported;
  return NOTHING.test(block.text) || block.text.length < 8 ? [] : [whole(block, sentences, people)];
}

/** `Sample looked at on site. Colour RAL 7022 approved by BS.`: minutes in a table have sentences in their cells. */
function inCells(
  block: Block,
  people: People,
  language: Language | undefined,
): { title: string; span: TextSpan; confidence: number }[] {
  return (block.cells ?? []).flatMap((cell) => {
    const sentences = sentencesOf(cell);
    return sentences.length < 2 ? [] : inSentences(sentences, people, block, language);
  });
}

const stated = (span: TextSpan, confidence: number) => ({ title: titleOf(span.text), span, confidence });

/** Begins with the person who does it. */
const isAssigned = (block: Block, people: People): boolean =>
  people
    .within(block.start, block.start + 40)
    .some(
      ({ start, end }) =>
        start - block.start <= 2 &&
        /^\s*(?:[:–—-]|to\b|will\b|\p{Ll}+s\b)/u.test(block.text.slice(end - block.start)),
    );

/** "Yorrick and Ann Lee will draft the report", "members should vote": what is to be done, among decisions and actions. */
const isDuty = ({ text }: Block): boolean => DUTY.test(text) && !SETTLED.test(text);
const DUTY = new RegExp(
  String.raw`^(?:${leading("the")})?(?:[\p{L}'’.-]+\s){1,6}?(?:will|should|must|to|needs? to)\s(?!be\b)\p{Ll}`,
  "u",
);

/** `RPL to update the text` under "Conclusion" is a task. */
const isToDo = (block: Block, people: People): boolean =>
  OF_INITIALS.test(block.text) ||
  people
    .within(block.start, block.start + 40)
    .some(
      ({ start, end }) =>
        start - block.start <= 2 && /^\s+to\s+\p{Ll}/u.test(block.text.slice(end - block.start)),
    );

/** `Thanks the speakers for coming` under "Conclusion": a report of somebody who is named above. */
const isReport = ({ text, form }: Block): boolean =>
  form === "item" &&
  isThirdPerson(/^\p{Lu}\p{Ll}+s(?=\s\p{L})/u.exec(text)?.[0].toLowerCase() ?? "") &&
  !SETTLED.test(text);

/** `**Ann Lee**:` above her remarks under "Conclusion". */
const isOnlySomebody = ({ start, text }: Block, people: People): boolean =>
  people
    .within(start, start + text.length)
    .some((it) => it.start === start && /^\W*$/u.test(text.slice(it.end - start)));

/** `WMS and LCA to review the spec text` */
const OF_INITIALS = /^\p{Lu}{2,4}(?:(?:,|,? and) \p{Lu}{2,4})*\sto\s\p{Ll}/u;

/** `=> pricing stays at the 2026 list`: the text after an arrow, unless it is someone's task. */
const isSettled = (block: Block, people: People): boolean =>
  people.within(block.start, block.start + 40).every(({ start }) => start !== block.start) &&
  !isQuestion(block.text) &&
  (SETTLED.test(block.text) || /^we(?:['’]re| are) going to \p{Ll}/iu.test(block.text));

/** The whole item; of a long one, its first sentence. */
function whole(
  block: Block,
  sentences: TextSpan[],
  people: People,
): { title: string; span: TextSpan; confidence: number } {
  const [first = block] = sentences;
  const span = sentences.length === 1 || (block.text.length <= 60 && sentences.length === 2) ? block : first;
  const stated = decisionIn(first, people, false);
  const title = stated !== undefined && stated.length >= 12 ? stated : span.text;
  return {
    title: titleOf(title.replace(THAT, "")),
    span,
    confidence: 0.95,
  };
}

/** `Resolved: that the fee stays` */
const THAT = new RegExp(String.raw`^${anyOf("that")}\s(?=\p{Ll})`, "iu");

function inSentences(
  sentences: TextSpan[],
  people: People,
  block: Block,
  language: Language | undefined,
): { title: string; span: TextSpan; confidence: number }[] {
  let before: string | undefined;
  return sentences.flatMap((span, at) => {
    // "Der Antrag wird angenommen.": the one before.
    const stated = saysApproved(span.text, language)
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

/** "We decided that these are:", "Si è deciso di aggiungere anche:": the decision follows. */
const isLead = (title: string, text: string): boolean =>
  /:\s*$/u.test(text) && title.split(/\s+/).length <= 3;

/** Limits the work: a plan takes twenty. */
const MAX_DECISIONS = 60;

function unique(
  spans: { title: string; span: TextSpan; confidence: number }[],
  known: KnownIndex,
): FoundEntity[] {
  const found: FoundEntity[] = [];
  for (const { title, span, confidence } of spans) {
    if (found.length >= MAX_DECISIONS) break;
    if (
      !/\p{L}{2,}/u.test(title) ||
      countsVotes(title) ||
      isLead(title, span.text) ||
      found.some((it) => isSameStatement(it.name, title))
    )
      continue;
    const record = known.find("decision", title);
    found.push({
      key: `decision:${found.length + 1}`,
      type: "decision",
      name: record?.name ?? title,
      known: record,
      aliases: [],
      fields: {},
      span,
      confidence,
    });
  }
  return found;
}
