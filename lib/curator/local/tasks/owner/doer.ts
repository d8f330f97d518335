import { madeOnce } from "@/lib/core/made-once";
import {
  ASSENT,
  anyIn,
  anyOf,
  type Block,
  blockAt,
  isBareVerb,
  isHan,
  type Language,
  languageOf,
  sentencesOf,
  slice,
  type TaskWords,
  type TextSpan,
  taskWordsOf,
} from "@/lib/language";
import type { Person } from "../../people/person";
import type { TaskContext, TaskDraft } from "../draft";
import { saysPlease } from "../voice";
import { calledIn } from "./called";
import { letterAtEnd } from "./letters";
import { selfOf } from "./self";

/** The owner of a task, where the words around it show it better than the rule that found it. */
export function withDoer(task: TaskDraft, context: TaskContext): TaskDraft {
  if (isHan(task.title)) return task;
  const block = blockAt(context.document.blocks, task.span.start);
  if (block === undefined) return task;
  const marked = letterAtEnd(task.title, context.document, context.people);
  if (marked !== undefined) return { ...task, title: marked.title, owner: marked.person };
  const mine = ME_AT_END.exec(task.title);
  if (mine !== null)
    return { ...task, title: task.title.slice(0, mine.index), owner: selfOf(block, context) };
  const called = calledIn(task.span.text, task.span, context.people);
  if (called !== undefined) return { ...task, owner: called.person };
  const isNobody = isForSomebody(task.span, context);
  const isSpeaker = task.owner !== undefined && task.owner === selfOf(block, context);
  const isOther = (isNobody && isSpeaker) || isObject(task.title, task.owner, context);
  if (task.owner !== undefined && !isOther) return task;
  const isOpen = isNobody || /\?\W*$/.test(task.span.text) || saysPlease(task.span.text);
  const behind = isOther ? undefined : doesBehind(task.span, context);
  return { ...task, owner: (isOpen ? taker(task.span, block, context) : undefined) ?? behind };
}

/**
 * "check to the museum -- Denise in the office cuts it", "name tags (Ms. Haddad offered)": an owner after a dash or in
 * brackets, with a verb.
 */
function doesBehind(span: TextSpan, { people }: TaskContext): Person | undefined {
  const found = people
    .within(span.start, span.end)
    .filter(
      ({ start, end }) =>
        BEHIND_SIGN.test(span.text.slice(0, start - span.start)) &&
        /^\s\p{Ll}{2,}/u.test(span.text.slice(end - span.start)),
    );
  return found.length === 1 ? found[0]?.person : undefined;
}

const BEHIND_SIGN = new RegExp(String.raw`\S\s*(?:\s[–—-]+\s|\(|->\s?|→\s?)(?:${anyOf("Mr")}\.?\s)?$`, "u");

/** "letter to the landlord. me" */
const ME_AT_END = new RegExp(String.raw`(?:[.,;]\s|\s[–—-]\s?|\s\()(?:myself|${anyOf("me")})\)?[.!]*$`, "u");

/** "Someone needs to ring Polar": it is asked of nobody in particular. */
const isForSomebody = ({ text }: TextSpan, { document }: TaskContext): boolean =>
  taskWordsOf([languageOf(text), languageOf(document.source.masked)]).some((words) =>
    SOMEBODY(words).test(text),
  );

const SOMEBODY = madeOnce(
  ({ somebody }: TaskWords) =>
    new RegExp(
      String.raw`^\W*(?:(?:so|${anyOf("and", "but")})\s)?(?:${somebody})(?!\p{L})(?!.{0,20}\s(?:is|was|has been)\s)`,
      "iu",
    ),
);

/** "Ask Dylan …", "Mr. Kirschbaums Bratsche richten": a person named as the object of an order, in its first clause. */
function isObject(title: string, owner: Person | undefined, { document }: TaskContext): boolean {
  const [clause = ""] = title.split(/[,;:]|\s[–—-]+\s/u);
  const at = Math.max(...(owner?.name.words ?? []).map((word) => wordAt(clause, word)), -1);
  const language = languageOf(document.source.masked);
  // "Hannelore zurückrufen"
  if (at === 0)
    return language?.separable !== undefined && /^\p{Lu}[\p{L}'’-]+\s\p{Ll}{4,}(?:en|ern|eln)$/u.test(clause);
  if (at < 0) return false;
  const before = clause.slice(0, at);
  if (language?.separable !== undefined) return LAST_INFINITIVE.test(clause) && TOWARDS.test(before);
  const verb = /^\p{L}+/u.exec(clause)?.[0].toLowerCase() ?? "";
  const isOrder = language === undefined ? isBareVerb(verb) : INFINITIVE.test(clause);
  return isOrder && !AT_END.test(before) && !/\bby\s$/u.test(before);
}

function wordAt(text: string, word: string): number {
  const at = word.length > 2 ? text.indexOf(word) : -1;
  return at < 0 || /\p{L}/u.test(text[at + word.length] ?? "") ? -1 : at;
}

const INFINITIVE = /^\p{Lu}\p{Ll}+(?:ar|er|ir|are|ere|ire|oir)(?:l[eao]s?)?\s/u;
/** "Pflanzen zu Frau Nguyen bringen" */
const LAST_INFINITIVE = new RegExp(
  String.raw`^\p{L}.*\s\p{Ll}{2,}(?:en|ern|eln)(?:\s${anyIn(["de", "nl"], "on a day", "until", "before", "at an hour")}\s.*)?$`,
  "u",
);
const TOWARDS = new RegExp(
  String.raw`(?<!\p{L})${anyIn(["de", "nl"], "with", "at", "for", "to", "to the", "towards", "of", "at a price")}\s(?:${anyIn(["de", "nl"], "Mr")}\.?\s|\p{Lu}\p{Ll}{1,3}\.\s)*$`,
  "u",
);
/** "Book the crane - Ned": a name at the end, after a sign. */
const AT_END = /(?:[,;(/–—-]|->|→)\s*@?(?:\p{L}{1,4}\.\s)?$/u;

/** The person addressed after a request to nobody in particular, or who then says that they do it. */
export function taker(span: TextSpan, block: Block, context: TaskContext): Person | undefined {
  const { people, document } = context;
  const next = sentencesOf(slice(block, span.end - block.start))[0];
  const name = /^\W*(\p{Lu}[\p{L}'’-]+),\s(?=\p{Ll})/u.exec(next?.text ?? "")?.[1] ?? "";
  const called =
    next && name !== ""
      ? people.resolve(slice(next, next.text.indexOf(name), next.text.indexOf(name) + name.length))
      : undefined;
  if (called !== undefined || block.voice === undefined || document.isMail) return called;
  const turn = block.voice.turn;
  const languages = [languageOf(document.source.masked)];
  const answer = document.blocks.find(
    (it) =>
      it.voice !== undefined &&
      it.voice.turn > turn &&
      it.voice.turn <= turn + 2 &&
      it.voice.self !== block.voice?.self &&
      takesOn(it.text, languages),
  );
  return answer && selfOf(answer, context);
}

/** "sure", "ik regel het": how somebody takes on what was asked. */
export const takesOn = (text: string, languages: readonly (Language | undefined)[]): boolean =>
  ASSENT.YES.test(text) || taskWordsOf(languages).some((words) => ACCEPTS(words).test(text));
const ACCEPTS = madeOnce(({ accepts }: TaskWords) => new RegExp(`^\\W*(?:${accepts})`, "iu"));
