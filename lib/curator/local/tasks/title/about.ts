import { anyOf, type Block, contentWords, findDue, isColumn, labelKind, type TextSpan } from "@/lib/language";
import type { Person } from "../../people/person";
import type { TaskContext } from "../draft";
import { EVERYBODY } from "../owner/ahead";
import { UNASSIGNED } from "../status";

/** A task, or a decision, which has no owner. */
interface Titled {
  title: string;
  span: TextSpan;
  owner?: Person;
}

const MAX_WORDS = 5;
const MAX_ROW = 60;

/** What a line is about, as its beginning says: "Handschuhe: 14 Paar …", "2. **Lift.** …", "Ms Duarte – …", or the other cells of a row. */
export function topicOf(task: Titled, block: Block, context: TaskContext): string | undefined {
  const topic = block.cells === undefined ? leadOf(task, block, context) : cellsOf(task, block, context);
  const isOwner = topic !== undefined && task.owner !== undefined && isNamed(topic, task);
  return topic === undefined || isOwner || EVERYBODY.test(topic) || !isTopic(topic, context)
    ? undefined
    : topic;
}

/** The heading above a line, where it names a thing, and not the whole note. */
export function headingOf(task: Titled, { section }: Block, context: TaskContext): string | undefined {
  if (isTitleOfNote(section, context)) return undefined;
  const title = section.title.replace(/\s*[(:].*$/u, "").trim();
  const isShort = title.split(" ").length <= MAX_WORDS && /\p{L}{3}/u.test(title);
  return isShort && isTopic(title, context) && !isNamed(title, task) ? title : undefined;
}

const isTitleOfNote = ({ level, title }: Block["section"], { document }: TaskContext): boolean =>
  level === 1 || (document.blocks[0]?.form === "heading" && document.blocks[0].text === title);

const LEAD =
  /^[^\p{L}\p{N}]*(?:\d{1,2}[.)]\s*)?((?:\p{L}{1,3}\.\s)?[\p{L}\p{N}][^.:;!?–—]{2,40}?)(?:[:!?]|\.(?=\s)|\s[–—-](?=\s))/u;

function leadOf({ span, title }: Titled, block: Block, { people }: TaskContext): string | undefined {
  const [all = "", lead = ""] = LEAD.exec(block.text) ?? [];
  // `Bob: …` says who does it, "ACTION-41" which one it is.
  const at = block.start + all.indexOf(lead);
  const span0 = { start: at, end: at + lead.length, text: lead };
  if (block.voice !== undefined && block.start === block.voice.at) return undefined;
  if (all.endsWith(":") && people.resolve(span0) !== undefined) return undefined;
  // "Alice Chen was there." is a sentence.
  const isSentence = /[.!?]$/u.test(all) && people.within(span0.start, span0.end).length > 0;
  if (isSentence && lead.split(" ").length > 2) return undefined;
  if (/^(?:url|link)s?$/iu.test(lead)) return undefined;
  // "perfect. I'll book it": a word of assent is no topic.
  if (block.voice !== undefined && /[.!?]$/u.test(all) && !/\s/u.test(lead)) return undefined;
  if (!/\p{Ll}{2}/u.test(lead) || /[+&@→]/u.test(all)) return undefined;
  // "renew the passport (expires March!), …" continues behind the bracket.
  if (/\([^)]*$/u.test(lead)) return undefined;
  // The task itself begins the line.
  const isOwn = lead === "" || title.toLowerCase().startsWith(lead.toLowerCase().split(" ")[0] ?? "");
  const isBefore =
    span.start >= block.start + all.length || span.text.startsWith(block.text.slice(0, all.length));
  return isOwn || !isBefore || lead.split(" ").length > MAX_WORDS ? undefined : lead.trim();
}

function cellsOf({ span }: Titled, block: Block, { people, calendar }: TaskContext): string | undefined {
  const others = (block.cells ?? []).filter(
    (cell) =>
      (cell.end <= span.start || cell.start >= span.end) &&
      /\p{L}{3}/u.test(cell.text) &&
      !/^\p{Lu}{2,4}$/u.test(cell.text) &&
      !isColumn(cell.column, "person") &&
      people.within(cell.start, cell.end).every(({ start, end }) => end - start < cell.text.length / 2) &&
      findDue(cell.text, calendar) === undefined &&
      cell.text.length <= MAX_ROW,
  );
  const text = others
    .slice(0, 2)
    .map((cell: TextSpan) => cell.text)
    .join(", ");
  return text === "" ? undefined : text;
}

const GREETS = new RegExp(String.raw`^\W*${anyOf("greeting")}(?!\p{L})`, "iu");

/** "Hi Ann", "Thanks for coming": about nothing. */
export const isGreeting = (text: string): boolean =>
  GREETS.test(text) && contentWords(text).length <= MAX_GREETING;
const MAX_GREETING = 3;

/** "I'm off to lunch now, back at one": what a message says of who sends it, and of nothing that could be done. */
export const isOfSender = (text: string): boolean =>
  AWAY.test(text) && contentWords(text).length <= MAX_OF_SENDER;
const AWAY = new RegExp(String.raw`^\W*(?:${anyOf("away")})(?!\p{L})`, "iu");
const MAX_OF_SENDER = 6;

/** Neither a label nor a day, nor a greeting. */
const isTopic = (text: string, { calendar }: TaskContext): boolean =>
  labelKind(text) === undefined &&
  !/^note to self$/iu.test(text) &&
  !UNASSIGNED.test(text) &&
  findDue(text, calendar) === undefined &&
  !/^\P{L}*\p{L}{2,10}[,.]?\s\d{1,2}[./]/u.test(text) &&
  contentWords(text).length > 0 &&
  !isGreeting(text);

const isNamed = (text: string, { owner }: Titled): boolean =>
  owner?.name.words.some((word) => word.length > 2 && text.includes(word)) === true;
