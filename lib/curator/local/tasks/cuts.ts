import type { Calendar, SourceText, TextSpan } from "@/lib/language";
import { anyOf, findDue, isBareVerb, isHan, titleOf } from "@/lib/language";

/** Tags and priorities; "in #general" is a place. */
const TAGS = new RegExp(
  String.raw`(?:^|(?<!(?<!\p{L})${anyOf("in", "to", "at", "for")})\s)(?:#\p{L}[\p{L}\p{N}_/-]*|\((?:high|low|medium|urgent|p\d)\)|\[(?:high|low|medium|urgent|p\d)\])(?=\s|$)`,
  "giu",
);

/** After a day, what belongs to it: its hour, "and Tuesday", "'s list", a part of the day. */
const GOES_ON = new RegExp(
  String.raw`^\s*(?:\d|['’&/–-]|(?:and|or|at|${anyOf("and", "at an hour", "until", "dayPart")})(?!\p{L}))|^${anyOf("ofBehind")}`,
  "iu",
);
/** A title has no other place for the hour. */
const HAS_HOUR = new RegExp(
  String.raw`\d(?:[:h]\d|\s?(?:h|[ap]m|${anyOf("hourUnit")})(?!\p{L}))|(?<!\p{L})(?:at|${anyOf("at an hour", "nearHour")})\s\d`,
  "iu",
);
/** Days that no language but English has. */
const ENGLISH_DAY =
  /^\W*(?:(?:by|before|on|this|next)\s)*(?:today|tonight|tomorrow|tmrw|\p{L}{3,6}day|mon|tues?|wed|thu|fri|sat|sun|week|month)(?!\p{L})/iu;

/** "Morgen de offerte sturen", "Monday call the plumber": the day first, and then what is to be done; not "Monday meeting". */
function isBeforeTask(day: string, after: string): boolean {
  const rest = after.replace(/^\s*[,、，]?\s*/u, "");
  if (GOES_ON.test(after) || HAS_HOUR.test(day) || !/\p{L}{2}/u.test(rest)) return false;
  if (isHan(rest)) return rest.length > 1;
  if (!/^[\s,]/.test(after) && !/\s$/.test(day)) return false;
  const verb = /^[\p{L}-]+/u.exec(rest)?.[0].toLowerCase() ?? "";
  return ENGLISH_DAY.test(day) ? isBareVerb(verb) : /\S\s\S/u.test(rest);
}

/** The text of a task, from which owner, date and markers are removed until the title is left. */
export class Cuts {
  private text: string;
  due: string | undefined;

  constructor(
    readonly span: TextSpan,
    readonly source: SourceText,
  ) {
    this.text = span.text;
  }

  /** The remaining text; removed parts are blank, so that offsets stay. */
  rest = (): string => this.text;

  cut(from: number, to: number): void {
    this.text = this.text.slice(0, from) + " ".repeat(Math.max(0, to - from)) + this.text.slice(to);
  }

  /** Reads the due date, and removes it from the title where nothing depends on it. */
  takeDue(calendar: Calendar): void {
    const due = findDue(this.text, calendar);
    if (due === undefined) return;
    this.due = due.date;
    const before = this.text.slice(0, due.start).trim();
    const after = this.text.slice(due.end);
    const ends = /^[\s.,;!?)\]）。]*$/.test(after) || /^\s*[;,.)\]）–—-]/.test(after);
    const leads = before === "" && /^\s*[:–—-]/.test(after);
    const isFirst = !/[\p{L}\p{N}]/u.test(before) && isBeforeTask(this.text.slice(due.start, due.end), after);
    if (isFirst) this.cut(0, due.end + (/^\s*[,、，]/u.exec(after)?.[0].length ?? 0));
    else if (/^\s*please\W*$/i.test(after)) this.cut(due.start, this.text.length);
    else if (ends || leads) this.cut(due.start, due.end);
  }

  /** The title as written, without priority markers. */
  title(): string {
    const shown = Array.from({ length: this.text.length }, (_, at) => this.shownAt(at)).join("");
    const plain = shown
      .replace(/\s*\[recorded in\b.*$/i, "")
      .replace(/!{2,}/g, "!")
      .replace(TAGS, " ")
      .replace(/\(\s*[,;]*\s*\)|\[\s*\]|（[\s、，]*）/g, " ")
      .replace(/\(\s*[,;]\s*/g, "(")
      .replace(/\s+([,.;:)])/g, "$1")
      .replace(/^[\s,;:.)\]–—-]+/, "")
      .replace(/(?<![\s,;:([–—-])[\s,;:([–—-]+$/, "");
    return titleOf(balanced(plain));
  }

  private shownAt(at: number): string {
    const masked = this.text[at] ?? "";
    if (masked === " " || masked.toLowerCase() !== masked) return masked;
    return this.source.text[this.span.start + at] === masked.toUpperCase() ? masked.toUpperCase() : masked;
  }
}

/** A bracket that lost its other half with the date. */
function balanced(text: string): string {
  const open = text.split("(").length - text.split(")").length;
  if (open > 0) return `${text})`;
  return open < 0 ? text.replace(")", "") : text;
}
