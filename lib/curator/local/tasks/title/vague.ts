import {
  anyOf,
  type Block,
  blockAround,
  contentWords,
  inEitherCase,
  isHan,
  languageOf,
  overlaps,
  pointsBack,
  refersBack,
  sentencesOf,
  type TextSpan,
  titleOf,
} from "@/lib/language";
import { recordName } from "../../people/person";
import type { TaskContext, TaskDraft } from "../draft";
import { headingOf, isGreeting, isOfSender, topicOf } from "./about";
import { sentencesBefore } from "./before";
import { gistOf, wordCount } from "./gist";

/** A short title has at most this many words together with what it is about. */
const MAX_WORDS = 16;
const MIN_ROOM = 5;
const MAX_ROOM = 10;
/** Words that a title means next to nothing without may be more. */
const ROOM_OF_VAGUE = 16;
/** Characters of a language without blanks say more. */
const MAX_HAN_CONTEXT = 30;
/** A title with fewer words is vague. */
const MIN_WORDS = 2;
const MIN_HAN = 8;
/** A title with more says what it is about, whatever its line begins with. */
const MAX_SHORT = 4;
/** A title with more words explains its pronouns. */
const MAX_POINTING = 7;

/** A pronoun for something in the text before: "Message her", "Get one from the shop"; "Schicke Ihnen" is to the reader. */
const PRONOUN = new RegExp(
  String.raw`^\p{L}+ (?:\p{L}+ )?${anyOf("objectBehind")}(?!\p{L})|^\p{L}+ (?:\p{L}+ )?her(?:$| (?:by|on|about|for|to|with|after|before|first)(?!\p{L}))`,
  "u",
);
/** "Lui envoyer les dates" */
const PRONOUN_BEFORE = new RegExp(String.raw`^${anyOf("objectBefore")} \p{Ll}`, "iu");
/** "Das klärt sie selbst"; "Das Angebot" is a thing. */
const PRONOUN_FIRST = new RegExp(String.raw`^${inEitherCase("it")} \p{Ll}`, "u");

/**
 * A task whose title does not say what it is about, with what its sentence, those before it or its line say before it. `tasks` are
 * the others of the note.
 */
export function explained(
  task: TaskDraft,
  context: TaskContext,
  tasks: readonly Pick<TaskDraft, "span">[] = [],
): TaskDraft {
  const { document } = context;
  const { span, title } = task;
  const block = blockAround(document.blocks, span);
  if (block === undefined || block.form === "heading") return task;
  const topic = topicOf(task, block, context);
  const isShort = contentWords(title).length <= MAX_SHORT && !isHan(title);
  const isMeant = topic !== undefined && isNew(topic, title) && !repeats(topic, title);
  const topical = isShort && isMeant ? topic : undefined;
  // `#action bob count them` is a command.
  const isSaid = document.isChat && !block.text.startsWith("#");
  const isBrief = isSaid && block.voice !== undefined && contentWords(title).length <= BRIEF && !isHan(title);
  const isUnclear = isVague(task, context);
  if (block.cells !== undefined || !(isBrief || isUnclear))
    return topical === undefined ? task : { ...task, title: titleOf(`${title} (${topical})`) };
  // What is clear of itself is not about another task.
  const others = isUnclear ? [] : tasks.map(({ span: other }) => other);
  const before = beforeOf(task, block, context, topical, others);
  const isRepeated = topical !== undefined && before.some((text) => repeats(text, topical));
  const about = [...(isRepeated ? [] : [topical]), ...before].filter((text) => text !== undefined);
  const heading = about.length === 0 ? headingOf(task, block, context) : undefined;
  if (heading !== undefined && isNew(heading, title)) about.push(heading);
  const vague = { ...task, isVague: true };
  return about.length === 0 ? vague : { ...vague, title: titleOf(`${title} (${about.join(", ")})`) };
}

/** "Ring Axis" in a chat leaves open what about. */
const BRIEF = 2;

