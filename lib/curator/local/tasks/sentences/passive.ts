import { lowerFirst, upperFirst } from "@/lib/core/letter-case";
import { contentWords, isBareVerb, isQuestion, slice, type TextSpan } from "@/lib/language";
import { Cuts } from "../cuts";
import type { TaskContext, TaskDraft } from "../draft";

const TO_BE_DONE =
  /(?:^|[,;:–—]\s*|\b(?:so|and|but|therefore|because)\s+)((?:the |our |all |every |a |an )?[\p{L}\p{N}][\p{L}\p{N}'’ &/-]{2,70}?)\s+(?:needs?|ha(?:s|ve)|must|should|(?:is|are) to|to)(?: to)?\s+be\s+([\p{L}-]+)\b/iu;
const WE_NEED =
  /(?:^|[,;:–—]\s*|\b(?:so|and|but)\s+)(?:we|someone|somebody)(?:['’]ll)?(?: still| also| will| all)? (?:need to|have to|must|should|needs to|has to)\s+([\p{L}-]+)/iu;

/** "The storeroom needs to be cleared by Friday", "we need to order tiles by Monday": tasks without an owner, when they have a date. */
export function passives(sentence: TextSpan, context: TaskContext): TaskDraft[] {
  if (isQuestion(sentence.text) || /\b(?:if|whether|unless)\b/i.test(sentence.text)) return [];
  const done = TO_BE_DONE.exec(sentence.text);
  const subject = done?.[1];
  if (done !== null && subject !== undefined) {
    const from = sentence.text.indexOf(subject, done.index);
    const rest = slice(sentence, from);
    const found = dated(rest, sentence, context);
    return found.length > 0 || context.document.isChat || context.document.isMail
      ? found
      : ordered(rest, context);
  }
  const led = byAgent(sentence, context);
  if (led !== undefined) return [led];
  const need = WE_NEED.exec(sentence.text);
  const verb = need?.[1];
  if (need === null || verb === undefined || !isBareVerb(verb)) return [];
  return dated(slice(sentence, need.index + need[0].length - verb.length), sentence, context);
}

/** "The rota will be drawn up by Ann", "Plot transfers will be covered by Ann" → "Cover plot transfers" */
function byAgent(sentence: TextSpan, context: TaskContext): TaskDraft | undefined {
  const [lead = "", subject = "", participle = ""] = BY_AGENT.exec(sentence.text) ?? [];
  const doers = context.people.within(sentence.start + lead.length, sentence.end);
  const [doer] = doers;
  if (lead === "" || doer === undefined || doer.start > sentence.start + lead.length + 5) return undefined;
  const base = [participle.slice(0, -2), participle.slice(0, -1)].find(isBareVerb);
  const thing = /^\p{Lu}\p{Ll}* \p{Ll}/u.test(subject) ? lowerFirst(subject) : subject;
  if (base === undefined || contentWords(subject).length === 0) return undefined;
  const title = `${upperFirst(base)} ${thing}`;
  const helpers = doers.slice(1).map(({ person }) => person);
  return {
    title,
    span: sentence,
    owner: doer.person,
    helpers,
    due: undefined,
    status: "todo",
    confidence: 0.75,
  };
}
const BY_AGENT =
  /^(?:\d+[.)]?\s+)?([\p{L}\p{N}][^,.;:]{2,70}?) (?:will be|shall be|would be|(?:is|are) to be|should be) (\p{L}{3,}ed) (?:\p{Ll}+ ){0,3}by (?=\p{Lu})/u;

function dated(rest: TextSpan, sentence: TextSpan, context: TaskContext): TaskDraft[] {
  const cuts = new Cuts(rest, context.document.source);
  cuts.takeDue(context.calendar);
  const due = cuts.due ?? byThen(rest, sentence, context);
  const title = cuts.title().replace(/\s+by then$/i, "");
  const by = /\bby\s*$/i.test(rest.text)
    ? undefined
    : context.people
        .within(rest.start, rest.end)
        .find(({ start }) => /\bby\s+$/i.test(rest.text.slice(0, start - rest.start)));
  if ((due === undefined && by === undefined) || contentWords(title).length < 2) return [];
  return [{ title, span: sentence, owner: by?.person, helpers: [], due, status: "todo", confidence: 0.7 }];
}

/** "The forms are to be sent out to all": what minutes order, without a day. */
function ordered(rest: TextSpan, { document }: TaskContext): TaskDraft[] {
  const title = new Cuts(rest, document.source).title();
  return IS_TO_BE.test(rest.text) && contentWords(title).length >= MIN_ORDERED
    ? [{ title, span: rest, helpers: [], status: "todo", confidence: 0.6 }]
    : [];
}
const IS_TO_BE =
  /^(?!(?:it|this|that|these|those|they|there|he|she|we|i)\b)[\p{L}\p{N}][\p{L}\p{N}'’ &/-]{2,70}? (?:is|are) to be (?!(?:held|found|seen|expected|noted|decided|confirmed|determined|agreed)\b)\p{L}{2,}(?:ed|nt|ought|ade|ut|en|wn|ld|ne)\b/iu;
const MIN_ORDERED = 3;

/** "The inspector comes on 26 August, so the room needs to be cleared by then." */
function byThen(rest: TextSpan, sentence: TextSpan, context: TaskContext): string | undefined {
  if (!/\b(?:by|before) then\b/i.test(rest.text)) return undefined;
  const cuts = new Cuts(slice(sentence, 0, rest.start - sentence.start), context.document.source);
  cuts.takeDue(context.calendar);
  return cuts.due;
}
