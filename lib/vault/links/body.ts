import { scanInline } from "./inline";
import type { Link } from "./link";

/** A container of lines: a quote, or a list item whose content begins in `column`. */
type Container = { column: number } | "quote";

interface Fence {
  mark: string;
  length: number;
  /** Number of enclosing containers; a line that leaves one of them ends the fence. */
  depth: number;
}

interface Place {
  /** The first character after blanks and container marks, and its column. */
  at: number;
  column: number;
  /** The column in which the content of its innermost container begins. */
  base: number;
}

/** Deeper marks are text, because every line is compared with every container. */
const MAX_CONTAINERS = 64;
const LIST_MARKER = /(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/y;
const FENCE = /`{3,}(?=[^`\n]*$)|~{3,}/my;
/** What follows a footnote belongs to it while it is indented by four columns. */
const FOOTNOTE = /\[\^[^\]\n]+\]:/y;
/** So far behind the beginning of its container, a line that continues no paragraph is code. */
const CODE_INDENT = 4;
const RULE = /^[-*_= \t]+$/;

/** Adds the links of the Markdown from `from` on, outside fenced, indented and inline code and HTML comments. */
export function scanBody(text: string, from: number, links: Link[]): void {
  if (!["[[", "](", "]:"].some((mark) => text.includes(mark, from))) return;
  /** Most runs have no link: the next bracket is searched only once for all runs before it. */
  let bracket = -1;
  eachRun(text, from, (start, end) => {
    if (bracket < start) {
      const found = text.indexOf("[", start);
      bracket = found < 0 ? text.length : found;
    }
    if (bracket < end) scanInline(text, start, end, links);
  });
}

/** Calls `visit` with the runs of inline text (a paragraph, a heading, a table row), in order, outside blocks of code and of comments. */
export const eachRun = (text: string, from: number, visit: (start: number, end: number) => void): void =>
  new BodyScanner(text, from, visit).scan();

class BodyScanner {
  private fence: Fence | undefined;
  private readonly containers: Container[] = [];
  /** Start of the current run of inline text, or -1. */
  private run = -1;
  /** Whether the line before was a row of a table, which may be the first line of a paragraph. */
  private isAfterRow = false;

  constructor(
    private readonly text: string,
    private pos: number,
    private readonly inline: (start: number, end: number) => void,
  ) {}

  scan(): void {
    while (this.pos < this.text.length) {
      const newline = this.text.indexOf("\n", this.pos);
      const end = newline < 0 ? this.text.length : newline;
      const start = this.pos;
      this.pos = end + 1;
      if (!this.continuesText(start)) this.line(start, end);
    }
    this.flush(this.text.length);
  }

  /** A line that begins with a letter, outside lists and quotes, begins or continues a paragraph. */
  private continuesText(start: number): boolean {
    const letter = this.text.charCodeAt(start) | 0x20;
    if (letter < 0x61 || letter > 0x7a || this.fence || this.containers.length > 0) return false;
    if (this.run < 0) this.run = start;
    this.isAfterRow = false;
    return true;
  }

  private flush(end: number): void {
    if (this.run >= 0) this.inline(this.run, end);
    this.run = -1;
  }

  private line(start: number, end: number): void {
    const place: Place = { at: start, column: 0, base: 0 };
    this.skipBlanks(place, end);
    const kept = this.enter(place, end);
    if (this.fence && kept >= this.fence.depth) {
      if (closes(this.text.slice(place.at, end), this.fence)) this.fence = undefined;
      return;
    }
    this.fence = undefined;
    if (this.run < 0 || !this.isText(place, end)) this.containers.length = kept;
    const continues = this.run >= 0 || this.isAfterRow;
    this.isAfterRow = false;
    if (this.isBlank(place, end)) this.flush(start);
    else if (place.column - place.base >= CODE_INDENT) {
      if (continues && this.run < 0) this.run = place.at;
    } else {
      this.openContainers(place, start, end);
      const isCode = this.containers.length > kept && place.column - place.base >= CODE_INDENT;
      if (!isCode) this.openBlock(place, start, end);
    }
  }

