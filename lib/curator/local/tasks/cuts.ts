import type { Calendar, SourceText, TextSpan } from "@/lib/language";
import { anyOf, findDue, titleOf } from "@/lib/language";

/** Tags and priorities; "in #general" is a place. */
const TAGS = new RegExp(
  String.raw`(?:^|(?<!(?<!\p{L})${anyOf("in", "to", "at", "for")})\s)(?:#\p{L}[\p{L}\p{N}_/-]*|\((?:high|low|medium|urgent|p\d)\)|\[(?:high|low|medium|urgent|p\d)\])(?=\s|$)`,
  "giu",
);

/** The text of a task, from which owner, date and markers are removed until the title is left. */
export class Cuts {
  private text: string;
  due: string | undefined;

  constructor(
    readonly span: TextSpan,
    private readonly source: SourceText,
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
    const ends = /^[\s.,;!?)\]]*$/.test(after) || /^\s*[;,.)\]–—-]/.test(after);
    const leads = before === "" && /^\s*[:–—-]/.test(after);
    if (/^\s*please\W*$/i.test(after)) this.cut(due.start, this.text.length);
    else if (ends || leads) this.cut(due.start, due.end);
  }

  /** The title as written, without priority markers. */
  title(): string {
    const shown = Array.from({ length: this.text.length }, (_, at) => this.shownAt(at)).join("");
    const plain = shown
      .replace(/\s*\[recorded in\b.*$/i, "")
      .replace(/!{2,}/g, "!")
      .replace(TAGS, " ")
      .replace(/\(\s*[,;]*\s*\)|\[\s*\]/g, " ")
      .replace(/\(\s*[,;]\s*/g, "(")
      .replace(/\s+([,.;:)])/g, "$1")
      .replace(/^[\s,;:.)\]–—-]+/, "")
      .replace(/[\s,;:([–—-]+$/, "");
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
