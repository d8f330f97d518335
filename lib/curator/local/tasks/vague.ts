import {
  anyOf,
  type Block,
  contentWords,
  type Document,
  inEitherCase,
  isHan,
  languageOf,
  refersBack,
  sentencesOf,
  titleOf,
} from "@/lib/language";
import { recordName } from "../people/person";
import { headingOf, topicOf } from "./about";
import type { TaskContext, TaskDraft } from "./draft";

const MAX_CONTEXT = 90;
/** Characters of a language without blanks say more. */
const MAX_HAN_CONTEXT = 30;
/** A title with fewer words is vague. */
const MIN_WORDS = 2;
const MIN_HAN = 8;
/** A title with more says what it is about, whatever its line begins with. */
const MAX_SHORT = 4;

/** A pronoun for something in the text before: "Message her", "Get one from the shop", "Lui envoyer les dates". */
const PRONOUN = new RegExp(
  String.raw`^\p{L}+ (?:\p{L}+ )?${anyOf("objectBehind")}(?!\p{L})|^\p{L}+ (?:\p{L}+ )?her(?:$| (?:by|on|about|for|to|with|after|before|first)(?!\p{L}))|^${anyOf("objectBefore")} \p{Ll}`,
  "iu",
);
/** "Das klärt sie selbst"; "Das Angebot" is a thing. */
const PRONOUN_FIRST = new RegExp(String.raw`^${inEitherCase("it")} \p{Ll}`, "u");

/** A task whose title does not say what it is about, with what its sentence, the one before or its line says before it. */
export function explained(task: TaskDraft, context: TaskContext): TaskDraft {
  const { document } = context;
  const { span, owner, title } = task;
  const block = document.blocks.find(({ start, end }) => start <= span.start && span.end <= end);
  if (block === undefined || block.form === "heading") return task;
  const topic = topicOf(task, block, context);
  const isShort = contentWords(title).length <= MAX_SHORT && !isHan(title);
  const topical = topic !== undefined && isShort && isNew(topic, title) ? topic : undefined;
  // `#action bob count them` is a command.
  const isSaid = document.isChat && !block.text.startsWith("#");
  const isBrief = isSaid && block.voice !== undefined && contentWords(title).length <= BRIEF && !isHan(title);
  if (block.cells !== undefined || !(isBrief || isVague(title, document)))
    return topical === undefined ? task : { ...task, title: titleOf(`${title} (${topical})`) };
  const sentences = sentencesOf(block);
  const at = sentences.findIndex(({ start, end }) => start <= span.start && span.start < end);
  const own = sentences[at];
  if (own === undefined) return task;
  const name = owner ? recordName(owner) : "";
  const before = [
    isHan(title) ? "" : beforeTitle(own.text, title),
    sentences[at - 1]?.text ?? (at === 0 ? messageBefore(block, document.blocks) : ""),
  ]
    .map((text) => cleaned(text, name))
    .find((text) => isMore(text, title));
  const about = [topical, before].filter((text) => text !== undefined);
  const heading = about.length === 0 ? headingOf(task, block, context) : undefined;
  if (heading !== undefined && isNew(heading, title)) about.push(heading);
  const parts = about.filter((text, index) => index === 0 || isNew(text, about[0] ?? ""));
  return parts.length === 0 ? task : { ...task, title: titleOf(`${title} (${parts.join(", ")})`) };
}

/** "Ring Axis" in a chat leaves open what about. */
const BRIEF = 2;

/** In a chat the message before says what "I'll ring them" is about: its last sentence. */
function messageBefore(block: Block, blocks: readonly Block[]): string {
  const before = block.voice === undefined ? undefined : blocks[blocks.indexOf(block) - 1];
  const isMessage = before?.voice !== undefined && before.header === undefined && before.cells === undefined;
  return (isMessage && sentencesOf(before).at(-1)?.text) || "";
}

const isVague = (title: string, document: Document): boolean =>
  isHan(title)
    ? title.length < MIN_HAN
    : PRONOUN.test(title) ||
      PRONOUN_FIRST.test(title) ||
      refersBack(title, languageOf(document.source.masked)) ||
      contentWords(title).length < MIN_WORDS;

/** Says a word that its title has not. */
const isNew = (text: string, title: string): boolean => {
  const known = new Set(contentWords(title));
  return contentWords(text).some((word) => word.length > 2 && !known.has(word));
};

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
  bare = bare
    .replace(/\s+/g, " ")
    .replace(/,(?:\s?,)+/g, ",")
    .replace(
      /[\s,;:.!?。()–—-]+(?:(?:and|so|but|then|he|she|i|they|we|will|to|must|['’]ll|i['’]ll|just)[\s,]*)*$/iu,
      "",
    )
    .replace(/^[\s,;:.!?()–—-]+/u, "");
  const most = isHan(bare) ? MAX_HAN_CONTEXT : MAX_CONTEXT;
  return bare.length <= most ? bare : bare.slice(-most).replace(/^[^\s、，]*[\s、，]/u, "");
}

function isMore(text: string, title: string): boolean {
  const known = new Set(contentWords(title));
  return isHan(text)
    ? text.length > 3
    : contentWords(text).filter((word) => word.length > 2 && !known.has(word)).length > 1;
}
