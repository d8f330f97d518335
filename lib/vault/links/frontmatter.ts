import type { Link, Writing } from "./link";
import { readWiki } from "./wiki";
import { KEY, keyText } from "./yaml-key";

/**
 * Adds the wiki links of the YAML between `from` and `to`. It scans the text instead of parsing it, so that every link
 * has its position and invalid YAML still has links. Comments are skipped.
 */
export function scanFrontmatter(text: string, from: number, to: number, links: Link[]): void {
  const first = text.indexOf("[[", from);
  if (first < 0 || first >= to) return;
  new FrontmatterScanner(text, from, to, links).scan();
}

const BLOCK_HEADER = /[|>][0-9+-]*[ \t]*(?:#.*)?(?=\r?\n|$)/y;

class FrontmatterScanner {
  private relation = "";
  private root = -1;
  private depth = 0;
  /** Whether a value can begin here; only there quotes and brackets have their meaning. */
  private fresh = true;
  /** The indentation that the lines of a block string exceed, or -1 outside one. */
  private block = -1;
  /** The column of the dash or key of this line that a block string would belong to. */
  private owner = 0;
  /** Offset of the next `[[`. */
  private opening = -1;
  private readonly neverCloses = new Set<string>();

  constructor(
    private readonly text: string,
    private pos: number,
    private readonly to: number,
    private readonly links: Link[],
  ) {}

  scan(): void {
    while (this.pos < this.to) {
      const newline = this.text.indexOf("\n", this.pos);
      const end = newline < 0 || newline > this.to ? this.to : newline;
      this.line(end);
      // A quoted string may span several lines.
      if (this.pos <= end) this.pos = end + 1;
    }
  }

  private line(end: number): void {
    const start = this.pos;
    while (this.pos < end && this.text[this.pos] === " ") this.pos++;
    const indent = this.pos - start;
    const isBlank = this.pos >= end || this.text[this.pos] === "\r";
    if (isBlank) return;
    if (this.block >= 0 && indent > this.block) this.plainText(this.pos, end);
    else {
      this.block = -1;
      if (this.depth === 0) this.structure(indent, end);
      this.values(end);
    }
  }

  /** The dashes and the key that begin a line. */
  private structure(indent: number, end: number): void {
    if (this.root < 0 && this.text[this.pos] !== "#") this.root = indent;
    let column = indent;
    this.owner = indent;
    while (
      this.text[this.pos] === "-" &&
      (this.pos + 1 >= end || /[ \t\r]/.test(this.text[this.pos + 1] ?? ""))
    ) {
      this.owner = column;
      const dash = this.pos++;
      while (this.text[this.pos] === " " || this.text[this.pos] === "\t") this.pos++;
      column += this.pos - dash;
    }
    this.fresh = true;
    KEY.lastIndex = this.pos;
    const key = KEY.exec(this.text);
    if (!key || KEY.lastIndex > end) return;
    this.owner = column;
    this.pos = KEY.lastIndex;
    if (column === this.root && column === indent) this.relation = keyText(key);
  }

  private values(end: number): void {
    while (this.pos < end) {
      const mark = this.text[this.pos];
      if (mark === " " || mark === "\t" || mark === "\r") this.pos++;
      else if (mark === "#" && /\s/.test(this.text[this.pos - 1] ?? " ")) this.pos = end;
      else if (mark === "[") this.bracket(end);
      else if (this.fresh && (mark === '"' || mark === "'")) this.quoted(mark);
      else if (this.fresh && this.depth === 0 && (mark === "|" || mark === ">")) this.blockHeader(end);
      else if (this.fresh && (mark === "!" || mark === "&")) this.property(end);
      else this.other(mark);
    }
  }

  private other(mark: string | undefined): void {
    const begins = this.fresh || this.depth > 0;
    if (mark === "{" && begins) {
      this.depth++;
      this.fresh = true;
    } else if ((mark === "]" || mark === "}") && this.depth > 0) {
      this.depth--;
      this.fresh = false;
    } else if (mark === "," && this.depth > 0) this.fresh = true;
    else if (mark === ":") this.fresh = this.depth > 0 || /\s/.test(this.text[this.pos + 1] ?? " ");
    else this.fresh = false;
    this.pos++;
  }

  /** A link, or else the opening of a list. */
  private bracket(end: number): void {
    const begins = this.fresh || this.depth > 0;
    const isLink = this.text[this.pos + 1] === "[" && !(begins && this.isQuotedList());
    const wiki = isLink ? this.read(this.pos, end, begins ? "unquoted" : "wiki") : undefined;
    if (wiki !== undefined) this.pos = wiki;
    else {
      if (begins) this.depth++;
      this.pos++;
    }
    this.fresh = wiki === undefined && begins;
  }

  private isQuotedList(): boolean {
    const inner = this.text[this.pos + 2];
    return inner === '"' || inner === "'";
  }

  /** An anchor or a tag: the value follows. */
  private property(end: number): void {
    while (this.pos < end && !/[\s,[\]{}]/.test(this.text[this.pos] ?? " ")) this.pos++;
  }

  private blockHeader(end: number): void {
    BLOCK_HEADER.lastIndex = this.pos;
    if (BLOCK_HEADER.test(this.text)) {
      this.block = this.owner;
      this.pos = end;
    } else this.other("");
  }

  private quoted(quote: '"' | "'"): void {
    const close = this.neverCloses.has(quote) ? -1 : this.closing(quote);
    this.fresh = false;
    if (close < 0) {
      this.neverCloses.add(quote);
      this.pos++;
      return;
    }
    this.within(this.pos + 1, close, quote === '"' ? "double" : "single");
    this.pos = close + 1;
  }

  private closing(quote: '"' | "'"): number {
    for (let i = this.pos + 1; i < this.to; i++) {
      const mark = this.text[i];
      if (mark === "\\" && quote === '"') i++;
      else if (mark === quote) {
        if (quote === '"' || this.text[i + 1] !== "'") return i;
        i++;
      }
    }
    return -1;
  }

  private plainText(from: number, end: number): void {
    this.within(from, end, "wiki");
    this.pos = end;
  }

  /** All links between two offsets. */
  private within(from: number, end: number, writing: Writing): void {
    for (let at = this.nextOpen(from); at < end; at = this.nextOpen(at)) {
      at = this.read(at, end, writing) ?? at + 1;
    }
  }

  /** The next `[[`, searched only once for all strings before it. */
  private nextOpen(from: number): number {
    if (this.opening < from) {
      const found = this.text.indexOf("[[", from);
      this.opening = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    return this.opening;
  }

  private read(at: number, end: number, writing: Writing): number | undefined {
    const wiki = readWiki(this.text, at, end, this.relation, writing);
    if (wiki?.link) this.links.push(wiki.link);
    return wiki?.to;
  }
}