/** What its sentence says before the title, or the nearest one before that says something; where that points back too, also what it means. */
function beforeOf(
  task: TaskDraft,
  block: Block,
  context: TaskContext,
  topical: string | undefined,
  skip: readonly TextSpan[],
): string[] {
  const { title, span, owner } = task;
  const name = owner ? recordName(owner) : "";
  const own = sentencesOf(block).find(({ start, end }) => start <= span.start && span.start < end);
  if (own === undefined) return [];
  const rest = MAX_WORDS - wordCount(title) - wordCount(topical ?? "");
  const room = saysLittle(title, context) ? ROOM_OF_VAGUE : Math.min(MAX_ROOM, Math.max(MIN_ROOM, rest));
  const language = languageOf(context.document.source.masked);
  const gist = (text: string, most: number): string =>
    isHan(text) ? lastOf(cleaned(text, name)) : gistOf(cleaned(text, name), most, language);
  const lead = isHan(title) ? "" : beforeTitle(own.text, title);
  const isOther = skip.some(({ start, end }) => start === own.start && end < own.start + lead.length);
  const led = isOther ? "" : lead;
  const known = `${title} ${topical ?? ""}`;
  const sentences = sentencesBefore(own.start, block, context.document).filter((it) => !overlaps(it, skip));
  const earlier = [led, ...sentences.map(({ text }) => text)]
    .map((text) => cleaned(text, name))
    .filter(
      (text) =>
        isMore(text, known) &&
        !repeats(text, title) &&
        !isGreeting(text) &&
        !(context.document.isChat && isOfSender(text)),
    );
  const [nearest, ...others] = earlier;
  if (nearest === undefined) return [];
  const isNamed = !isHan(nearest) && !pointsBack(nearest, [languageOf(nearest), language]);
  const named =
    isNamed || isHan(nearest)
      ? undefined
      : (others.find((text) => !pointsBack(text, [language])) ?? others[0]);
  const first = named === undefined ? "" : gist(named, Math.max(MIN_ROOM, Math.ceil(room / 2)));
  const near = gist(nearest, Math.max(MIN_ROOM, room - (first === "" ? 0 : wordCount(first))));
  return [first, near].filter((text) => text !== "" && isNew(text, known));
}

/** A title that points back, or says next to nothing. */
function isVague({ title, span }: TaskDraft, context: TaskContext): boolean {
  const language = languageOf(context.document.source.masked);
  const isPointing =
    !isHan(title) &&
    wordCount(title) <= MAX_WORDS &&
    contentWords(title).length <= MAX_POINTING &&
    pointsBack(title, [languageOf(span.text), language]);
  return isPointing || saysLittle(title, context);
}

const saysLittle = (title: string, { document }: TaskContext): boolean =>
  isHan(title)
    ? title.length < MIN_HAN
    : PRONOUN.test(title) ||
      PRONOUN_BEFORE.test(title) ||
      PRONOUN_FIRST.test(title) ||
      refersBack(title, languageOf(document.source.masked)) ||
      contentWords(title).length < MIN_WORDS;

/** Says a word that its title has not. */
const isNew = (text: string, title: string): boolean => {
  const known = new Set(contentWords(title));
  return contentWords(text).some((word) => word.length > 2 && !known.has(word));
};

/** "You wanted to do the playlist" says no more of "Do the playlist". */
const repeats = (text: string, title: string): boolean => text.toLowerCase().includes(title.toLowerCase());

/** What the sentence has before the first word of the title. */
function beforeTitle(text: string, title: string): string {
  const [word = ""] = title.toLowerCase().split(" ");
  const at = text.toLowerCase().lastIndexOf(word.slice(0, 5));
  return text.slice(0, Math.max(0, at));
}

/** Without who does it, and what only joins it to the task. */
function cleaned(text: string, name: string): string {
  let bare = text;
  for (const part of [name, ...name.split(" ")]) if (part !== "") bare = bare.replace(part, "");
  bare = bare.replace(TITLE_ALONE, "").replace(PROMISES, "");
  return bare
    .replace(/\s+/g, " ")
    .replace(/,(?:\s?,)+/g, ",")
    .replace(
      /[\s,;:.!?。()–—-]+(?:(?:and|so|but|then|he|she|i|they|we|will|to|must|['’]ll|i['’]ll|just)[\s,]*)*$/iu,
      "",
    )
    .replace(/^[\s,;:.!?()–—-]+/u, "");
}

/** "I promised Helena I'd", "Note to self:" */
const PROMISES =
  /^\W*(?:(?:i(?:['’]ve)? )?(?:said|promised|told)(?: \p{L}+)?(?: that)? i(?:['’]d| would)|note to self|remind me(?: to)?)\W*$/iu;

/** "with Mr (farmer)", without the name. */
const TITLE_ALONE = new RegExp(String.raw`(?<!\p{L})${anyOf("Mr")}\.?\s+(?=[(,;.]|$)`, "gu");

const lastOf = (text: string): string =>
  text.length <= MAX_HAN_CONTEXT ? text : text.slice(-MAX_HAN_CONTEXT).replace(/^[^\s、，]*[\s、，]/u, "");

function isMore(text: string, title: string): boolean {
  const known = new Set(contentWords(title));
  return isHan(text)
    ? text.length > 3
    : contentWords(text).filter((word) => word.length > 2 && !known.has(word)).length > 1;
}
