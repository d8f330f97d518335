import { lowerFirst } from "@/lib/core/letter-case";
import { languageOf } from "../languages";
import { anyOf, whole } from "../languages/vocabulary";
import type { Language } from "../match/language";
import type { Block, Section } from "../text/block";
import { textField } from "../text/frontmatter";
import { isBareVerb } from "../words/lexicon";
import type { Document } from "./read-document";

/** What kind of text a file is. */
export const NOTE_KINDS = ["meeting", "email", "chat", "todo", "note"] as const;

export type NoteKind = (typeof NOTE_KINDS)[number];

const MEETING = new RegExp(whole("meetingTitle", String.raw`\b`), "iu");
const TODO = new RegExp(whole("todoTitle"), "iu");

/** There are lists of people, prices and so on as well: only a layout of short lines makes one a list of tasks. */
const LIST = new RegExp(whole("list"), "iu");

const SURELY_TODO =
  /(?<!\p{L})(?:to-?do(?: list)?|todos|task list|check-?list|groceries|shopping list|packing list|chores|errands|brain ?dump|mind sweep)(?!\p{L})/iu;

/** With a layout of short lines. */
const LISTED_TODO = new RegExp(whole("todoListTitle"), "iu");

/** The kind of a text: by its format when it is a mail or a chat, else by its title and content. */
export function noteKindOf(document: Document): NoteKind {
  if (document.isMail) return "email";
  if (document.isChat) return isRecording(document) ? "meeting" : "chat";
  const declared = textField(document.source.frontmatter, "kind", "type", "category")?.toLowerCase();
  if (declared !== undefined && /^(?:meeting|todo|task)/.test(declared))
    return declared.startsWith("meeting") ? "meeting" : "todo";
  if (isLetter(document)) return "email";
  if (headOf(document).some((text) => DIARY.test(text)) && !hasMeetingTitle(document)) return "note";
  const meeting = meetingScore(document);
  const todo = todoScore(document);
  if (meeting >= 3 && (meeting >= todo || hasMeetingTitle(document))) return "meeting";
  return todo >= 3 ? "todo" : "note";
}

/** A mail without its header begins with whom it greets: "Hi all,", "Hello All--We will have a call". */
const isLetter = ({ blocks }: Document): boolean => {
  const [first] = blocks;
  if (first?.form !== "text" || first.voice !== undefined) return false;
  // "Larry," over a letter that ends with "Thank you," and a name.
  const ends = blocks.slice(-3, -1).some(({ text }) => CLOSING.test(text));
  return SALUTATION.test(first.text) || (CALLED.test(first.text) && ends);
};
const CALLED = /^\p{Lu}[\p{L}'’-]+(?:,? (?:and |& )?\p{Lu}[\p{L}'’-]+){0,3},$/u;
const CLOSING = new RegExp(`^\\W*${anyOf("closing")}\\s?[,.!–-]*$`, "iu");
const SALUTATION = new RegExp(
  String.raw`^${anyOf("greeting")}(?:\s\p{L}[\p{L}.'’-]*){1,4}\s?(?:,|!|:|--|–|—|$)`,
  "iu",
);

/** What somebody writes for himself, whatever lists it has. */
const DIARY = new RegExp(String.raw`(?<!\p{L})${anyOf("diary")}(?!\p{L})`, "iu");

/** A recording of a meeting, with the time since it began; a chat has the time of day. */
const isRecording = ({ blocks, source }: Document): boolean => {
  const first = blocks.find(({ voice }) => voice?.when !== undefined)?.voice?.when ?? "";
  return (
    /^(?:00:)?0?[0-4]:\d{2}(?:[.,]\d{1,3})?$/.test(first) || /\.(?:vtt|srt)(?:\.txt)?$/i.test(source.filename)
  );
};

const headOf = ({ blocks, source }: Document): string[] => [
  textField(source.frontmatter, "title") ?? "",
  source.filename.replace(/[_-]/g, " "),
  ...blocks.slice(0, 2).map((block) => block.text.slice(0, 120)),
];

const hasMeetingTitle = (document: Document): boolean => headOf(document).some((text) => MEETING.test(text));

/** The title, the filename or the checkboxes show that this is a to-do list. */
export const hasTodoTitle = (document: Document): boolean =>
  headOf(document)
    .slice(0, 3)
    .some((text) => TODO.test(text)) ||
  isListed(document, headOf(document).slice(0, 3)) ||
  document.blocks.filter((block) => block.check !== undefined).length >= 3;

/** The title of a list, an item over others or, of things to do, a line alone: `shop list, Thursday (Ruth)`. */
export function isListTitle(block: Block, { blocks: [first, second] }: Document): boolean {
  if (block.headsItems) return true;
  const isApart =
    block === first && block.form === "text" && block.label === undefined && second?.gap === true;
  return isApart && [TODO, LIST, LISTED_TODO].some((pattern) => pattern.test(block.text));
}

const AGENDA = new RegExp(whole("agendaTitle"), "iu");

/** A list of short lines, by its title. */
const isListed = (document: Document, titles: readonly string[]): boolean =>
  hasListLayout(document) && titles.some((text) => LIST.test(text) || LISTED_TODO.test(text));

