import { upperFirst } from "@/lib/core/letter-case";
import {
  isChatNotice,
  isoDay,
  mailSubject,
  matchKey,
  type NoteKind,
  pageTitle,
  saysSomething,
  textField,
  titleOf,
} from "@/lib/language";
import type { KnownRecord } from "../../plan";
import type { Analysis } from "../analyse";

type Source = Analysis["document"]["source"];
type Block = Analysis["document"]["blocks"][number];

export const KIND_WORD: Record<NoteKind, string> = {
  meeting: "Meeting",
  email: "Email",
  chat: "Chat",
  todo: "To-do list",
  note: "Note",
};

/** The note's title or subject; with its date when the vault has a note of that name. */
export function noteName(analysis: Analysis, type: string, known: readonly KnownRecord[]): string {
  const title = titleOf(titleText(analysis)) || KIND_WORD[analysis.kind];
  const taken = new Set(
    known.filter((record) => record.type === type).map((record) => matchKey(record.name)),
  );
  const day = isoDay(analysis.calendar.today);
  const trials = [title, titleOf(`${title.slice(0, 120)} ${day}`)];
  for (let count = 2; count < 100; count++) trials.push(titleOf(`${title.slice(0, 110)} ${day} (${count})`));
  return trials.find((trial) => !taken.has(matchKey(trial))) ?? title;
}

/** What the file says of itself, else its first line or heading, else its filename, else what it is. */
function titleText({ document, kind, calendar }: Analysis): string {
  const { source, blocks } = document;
  const file = fileTitle(source.filename);
  const part = blocks.slice(0, 3).findIndex((block) => isSection(block, blocks));
  const top = blocks.slice(0, part < 0 ? 3 : part);
  const candidates = [
    textField(source.frontmatter, "title", "subject", "name"),
    source.isData ? (pageTitle(source.text) ?? source.filename) : undefined,
    mailSubject(blocks)?.text,
    source.title,
    // Of a page that is no meeting nothing else is read.
    source.isPage ? PAGE_HEADING.exec(source.masked)?.[1] : undefined,
    top.find((block) => isHeading(block) && block.indent === 1)?.text,
    headline(blocks),
    top.find(isHeading)?.text,
    isSection(blocks[0], blocks) ? undefined : firstLine(blocks),
  ];
  const found = candidates.find(
    (text) =>
      text !== undefined &&
      saysSomething(text) &&
      !EMPTY_LABEL.test(text) &&
      !(file && GENERIC.test(text.trim())),
  );
  return found ?? (file || `${KIND_WORD[kind]} ${isoDay(calendar.today)}`);
}

const PAGE_HEADING = /^#{1,6} +(\S.{0,200})$/m;

/** The indent of a heading is its level: up to 6 in Markdown, 7 for a bold or bare line. */
const isHeading = ({ form, indent }: Block): boolean => form === "heading" && indent <= 7;

/** `1. Aims` over what the file says first, where `2. Tasks` follows; `1.0.22 (unreleased)`: a part of the file. */
const isSection = (block: Block | undefined, blocks: readonly Block[]): boolean =>
  block !== undefined &&
  isHeading(block) &&
  (/^\[?v?\d+\.\d+\.\d+(?!\d)/u.test(block.text) ||
    (/^\d{1,2}[.)]\s/.test(block.text) &&
      [/^1[.)]\s/, /^2[.)]\s/].every((number) =>
        blocks.some((other) => isHeading(other) && other.indent === block.indent && number.test(other.text)),
      )));

/** The first line, where it looks like a title: a heading that comes after it begins a section. */
function headline(blocks: readonly Block[]): string | undefined {
  const [first] = blocks;
  if (first === undefined || isSection(first, blocks)) return undefined;
  if (isHeading(first)) return first.text;
  const isTitle = first.label === undefined && first.header === undefined && !/[.,:;!?]$/.test(first.text);
  return isTitle ? firstLine(blocks) : undefined;
}

/** A short first line that is not spoken in a chat, and is not a task, a table row or a stamped line of a log. */
function firstLine([first]: readonly Block[]): string | undefined {
  if (first === undefined || first.voice !== undefined || first.check !== undefined) return undefined;
  return first.text.length <= 80 &&
    first.form !== "row" &&
    !isChatNotice(first.text) &&
    !STAMPED.test(first.text) &&
    !DATED.test(first.text)
    ? first.text
    : undefined;
}

/** `roof-review_2026-11-20.md` → `Roof review 2026-11-20`; empty when the name says nothing. */
function fileTitle(filename: Source["filename"]): string {
  const words = filename
    .replace(/\.[a-z0-9]{1,8}$/i, "")
    .replace(/((?<!\d)\d{4}-\d{2}-\d{2}(?!\d))|[_-]+/g, (_, day?: string) => day ?? " ")
    .trim();
  return /\p{L}{3}/u.test(words) ? upperFirst(words) : "";
}

/** A line of a log, a transcript or a chat, such as "05/10/2025, 19:02 - Messages and calls are end-to-end encrypted." */
const STAMPED = /^(?:\W*\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?,?[ T]+|\[)\d{1,2}:\d{2}/;

/** `会议链接：` before a link. */
const EMPTY_LABEL = /：\s*$/u;

/** `会议日期：2026-06-19` */
const DATED = /^[^:：]{1,20}[:：]\s*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\s*$/u;

/** A first line that says nothing of its file. */
const GENERIC =
  /^(?:links?|notes?|agenda|minutes|attendees|participants|present|summary|overview|contents|table of contents|toc|resources|references|untitled|to ?do|todos?|context|introduction|log|readme)\W*$/i;
