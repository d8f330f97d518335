import { NOTES_FROM, OTHER_DAY, OTHER_MEETING, OWN_MEETING, OWN_STAMP } from "../english/meeting-dates";
import { LANGUAGES } from "../languages";
import { anyOf } from "../languages/vocabulary";
import { isInstruction } from "../read/kind";
import type { Document } from "../read/read-document";
import type { Block } from "../text/block";
import { textField } from "../text/frontmatter";
import { labelKind } from "../text/labels";

const HEAD_BLOCKS = 8;

/** A text that may hold the note's date. */
export interface DaySource {
  text: string;
  /** The date may lie after the note was received: an agenda is written before its meeting. */
  mayBeAhead: boolean;
}

/** Where a note's date can be, from the most reliable to the least. Texts of one group are equally reliable. */
export function daySources(document: Document): DaySource[][] {
  const { source, blocks } = document;
  const own = textField(source.frontmatter, "date", "created", "when", "day");
  const updated = textField(source.frontmatter, "updated", "modified", "last_updated", "last_modified");
  const labelled = blocks.filter(isDateLine).map(({ text }) => text);
  const title = textField(source.frontmatter, "title", "subject");
  const lines = document.isMail ? [] : blocks.slice(0, HEAD_BLOCKS).filter(isHead);
  const heads = lines.filter((block) => block.form === "heading" || OWN_MEETING.test(block.text));
  const sent = blocks.find((block) => block.header === "date")?.text.replace(/^[^:]*:\s*/, "");
  const name = nameOf(source.filename);
  const hasYear = /\d{4}/.test(name);
  const groups: [(string | undefined)[], boolean][] = [
    [own !== undefined && STAMPED.test(own) ? [...labelled, own] : [own, ...labelled], true],
    [[hasYear ? name : undefined], false],
    [[title, ...heads.map(({ text }) => text), stampOf(document)], false],
    [changedIn(document), false],
    [lines.filter(({ text }) => FULL_DATE.test(text)).map(({ text }) => text), false],
    [[name], false],
    [lines.map(({ text }) => text), false],
    [[sent?.replace(/[+-]\d{4}.*$/, "")], false],
    [[updated], false],
    [
      blocks
        .slice(-1)
        .filter(isClosing)
        .map(({ text }) => text),
      false,
    ],
  ];
  return groups.map(([texts, mayBeAhead]) =>
    texts.filter((text) => text !== undefined && /\d/.test(text)).map((text = "") => ({ text, mayBeAhead })),
  );
}

/** `2021-05-18T12:20:19.984Z`: when a system published the text, which may itself say its day. */
const STAMPED = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** With its year: a filename without one says less. */
const FULL_DATE = /\d\s?\p{L}{3,10}\.?,?\s(?:19|20)\d\d\b/u;

/** `20180122_parents.txt` → `2018-01-22 parents` */
const nameOf = (filename: string): string =>
  filename
    .replace(/\.[a-z0-9]{1,8}$/i, "")
    .replace(/_/g, " ")
    .replace(/(?<!\d)((?:19|20)\d\d)[ .]?(\d\d)[ .]?(\d\d)(?!\d)/, "$1-$2-$3")
    .replace(/(\d{4}-\d\d-\d\d)-/, "$1 ")
    // `GMT20260512`
    .replace(/(?<=\p{L})(?=\d{4}-\d\d-\d\d)/u, " ");

const isClosing = ({ label, section, text }: Block): boolean =>
  label === undefined && !namesOther(section.title) && CLOSING.test(text);

/** A line that only says when it was written: `28/11/2026 06h30`, `4 March 2026`. */
const CLOSING =
  /^\P{L}{0,3}(?:\p{L}{2,10}\.?,?\s)?\d{1,2}(?:[./]\d{1,2}[./]|\.?\s(?:de\s)?\p{L}{3,10}\.?,?\s(?:de\s)?)(?:20)?\d\d(?:,?\s\d{1,2}[:h.]\d\d)?\W*$/u;

const CHANGED = new RegExp(
  String.raw`(?:^\W*|[,.;–—-]\s)${anyOf("lastChanged")}:?\s\P{N}{0,12}\d.{0,30}`,
  "iu",
);

/** "Last updated 2 March" above or below the text, with the year that its first line has: `Fitting out 2025`. */
function changedIn({ blocks, isMail, isChat }: Document): string[] {
  if (isMail || isChat) return [];
  const year = YEAR.exec(blocks[0]?.text ?? "")?.[0];
  return [...blocks.slice(0, HEAD_BLOCKS), ...blocks.slice(-1)].flatMap(({ text, check }) => {
    const found = check === undefined && text.length < MAX_HEAD ? CHANGED.exec(text)?.[0] : undefined;
    if (found === undefined) return [];
    return [year === undefined || YEAR.test(found) ? found : found.replace(DAY_AND_MONTH, `$& ${year}`)];
  });
}

const YEAR = /(?<!\d)20\d\d(?!\d)/;
const DAY_AND_MONTH = /\d{1,2}(?:st|nd|rd|th|\.)?\s\p{L}{3,10}\.?/u;

/** The first message's time, when it says the day. */
function stampOf({ isChat, blocks }: Document): string | undefined {
  const stamp = isChat ? blocks.find(({ voice }) => voice?.when !== undefined)?.voice?.when : undefined;
  return stamp !== undefined && /\d{4}|\/\d|\d\.\d{1,2}\.\d/.test(stamp) ? stamp : undefined;
}

/** `Date: 12 March`, but not under "Next meeting", nor among tasks, where it is that of one of them. */
const isDateLine = ({ label, text, section, form }: Block): boolean =>
  (label?.kind === "date" || (form === "heading" && labelKind(LEAD.exec(text)?.[0] ?? "") === "date")) &&
  section.kind !== "actions" &&
  !namesOther(`${label?.text ?? ""} ${text}`) &&
  !namesOther(section.title);

/** `**Date: 12 March**` in bold is a heading of what follows. */
const LEAD = /^[^:：]{2,20}(?=[:：]\s*\S)/u;

const namesOther = (text: string): boolean =>
  OTHER_MEETING.test(text) || LANGUAGES.some(({ otherMeeting }) => otherMeeting.test(text));

const MAX_HEAD = 200;

/** "Verbale della riunione del 17 aprile 2026, ore 20.45, sede di via Roma" */
const WITH_YEAR =
  /\d{1,2}(?:[./]\d{1,2}[./](?:20)?\d\d|\.?\s(?:de\s)?\p{L}{3,10}\.?,?\s(?:de\s)?20\d\d)(?!\d)/u;

/** A line that dates the note: no task, no deadline, no other meeting, no other sentence. */
const isHead = (block: Block): boolean =>
  block.text.length < MAX_HEAD &&
  block.check === undefined &&
  block.voice === undefined &&
  block.section.kind !== "actions" &&
  (block.form === "heading" || block.start < 200 || !isInstruction(block)) &&
  (block.label === undefined || block.label.kind === "title") &&
  (!OTHER_DAY.test(block.text) ||
    NOTES_FROM.test(block.text) ||
    (block.start < 40 && OWN_STAMP.test(block.text))) &&
  ![block.text, block.label?.text ?? "", block.section.title].some(namesOther) &&
  (block.form === "heading" ||
    block.text.split(/\s+/).length <= (block.start < 200 ? (WITH_YEAR.test(block.text) ? 24 : 14) : 10) ||
    /^\d{4}-\d\d-\d\d\s*[·|,:–—-]/.test(block.text) ||
    OWN_MEETING.test(block.text));
