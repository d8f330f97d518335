import type { TextSpan } from "@/lib/language";
import {
  contentWords,
  isBareVerb,
  isQuestion,
  NO_DECISION,
  SETTLED,
  TRIGGERS,
  type Trigger,
  titleOf,
  UNDECIDED,
} from "@/lib/language";
import type { People } from "../people/people";
import { foreignDecision } from "./foreign";

/** Where a sentence stands. */
export interface Around {
  /** In a chat, where "we" and "let's" decide. */
  isMessage?: boolean;
  /** The sentence before it, which "the board approved this" refers to. */
  previous?: TextSpan;
}

/** The decision that a sentence reports, as a title, if any. */
export function decisionIn(
  sentence: TextSpan,
  people: People,
  { isMessage = false, previous }: Around = {},
): string | undefined {
  const { text } = sentence;
  const foreign = foreignDecision(text);
  if (foreign !== undefined) return foreign;
  if (isQuestion(text) || text.length > 900 || NO_DECISION.test(text) || isOnceDecided(text))
    return undefined;
  for (const trigger of TRIGGERS) {
    const match = trigger.pattern.exec(text);
    if (match === null || !isDecided(sentence, match, trigger, people, isMessage)) continue;
    const title = clause(sentence, match, trigger, people, previous);
    if (title !== undefined) return title;
  }
  return undefined;
}

/** "Once approved by the board, a club may …": what holds when something will be decided. */
export const isOnceDecided = (text: string): boolean =>
  /^\W*(?:once|when|until|unless)\s[^,]{0,60}\b(?:approved|agreed|accepted|adopted|decided|elected|confirmed)\b/iu.test(
    text,
  );