/** A list of short lines, some of them ticked off: "bond lodged ✔"; not of names. */
const isTickedOff = (document: Document): boolean =>
  hasListLayout(document) &&
  document.blocks.filter(({ text, cells }) => cells === undefined && TICKED.test(text)).length >= 2;

const TICKED = /(?:^|\s)\p{Ll}{2,}.*\s[✔✓✅☑]\s*$/u;

/** The title is that of an agenda, whatever follows. */
const hasAgendaTitle = (document: Document): boolean => headOf(document).some((text) => AGENDA.test(text));

/** An item of an agenda, or below `New agenda items`: its box is ticked when it was talked about. */
export const isOfAgenda = (document: Document, section: Section): boolean =>
  hasAgendaTitle(document) || AGENDA.test(section.title);

/** An agenda, whose items are not tasks. */
export const isAgenda = (document: Document): boolean =>
  hasAgendaTitle(document) &&
  !document.blocks.some((block) => (block.label?.kind ?? block.section.kind) === "actions");

const MIN_LINES = 5;
const MAX_LINE = 120;

/** Short lines, few of them sentences. */
export function hasListLayout({ blocks }: Document): boolean {
  const lines = blocks.filter(({ form }) => form === "text" || form === "item");
  const isShort = ({ text, voice, header }: Block): boolean =>
    voice === undefined && header === undefined && text.length <= MAX_LINE && !/\p{Ll}{3,}\.$/u.test(text);
  return lines.length >= MIN_LINES && lines.filter(isShort).length >= lines.length * 0.7;
}

/** Checkboxes mark the tasks, so that a bullet without one is not a task. */
export const usesBoxes = (document: Document): boolean =>
  document.blocks.filter((block) => block.check !== undefined).length >= 2;

function meetingScore(document: Document): number {
  const { blocks } = document;
  const kinds = new Set(blocks.map((block) => block.label?.kind ?? block.section.kind));
  const lists =
    (kinds.has("attendees") ? 3 : 0) +
    (kinds.has("absent") ? 2 : 0) +
    (kinds.has("decisions") ? 1 : 0) +
    (kinds.has("agenda") ? 1 : 0);
  const next = blocks.some((block) =>
    /\bnext meeting\b|\bmeeting (?:closed|opened|ended|adjourned)\b/i.test(block.text),
  )
    ? 2
    : 0;
  return lists + next + (hasMeetingTitle(document) ? 3 : 0);
}

function todoScore(document: Document): number {
  const { blocks, source } = document;
  const language = languageOf(source.masked);
  const title = [
    textField(source.frontmatter, "title") ?? "",
    source.filename.replace(/[_-]/g, " "),
    blocks[0]?.text.slice(0, 80) ?? "",
    blocks[0]?.label?.text ?? "",
  ];
  const content = blocks.filter((block) => block.form !== "heading");
  const boxes = content.filter((block) => block.check !== undefined).length;
  const items = content.filter((block) => isTask(block)).length;
  const orders = content.filter((block) => isInstruction(block, language)).length;
  const share = items / Math.max(1, content.length);
  return (
    (isListed(document, title) || isTickedOff(document) || title.some((text) => SURELY_TODO.test(text))
      ? 3
      : title.some((text) => TODO.test(text))
        ? 2
        : 0) +
    (orders >= 3 && orders / Math.max(1, content.length) >= 0.5 ? 3 : 0) +
    (boxes >= 2 && share > 0.5 ? 3 : 0) +
    (share > 0.6 ? 2 : share > 0.35 ? 1 : 0)
  );
}

const isTask = (block: Block): boolean =>
  block.check !== undefined ||
  /^(?:TODO|FIXME|ACTION)\b/.test(block.text) ||
  block.label?.kind === "actions" ||
  (block.form === "item" &&
    (block.section.kind === "actions" ||
      (block.section.kind === "other" && block.text.length < 90 && !/[.!?]\s+\p{Lu}/u.test(block.text))));

/**
 * "ring the dentist": a short line that begins with a bare verb and has no full stop; in a note of another language also one with an
 * infinitive: "Steuerberater anrufen", "appeler le plombier".
 */
export const isInstruction = (block: Block, language?: Language): boolean =>
  isShort(block) &&
  (isOrder(block, language) ||
    language?.infinitive?.test(lowerFirst(block.text.replace(AFTERWORD, ""))) === true);

const isShort = ({ text, voice }: Block): boolean =>
  text.length < 90 && !/[.:]$/.test(text) && voice === undefined;

/** A day or an aside after the infinitive. */
const AFTERWORD = new RegExp(
  String.raw`\s(?:\([^()]*\)|${anyOf("beforeDeadline")}|\d{1,2}[./]\d{1,2}\.?)\s*$`,
  "iu",
);

/** "Die" begins no order in German. */
const isOrder = (block: Block, language?: Language): boolean =>
  !language?.words.has((/^\p{L}+/u.exec(block.text)?.[0] ?? "").toLowerCase()) &&
  !/^[\p{L}-]+(?:\s?[:：]|\s(?:is|are|was|were|has|have|will)(?!\p{L}))/u.test(block.text) &&
  isBareVerb((/^[\p{L}-]+/u.exec(block.text)?.[0] ?? "").toLowerCase());
