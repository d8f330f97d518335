import { anyOf } from "../languages/vocabulary";
import { CALENDAR_HEADING } from "../words/events";
import { countsVotes } from "../words/votes";
import { type LabelKind, LIST_KINDS, labelKind } from "./labels";
import { isBlank, type Line } from "./line";
import { type Marker, markerOf } from "./markers";
import { isTableRow } from "./table";

export interface Heading {
  level: number;
  text: string;
  /** Characters of the line before the text. */
  at: number;
  kind?: LabelKind;
}

/** A bare line is a heading only with one of these labels; the others need a colon or markup. */
const BARE_KINDS: ReadonlySet<LabelKind> = new Set([...LIST_KINDS, "info", "agenda"]);

/** Line `at` as a heading, if it is one. `raw` is the line before its markup was blanked out. */
export function headingAt(lines: Line[], at: number, raw: string): Heading | undefined {
  const line = lines[at];
  if (line === undefined || line.header !== undefined || isBlank(line)) return undefined;
  return markdownHeading(line) ?? boldHeading(line, raw) ?? plainHeading(lines, at, line);
}

function markdownHeading(line: Line): Heading | undefined {
  const match = /^\s{0,3}(#{1,6})\s+(.*?)[\s#]*$/.exec(line.text);
  if (match === null || (match[2] ?? "") === "") return undefined;
  return heading(line, (match[1] ?? "").length, match[2] ?? "");
}

function boldHeading(line: Line, raw: string): Heading | undefined {
  // `***Erik***`
  const match =
    /^\s*(?:\d{1,2}[.)]\s+)?(\*\*|__)([^*_]{2,80})\1\s*:?\s*$/.exec(raw) ??
    /^(\*{3}|_{3})(\p{Lu}[\p{L} '’-]{1,30})\1:?\s*$/u.exec(raw);
  const text = line.text.trim();
  // `**Dafür 5**` stresses how a vote ended.
  return match === null || countsVotes(text) ? undefined : heading(line, 7, text);
}

const MAX_INDENT = 40;
/** `■ TODO` over items with other marks, which are not indented below it. */
const MARKED = /^\s*[■□◆◇▼▽★☆●○]\s*(\S.{0,24}?)\s*$/u;

/** A heading without markup: by what is below it, by its label, or by its form. */
function plainHeading(lines: Line[], at: number, line: Line): Heading | undefined {
  const text = line.text.trim();
  // The head of a column at the right.
  if (line.text.search(/\S/) > MAX_INDENT) return undefined;
  const long = longHeading(lines, at, line, text);
  if (long !== undefined) return long;
  if (text.length > 80 || /[.!?]\s/.test(text.replace(/^\S{1,4}\s/, "")) || continuesItem(lines, at))
    return undefined;
  const marker = markerOf(line.text);
  const found = overTableOrRule(lines, at, line, text) ?? markedHeading(lines, at, line, marker);
  if (found !== undefined) return found;
  if (marker?.kind === "bullet" || marker?.check) return undefined;
  if (line.voice !== undefined && marker === undefined && !/:$/.test(text)) return undefined;
  const content = marker ? line.text.slice(marker.length).trim() : text;
  if (marker?.kind === "number") return numberedHeading(lines, at, line, content);
  return (
    overTasks(lines, at, line, content, marker) ??
    (opensDayOrPart(lines, at, content) ? heading(line, 7, content) : undefined) ??
    labelled(line, content) ??
    (isCapitals(content) && wordCount(content) <= 9 ? heading(line, 7, content) : undefined) ??
    (introducesList(lines, at, content) || namesNext(lines, at, content)
      ? heading(line, 7, content)
      : undefined)
  );
}

/** What leads to a list of tasks, or an underlined title as long as "Protokoll der 5. Sitzung vom 3. März". */
function longHeading(lines: Line[], at: number, line: Line, text: string): Heading | undefined {
  if (text.length < MAX_LEAD && LEADS_TASKS.test(text) && isOverList(lines, at))
    return { ...heading(line, 7, text), kind: "actions" };
  const isUnderlined = /^\s*={3,}\s*$/.test(lines[at + 1]?.text ?? "") && isBlank(lines[at - 1]);
  return isUnderlined && text.length <= MAX_TITLE ? heading(line, 1, text) : undefined;
}

/** `Dates` over a table of them, and what is underlined. */
function overTableOrRule(lines: Line[], at: number, line: Line, text: string): Heading | undefined {
  const next = lines[at + 1];
  if (next === undefined) return undefined;
  if (CALENDAR_HEADING.test(text) && isTableRow(next)) return heading(line, 6, text);
  const isUnderlined = /^\s*(?:={3,}|-{3,}|~{3,})\s*$/.test(next.text) && /\p{L}/u.test(text);
  return isUnderlined ? heading(line, next.text.includes("=") ? 1 : 2, text) : undefined;
}

/** `■ TODO` over items. */
function markedHeading(
  lines: Line[],
  at: number,
  line: Line,
  marker: Marker | undefined,
): Heading | undefined {
  const next = lines[at + 1];
  const marked = marker?.check ? undefined : MARKED.exec(line.text)?.[1];
  const below = next === undefined || MARKED.test(next.text) ? undefined : markerOf(next.text);
  return marked !== undefined && below !== undefined && below.indent <= (marker?.indent ?? 0)
    ? { ...heading(line, 7, marked), kind: labelKind(marked.replace(/[:：]$/, "")) }
    : undefined;
}

/** Over the tasks of somebody or something. */
function overTasks(
  lines: Line[],
  at: number,
  line: Line,
  content: string,
  marker: Marker | undefined,
): Heading | undefined {
  // `TO DO - house` over the lists is the title.
  const titled = /^([\p{L}' -]{2,24}?)\s+[-–—]+\s+\S/u.exec(content)?.[1] ?? "";
  if (labelKind(titled) === "actions" && isBlank(lines[at + 1]) && lines.slice(0, at).every(isBlank))
    return { ...heading(line, 1, content), kind: "actions" };
  if (marker !== undefined) return undefined;
  // Lists by context, as in "Getting Things Done".
  const isContext = /^@\s?\p{L}[\p{L} /&()+-]{1,24}:?$/u.test(content) && !isBlank(lines[at + 1]);
  // `To do, before I forget it again:`
  const lead = /^([^,]{2,24}),\s.*[:：]$/u.exec(content)?.[1] ?? "";
  return isContext || labelKind(lead) === "actions"
    ? { ...heading(line, 7, content), kind: "actions" }
    : undefined;
}

/** Of a stand-up: whose list follows. Of a plan for the week: on which day. `二、决定` */
const opensDayOrPart = (lines: Line[], at: number, content: string): boolean =>
  ((ACCOUNT.test(content) || DAY.test(content)) && isOverList(lines, at)) ||
  (HAN_NUMBERED.test(content) &&
    content.length <= 20 &&
    !/[。；，,;]/u.test(content) &&
    !isLabelled(content));

/** By the label that it is, or the colon at its end. */
function labelled(line: Line, content: string): Heading | undefined {
  const bare = content.replace(/[:：–—-]+$/, "").trim();
  const endsInColon = /[:：]$/.test(content) && wordCount(bare) <= 7;
  const kind = labelKind(bare);
  if (kind !== undefined && (endsInColon || BARE_KINDS.has(kind)) && wordCount(bare) <= 6)
    return { ...heading(line, 7, content), kind };
  return endsInColon && /^\p{L}/u.test(bare) ? heading(line, 7, content) : undefined;
}

/** "Il reste donc différentes tâches :" */
const LEADS_TASKS = new RegExp(String.raw`(?:^|[\s,'’])${anyOf("leadsTasks")}\s?[:：]$`, "iu");
const MAX_LEAD = 200;
const MAX_TITLE = 120;

/** Whether the next line with words is an item. */
function isOverList(lines: readonly Line[], at: number): boolean {
  const next = lines.slice(at + 1, at + 3).find((line) => !isBlank(line));
  return (
    next !== undefined && markerOf(next.text) !== undefined && markerOf(lines[at]?.text ?? "") === undefined
  );
}

/** "The board adopts the plan\n  subject to these changes:" is one item. */
function continuesItem(lines: readonly Line[], at: number): boolean {
  const indent = /^(\s{2,})\p{Ll}/u.exec(lines[at]?.text ?? "")?.[1]?.length ?? 0;
  if (indent === 0 || !/[\p{L},)]\s*$/u.test(lines[at - 1]?.text ?? "")) return false;
  for (let above = at - 1; above >= Math.max(0, at - MAX_LINES_OF_ITEM); above--) {
    const line = lines[above];
    const item = line && markerOf(line.text);
    if (item !== undefined) return indent > item.indent;
    if (isBlank(line) || !/^\s{2,}/.test(line?.text ?? "")) return false;
  }
  return false;
}
const MAX_LINES_OF_ITEM = 6;

const ACCOUNT = /^@[\p{L}\d][\p{L}\d_-]{1,38}:?$/u;

/** `WED`, `Mi 25.11.`, `jeudi 12 mars (férié)` */
const DAY = new RegExp(
  String.raw`^${anyOf("weekday")}\.?,?(?:\s(?:${anyOf("articleOfDay")}\s)?\d{1,2}(?:st|nd|rd|th|º|[./]\s?\d{1,2}[./]?|\.)?(?:\s(?:${anyOf("ofMonth")}\s)?${anyOf("month")}\.?)?)?(?:\s\([^()]*\))?\s*[:：–—-]*$`,
  "iu",
);

/** `二、决定` */
const HAN_NUMBERED = new RegExp(String.raw`^${anyOf("numeral")}[、.．]\s*\p{L}`, "u");

/** `伍、出席人員：周敏、林宏`: a label and what it lists, on one line. */
const isLabelled = (content: string): boolean =>
  labelKind(/^([^:：]{2,16}?)\s*[:：]\s*\S/u.exec(content)?.[1] ?? "") !== undefined;

/** `3. Roofing` over text or `3.1 …`: a numbered line that is not a list item. */
function numberedHeading(lines: Line[], at: number, line: Line, content: string): Heading | undefined {
  const known = labelKind(content);
  if (wordCount(content) > 6 || /[.!?;,]$/.test(content)) return undefined;
  const next = lines[at + 1];
  const previous = lines[at - 1];
  if (next !== undefined && known === undefined && isOfItem(next)) return undefined;
  const isNumbered = (it: Line | undefined): boolean =>
    it !== undefined &&
    markerOf(it.text)?.kind === "number" &&
    !/^\s*\d+\.\d/.test(it.text) &&
    (markerOf(it.text)?.indent ?? 0) === (markerOf(line.text)?.indent ?? 0);
  if (/^\s*\d+\.\d/.test(line.text) && known === undefined) return undefined;
  if (isNumbered(next) || (isBlank(next) && !isListedUnder(known))) return undefined;
  if (isNumbered(previous) && known === undefined && !isCapitals(content)) return undefined;
  return heading(line, 7, content);
}

/** `Owner: Ann` or `Due: Friday`, below a task. */
function isOfItem({ text }: Line): boolean {
  const kind = labelKind(/^\s*([^:：]{2,30}?)\s*[:：]\s*\S/u.exec(text)?.[1] ?? "");
  return kind === "owner" || kind === "due";
}

/** `6. Action items`, with a blank line before its list. */
const isListedUnder = (kind: LabelKind | undefined): boolean => kind === "actions" || kind === "decisions";

/** A short line over bullets, without the end of a sentence. */
function introducesList(lines: Line[], at: number, content: string): boolean {
  const next = lines[at + 1];
  if (next === undefined || isBlank(next) || !isBlank(lines[at - 1])) return false;
  const marker = markerOf(next.text);
  return (
    marker !== undefined &&
    marker.kind !== "arrow" &&
    wordCount(content) <= 5 &&
    !/[.!?,;]$/.test(content) &&
    /^\p{L}/u.test(content)
  );
}

/** `Paco` between the items of `Iván:` and his own, without a blank line. */
function namesNext(lines: Line[], at: number, content: string): boolean {
  const isItem = (line: Line | undefined): boolean =>
    line !== undefined && markerOf(line.text)?.kind === "bullet";
  if (!NAME_ALONE.test(content) || !isItem(lines[at + 1])) return false;
  // 担当, and below it the first of those who do something
  if (labelKind(/^\s{0,3}#{1,6}\s+(.*)$/u.exec(lines[at - 1]?.text ?? "")?.[1] ?? "") === "owner")
    return true;
  if (!isItem(lines[at - 1])) return false;
  const above = lines.slice(Math.max(0, at - MAX_ITEMS), at).findLast((line) => !isItem(line));
  return above !== undefined && NAME_ALONE.test(above.text.trim().replace(/[:：]$/u, ""));
}
const NAME_ALONE = /^(?:\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?|[\p{sc=Han}々]{2,4})$/u;
const MAX_ITEMS = 20;

function heading(line: Line, level: number, text: string): Heading {
  const clean = text.trim();
  const kind = MINUTES.test(clean) ? undefined : labelKind(clean);
  return { level, text: clean, at: Math.max(0, line.text.indexOf(clean)), kind };
}

/** `## Protokoll` is over the minutes; before a colon it is the label of who takes them. */
const MINUTES = new RegExp(String.raw`^(?:\d{1,2}[.)]\s*)?${anyOf("minutes")}$`, "iu");

const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** `OPEN POINTS`; letters without capitals say nothing: 紫盈：制作PPT. */
export const isCapitals = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return (
    letters.length >= 4 &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase() &&
    !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(letters)
  );
};