function isDecided(
  sentence: TextSpan,
  match: RegExpExecArray,
  trigger: Trigger,
  people: People,
  isMessage: boolean,
): boolean {
  const { text } = sentence;
  const clauseBefore =
    text
      .slice(0, match.index)
      .split(/[,;:]\s/)
      .at(-1)
      ?.replace(/^\W*(?:after|following) (?:\p{L}+ ){0,3}(?:discussion|debate|deliberation),?\s/iu, "") ?? "";
  // "less than initially approved": the blank may be in the words of the trigger.
  const isApart = /^\s/u.test(match[0]);
  if (
    UNDECIDED.test(isApart ? `${clauseBefore} ` : clauseBefore) &&
    !/^(?:we|they|it|let|ok)/i.test(match[0].trim())
  )
    return false;
  if (
    /\b(?:remember|recall|keep in mind|bear in mind|known?|knew|think|believe|understand|since|because)\s+(?:that\s+)?[^,;:]*$/i.test(
      clauseBefore,
    )
  )
    return false;
  if (/\b(?:if|whether|unless|until|once|in case)\s+(?:\p{L}+\s+){0,3}$/iu.test(text.slice(0, match.index)))
    return false;
  if (
    /n['’]t\b|\bnot\s+(?:decided|agreed|approved)\b|\b(?:could|should|might|would|may|can|must) (?:be |have )?(?:\p{L}+ )?$/iu.test(
      match[0].replace(/we won['’]t/i, ""),
    )
  )
    return false;
  // "agreed, it is ugly" in a chat is only assent; "Bob agreed to send it" is a task.
  if (isMessage && /^\W*agreed\b[,.!]/i.test(text) && !SETTLED.test(text) && !AGREED_TO.test(text))
    return false;
  if (
    isSharedOpinion(text) ||
    /\bwho(?:['’]s| has| have| had)?\s(?:also |kindly )?$/iu.test(text.slice(0, match.index))
  )
    return false;
  const at = match.index + match[0].search(/agreed/i);
  const isPromise = /^agreed\s+to\b/i.test(text.slice(at)) && soleSubject(sentence, at, people);
  return !isPromise && !(trigger.takes === "after" && leadsToPerson(sentence, match, people));
}

/** What all of them think, and nobody decides. */
export const isSharedOpinion = (text: string): boolean =>
  OPINION.test(text) || (HOW_IT_WAS.test(text) && !TO_BE.test(text));

/** "Agreed that there may be others": how things are, which nobody decides. */
const OPINION =
  /\bagreed\sthat\s(?:there|it|this|these)\s(?:is|are|was|were|may|might|could|would|seems?)\b/iu;

/** "It was agreed that the new layout looked better": of the past, which nobody decides, unless something is to follow from it. */
const HOW_IT_WAS =
  /\bagreed\sthat\s(?:[\p{L}'’-]+\s){1,5}?(?:was|were|had|offered|gave|looked|seemed|appeared|worked|went|made|took)\s/iu;
const TO_BE = /\b(?:should|will|would|shall|must|needs?|be)\b/iu;

/** "Agreed, we take the small freezer" */
const AGREED_TO = /^\W*agreed[,.!]\s+(?:so |then )?(?:we|let['’]s|going|the)\s/iu;

/** Exactly one person, right before the trigger; of several, "have agreed to" says what they take on. */
function soleSubject(sentence: TextSpan, at: number, people: People): boolean {
  const before = people.within(sentence.start, sentence.start + at);
  const last = before.at(-1);
  if (
    last !== undefined &&
    /^\s*have (?:also |kindly )?$/iu.test(sentence.text.slice(last.end - sentence.start, at))
  )
    return true;
  if (last === undefined || before.length > 1) return /\b(?:he|she|i)\s+$/i.test(sentence.text.slice(0, at));
  return /^\s*(?:has |had |also |kindly )*$/i.test(sentence.text.slice(last.end - sentence.start, at));
}

/** "going with Mum to Paris" is not a decision. */
function leadsToPerson(sentence: TextSpan, match: RegExpExecArray, people: People): boolean {
  if (!/\bwith$/i.test(match[0].trim())) return false;
  const end = sentence.start + match.index + match[0].length;
  const next = people.within(end, end + 40)[0];
  const isNext =
    next !== undefined &&
    sentence.text.slice(match.index + match[0].length, next.start - sentence.start).trim() === "";
  return (
    (isNext && !/^['’]s\b/.test(sentence.text.slice(next.end - sentence.start))) ||
    /^\s*(?:me|you|him|her|them|us|mum|mom|dad)\b/i.test(sentence.text.slice(match.index + match[0].length))
  );
}

function clause(
  sentence: TextSpan,
  match: RegExpExecArray,
  trigger: Trigger,
  people: People,
  previous: TextSpan | undefined,
): string | undefined {
  const { text } = sentence;
  const end = match.index + match[0].length;
  if (trigger.takes === "with")
    return titled(motionOf(text) ?? withSubjectDropped(consequence(text, match.index)));
  const after = withoutPartners(text.slice(end), sentence.start + end, people);
  const words = after
    .replace(/^[\s,:–—-]+/, "")
    .replace(/^by\s[^,;]{2,40}?\s(?=(?:that|to)\s)/i, "")
    .replace(WHEN, "");
  if (/^(?:with|w\/)\s/i.test(words)) return undefined;
  if (trigger.takes === "before" || isEmptyOrBackward(words))
    return backward(text.slice(0, match.index), previous);
  if (/\b(?:go(?:ing|es|ne)?|went)(?: ahead)? with$/i.test(match[0])) return titled(`Go with ${words}`);
  const keepsVerb = /\b(?:not to|against)$/i.test(match[0].trim());
  const verb = keepsVerb ? (/against$/i.test(match[0].trim()) ? "Against " : "Not ") : "";
  // "agreed that for the show we rent a van"
  const isClause = /\bthat$/i.test(match[0].trim());
  const stated = isClause ? words : words.replace(/^(?:to|that|on|upon|for|in favou?r of)\s+(?=\S)/i, "");
  const title = titled(verb + stated);
  const isShort = title !== undefined && contentWords(title).length < 2;
  return isShort ? titled(text.slice(match.index)) : title;
}

/** "last week to drop it", "on Monday that it closes at six", "(on) the phone that …": when and where it was decided. */
const WHEN =
  /^(?:(?:(?:(?:on|in|at|over|by|during|via)\s)?(?:(?:the|our|this|last|a)\s)?(?:\p{L}+\s)?(?:phone|call|meeting|e-?mail|lunch|chat|session|zoom|teams)|yesterday|last \p{L}+|(?:on )?\p{Lu}\p{Ll}+day|this (?:week|morning|afternoon)|(?:a|two|three) (?:days|weeks?|months?) ago|in \p{Lu}\p{Ll}+)\s+)+(?=(?:not )?(?:to|that)\s)/iu;

/** "…, right?", "…, yes": the speaker wants it confirmed, or confirms it. */
const TAG = /,\s(?:right|correct|ok(?:ay)?|yes|no|isn['’]t it|didn['’]t we)\s*[?.!]*\s*$/iu;

/** "The fair is on Saturday, so we're giving it six pages": what follows from the reason. */
const consequence = (text: string, at: number): string =>
  /,\s(?:and )?(?:so|therefore|hence)\s+$/iu.test(text.slice(0, at)) ? text.slice(at) : text;

/** "Motion by Z. Chaudhry to install a code lock: carried." → "install a code lock" */
const motionOf = (text: string): string | undefined =>
  /\b(?:motion|proposal|resolution)\b[^:]{0,60}?\s(?:to|that)\s+(.{8,}?)\s*[,:;(–—-]?\s*(?:was |were |is )?(?:carried|passed|accepted|adopted|approved)\b/iu.exec(
    text,
  )?.[1];

/** The text before "…, we decided", or the sentence before "The board approved this". */
function backward(before: string, previous: TextSpan | undefined): string | undefined {
  const own = dropSubject(before);
  const isOwn =
    contentWords(own).length >= 2 &&
    !/^(?:\W*(?:good|great|ok(?:ay)?|right|fine|so)[,.!]?\s+)*(?:that|it|this)(?:['’]s| is| was| has been)?$/iu.test(
      own.trim(),
    ) &&
    !/^(?:the|our|all|both)\s+\p{L}+$/iu.test(own.trim());
  if (isOwn) return titled(own.replace(WISH, ""));
  return previous === undefined || isQuestion(previous.text) ? undefined : titled(previous.text);
}

/** "Ann wants to drop the newsletter, nobody objected" */
const WISH =
  /^(?:\p{Lu}[\p{L}'’-]+ )?(?:[Ww]ants?|[Ww]anted|[Ww]ould like|[Pp]roposed|[Ss]uggested) to (?=\p{Ll})/u;

/** "agreed with Rolf last time, no more rsync" */
function withoutPartners(after: string, at: number, people: People): string {
  const partner = /^\s+(?:with|w\/)\s+/i.exec(after);
  if (partner === null) return after;
  const mention = people.within(at, at + 60)[0];
  const isSomebody = /^\s+(?:with|w\/)\s+(?:the|our|his|her|their|my|your)\s+\p{L}+/iu.test(after);
  const named = isSomebody || (mention !== undefined && mention.start - at <= partner[0].length + 2);
  if (!named) return after;
  const clause =
    /^\s+(?:with|w\/)\s[^:.;]{2,80}?\s(?:that|to)\s+([\s\S]*)$/.exec(after) ??
    /^[^,:]{0,80}?(?:,|:|\bon\b)\s*([\s\S]*)$/.exec(after);
  return clause?.[1] ?? after.replace(/^\s+(?:with|w\/)\s+(?:\p{L}+\s*){1,4}/u, "");
}

/** "we decided that in October": the decision is in the text before. */
const isEmptyOrBackward = (words: string): boolean =>
  words.replace(/[\s.!)(]+/g, "").length < 4 ||
  /^(?:(?:that|this|it|so|as much)\b)?\s*(?:(?:already|earlier|together|unanimously|yesterday|today|last \p{L}+|in (?:the )?\p{L}+|at (?:the )?\p{L}+(?: \p{L}+)?|on \p{L}+|by \p{L}+|\([^()]*\))\s*)*[.!]*$/iu.test(
    words,
  );

/** "no phones at the table, everyone" → "no phones at the table" */
function dropSubject(before: string): string {
  const trimmed = before.replace(/[\s,;:–—-]+$/, "");
  return trimmed
    .replace(
      /[,;–—-]?\s+(?:and |so |as |which )?(?:we|i|they|everyone|everybody|all|both|the (?:team|group|board|committee))(?:['’]ve| have| had| all)?$/iu,
      "",
    )
    .replace(/,\s+(?:as|which|and|so)$/iu, "")
    .replace(/^(?:we|they|everyone|everybody|all|it|it was|that was)$/i, "");
}

const withSubjectDropped = (text: string): string =>
  text
    .replace(
      /^\W*as (?:discussed|agreed|mentioned|announced|you know|planned|per)\b[^,]{0,40}?,?\s+(?=(?:we|they|the|it)\b)/iu,
      "",
    )
    .replace(
      /^\W*(?:(?:ok(?:ay)?|alright|all right|right|so|then|fine|great|also|and|therefore|for now)[,.!]?\s+)+/iu,
      "",
    )
    .replace(/^(?:(?:we|they)(?:['’]re| are|['’]ll| will| shall)|let['’]s)\s+(?!not\b)/iu, "");

function titled(text: string): string | undefined {
  const bare = text
    .replace(/^["“'(]+/, "")
    .replace(TAG, "")
    .replace(/^(?:(?:and|so|but)\s+)?(?:yes|yeah|yep|ok(?:ay)?|right|oh|no)[,:;.!–—-]+\s+/i, "");
  const title = titleOf(bare.replace(/^(?:and|so|also)\s+/i, ""));
  const words = title.split(/\s+/).filter((word) => /\p{L}{2,}/u.test(word));
  return words.length >= 2 || (words.length === 1 && isBareVerb(words[0] ?? "") && title.length > 12)
    ? title
    : undefined;
}