  /** A line that begins no block continues a paragraph, also one of a container that it does not mark (CommonMark, 5.1). */
  private isText(place: Place, end: number): boolean {
    FENCE.lastIndex = place.at;
    LIST_MARKER.lastIndex = place.at;
    if (this.isBlank(place, end)) return false;
    if (place.column - place.base >= CODE_INDENT) return true;
    if (this.isRule(place, end)) return false;
    return (
      !/[>#|<]/.test(this.text[place.at] ?? "") && !FENCE.test(this.text) && !LIST_MARKER.test(this.text)
    );
  }

  private isBlank({ at }: Place, end: number): boolean {
    return at >= end || this.text[at] === "\r";
  }

  private skipBlanks(place: Place, end: number): void {
    for (; place.at < end; place.at++) {
      const code = this.text.charCodeAt(place.at);
      if (code === 0x20) place.column++;
      else if (code === 0x09) place.column += 4 - (place.column % 4);
      else return;
    }
  }

  /** Moves `place` past the marks of the containers that the line is still in; returns their number. */
  private enter(place: Place, end: number): number {
    for (const [index, container] of this.containers.entries()) {
      if (container === "quote") {
        if (this.text[place.at] !== ">") return index;
        place.base = place.column + 1 + this.blankAt(place.at + 1);
        this.skipMark(place, 1, end);
      } else if (!this.isBlank(place, end) && place.column < container.column) return index;
      else place.base = container.column;
    }
    return this.containers.length;
  }

  /** The blank behind the mark of a quote is part of it. */
  private blankAt(at: number): number {
    return this.text[at] === " " || this.text[at] === "\t" ? 1 : 0;
  }

  private skipMark(place: Place, length: number, end: number): void {
    place.at += length;
    place.column += length;
    this.skipBlanks(place, end);
  }

  private openContainers(place: Place, start: number, end: number): void {
    while (this.containers.length < MAX_CONTAINERS) {
      const isQuote = this.text[place.at] === ">";
      LIST_MARKER.lastIndex = place.at;
      FOOTNOTE.lastIndex = place.at;
      if (this.containers.length === 0 && FOOTNOTE.test(this.text)) {
        this.flush(start);
        this.containers.push({ column: place.column + CODE_INDENT });
        this.skipMark(place, FOOTNOTE.lastIndex - place.at, end);
        place.base = place.column;
        return;
      }
      const isItem = !isQuote && LIST_MARKER.test(this.text) && !this.isRule(place, end);
      if (!isQuote && !isItem) return;
      this.flush(start);
      const mark = place.at;
      const marked = place.column + (isQuote ? 1 : LIST_MARKER.lastIndex - place.at);
      this.skipMark(place, marked - place.column, end);
      // Content five columns after the mark is indented code: the item begins one column after its mark.
      const isNear = place.column - marked <= 4 && !this.isBlank(place, end);
      place.base = isQuote ? marked + this.blankAt(mark + 1) : place.column;
      this.containers.push(isQuote ? "quote" : { column: isNear ? place.column : marked + 1 });
    }
  }

  /** Scans the content of a line: a fence, a comment, a heading, a table row, or text. */
  private openBlock(place: Place, start: number, end: number): void {
    const mark = this.text[place.at];
    if ((mark === "`" || mark === "~") && this.openFence(place)) this.flush(start);
    else if (mark === "<" && this.text.startsWith("<!--", place.at)) this.skipComment(place, start);
    else if (mark === "#" || mark === "|" || this.isRule(place, end)) {
      this.flush(start);
      this.inline(place.at, end);
      this.isAfterRow = mark === "|";
    } else if (this.run < 0) this.run = place.at;
  }

  private isRule({ at }: Place, end: number): boolean {
    return "-*_=".includes(this.text[at] ?? " ") && RULE.test(this.text.slice(at, end).trimEnd());
  }

  private openFence({ at }: Place): boolean {
    FENCE.lastIndex = at;
    const run = FENCE.exec(this.text)?.[0];
    if (run === undefined) return false;
    this.fence = { mark: run[0] ?? "", length: run.length, depth: this.containers.length };
    return true;
  }

  /** A comment that begins its line continues to `-->`, or to the end of the text. */
  private skipComment({ at }: Place, start: number): void {
    this.flush(start);
    const close = this.text.indexOf("-->", at + 2);
    // The rest of the comment's last line is scanned as a separate line.
    this.pos = close < 0 ? this.text.length : close + 3;
  }
}

function closes(rest: string, fence: Fence): boolean {
  const closing = rest.trimEnd();
  return closing.length >= fence.length && closing === fence.mark.repeat(closing.length);
}
