import { OTHER_DAY, OTHER_MEETING, OWN_MEETING, OWN_STAMP } from "../english/meeting-dates";
import { LANGUAGES } from "../languages";
import { isInstruction } from "../read/kind";
import type { Document } from "../read/read-document";
import type { Block } from "../text/block";
import { textField } from "../text/frontmatter";

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
    [lines.filter(({ text }) => FULL_DATE.test(text)).map(({ text }) => text), false],
    [[name], false],
    [lines.map(({ text }) => text), false],
    [[sent?.replace(/[+-]\d{4}.*$/, "")], false],
    [[updated], false],
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
    .replace(/(\d{4}-\d\d-\d\d)-/, "$1 ");

/** The first message's time, when it says the day. */
function stampOf({ isChat, blocks }: Document): string | undefined {
  const stamp = isChat ? blocks.find(({ voice }) => voice?.when !== undefined)?.voice?.when : undefined;
  return stamp !== undefined && /\d{4}|\/\d|\d\.\d{1,2}\.\d/.test(stamp) ? stamp : undefined;
}

/** `Date: 12 March`, but not under "Next meeting", nor among tasks, where it is that of one of them. */
const isDateLine = ({ label, text, section }: Block): boolean =>
  label?.kind === "date" &&
  section.kind !== "actions" &&
  !namesOther(`${label.text} ${text}`) &&
  !namesOther(section.title);

const namesOther = (text: string): boolean =>
  OTHER_MEETING.test(text) || LANGUAGES.some(({ otherMeeting }) => otherMeeting.test(text));

/** A line that dates the note: no task, no deadline, no other meeting, no other sentence. */
const isHead = (block: Block): boolean =>
  block.text.length < 200 &&
  block.check === undefined &&
  block.voice === undefined &&
  block.section.kind !== "actions" &&
  (block.form === "heading" || block.start < 200 || !isInstruction(block)) &&
  (block.label === undefined || block.label.kind === "title") &&
  (!OTHER_DAY.test(block.text) || (block.start < 40 && OWN_STAMP.test(block.text))) &&
  ![block.text, block.label?.text ?? "", block.section.title].some(namesOther) &&
  (block.form === "heading" ||
    block.text.split(/\s+/).length <= (block.start < 200 ? 14 : 10) ||
    /^\d{4}-\d\d-\d\d\s*[·|,:–—-]/.test(block.text) ||
    OWN_MEETING.test(block.text));
