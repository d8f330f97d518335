import { scanInline } from "./inline";
import type { Link } from "./link";

interface Fence {
  mark: string;
  length: number;
  /** How many `>` stand before it, and the column of the list item it belongs to: leaving either ends the fence. */
  quotes: number;
  item: number;
}

interface Line {
  /** The first character that counts, and its column after the quotes. */
  at: number;
  column: number;
  quotes: number;
  end: number;
}

const LIST_MARKER = /(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/y;
const FENCE = /`{3,}(?=[^`\n]*$)|~{3,}/my;
const RULE = /^[-*_= \t]+$/;

/** Adds the links of the Markdown from `from` on, outside fenced code, inline code and HTML comments. */
export function scanBody(text: string, from: number, links: Link[]): void {
  if (text.indexOf("[[", from) < 0 && text.indexOf("](", from) < 0) return;
  new BodyScanner(text, from, links).scan();
}

class BodyScanner {
  private fence: Fence | undefined;
  /** Content columns of the list items that are open. */
  private items: number[] = [];
  private quotes = 0;
  /** Where the run of inline text began that goes on, or -1. */
  private run = -1;

  constructor(
    private readonly text: string,
    private pos: number,
    private readonly links: Link[],
  ) {}

  scan(): void {
    while (this.pos < this.text.length) {
      const newline = this.text.indexOf("\n", this.pos);
      const end = newline < 0 ? this.text.length : newline;
      const start = this.pos;
      this.pos = end + 1;
      if (!this.fence || this.leavesFence(start, end)) this.block(start, end);
    }
    this.flush(this.text.length);
  }

  private flush(end: number): void {
    if (this.run >= 0) scanInline(this.text, this.run, end, this.links);
    this.run = -1;
  }

  /** Letters begin a paragraph or go on with one; only other marks open something. */
  private block(start: number, end: number): void {
    const code = this.text.charCodeAt(start) | 0x20;
    if (code >= 0x61 && code <= 0x7a && this.items.length === 0 && this.quotes === 0) {
      if (this.run < 0) this.run = start;
      return;
    }
    const line = this.lineAt(start, end, Number.POSITIVE_INFINITY);
    if (line.at >= end || this.text[line.at] === "\r") {
      this.flush(start);
      return;
    }
    if (line.quotes !== this.quotes) {
      if (line.quotes > this.quotes) this.flush(start);
      this.quotes = line.quotes;
      this.items = [];
    }
    this.enterItems(line, start);
    this.open(line, start);
  }

  /** What stands at the content of a line: a fence, a comment, a heading, a table row, or text. */
  private open(line: Line, start: number): void {
    const mark = this.text[line.at];
    if ((mark === "`" || mark === "~") && this.openFence(line)) this.flush(start);
    else if (mark === "<" && this.text.startsWith("<!--", line.at)) this.skipComment(line, start);
    else if (mark === "#" || mark === "|" || this.isRule(line)) {
      this.flush(start);
      scanInline(this.text, line.at, line.end, this.links);
    } else if (this.run < 0) this.run = line.at;
  }

  private isRule(line: Line): boolean {
    const mark = this.text[line.at] ?? "";
    return "-*_=".includes(mark) && RULE.test(this.text.slice(line.at, line.end).trimEnd());
  }

  private openFence(line: Line): boolean {
    FENCE.lastIndex = line.at;
    const run = FENCE.exec(this.text)?.[0];
    if (run === undefined) return false;
    this.fence = {
      mark: run[0] ?? "",
      length: run.length,
      quotes: line.quotes,
      item: this.items.at(-1) ?? 0,
    };
    return true;
  }

  /** A comment that begins its line reaches to its end however far that is, or takes the rest of the text. */
  private skipComment(line: Line, start: number): void {
    this.flush(start);
    const close = this.text.indexOf("-->", line.at + 2);
    this.pos = close < 0 ? this.text.length : close + 3;
    // What stands behind the comment on its last line is read as a line of its own.
    this.run = -1;
  }

  /** Does the line end the fence by leaving what it stands in? A closing fence ends it too, and is no text. */
  private leavesFence(start: number, end: number): boolean {
    const fence = this.fence;
    if (!fence) return true;
    const line = this.lineAt(start, end, fence.quotes);
    const isBlank = line.at >= end || this.text[line.at] === "\r";
    if (line.quotes < fence.quotes || (!isBlank && line.column < fence.item)) {
      this.fence = undefined;
      return true;
    }
    if (this.text[line.at] === fence.mark && closes(this.text.slice(line.at, end), fence))
      this.fence = undefined;
    return false;
  }

  private lineAt(start: number, end: number, maxQuotes: number): Line {
    let at = start;
    let column = 0;
    let quotes = 0;
    for (; at < end; at++) {
      const mark = this.text.charCodeAt(at);
      if (mark === 0x20) column++;
      else if (mark === 0x09) column += 4 - (column % 4);
      else if (mark === 0x3e && quotes < maxQuotes) {
        quotes++;
        column = this.text.charCodeAt(at + 1) === 0x20 ? -1 : 0;
      } else break;
    }
    return { at, column, quotes, end };
  }

  /** Closes the items that the line has left, opens those it begins, and moves `line` to their content. */
  private enterItems(line: Line, start: number): void {
    while (this.items.length > 0 && line.column < (this.items.at(-1) ?? 0)) this.items.pop();
    for (;;) {
      LIST_MARKER.lastIndex = line.at;
      const marker = LIST_MARKER.test(this.text) ? LIST_MARKER.lastIndex - line.at : 0;
      if (marker === 0 || this.isRule(line)) return;
      this.flush(start);
      const inner = this.lineAt(line.at + marker, line.end, 0);
      line.column += marker + inner.column;
      line.at = inner.at;
      this.items.push(line.column);
    }
  }
}

function closes(rest: string, fence: Fence): boolean {
  const closing = rest.trimEnd();
  return closing.length >= fence.length && closing === fence.mark.repeat(closing.length);
}
