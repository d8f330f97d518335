import { FlowReader, type Value } from "./flow";
import { resolvePlain } from "./scalar";
import { type Frontmatter, put } from "./values";

const MAX_DEPTH = 16;
const SPACE = 0x20;
const HASH = 0x23;
const DASH = 0x2d;
const COLON = 0x3a;

/**
 * Parses common YAML in one pass: block maps and lists, scalars on one line, flow lists, block strings. Returns
 * `undefined` for anything else (tabs, anchors, tags, scalars over several lines, duplicate keys, errors), which is left
 * to `yaml`. `fast.test.ts` checks that both agree.
 */
export function readFast(yaml: string): Frontmatter | undefined {
  if (yaml.includes("\t") || yaml.includes("\ufeff") || hasLoneReturn(yaml)) return undefined;
  const reader = new FastReader(yaml);
  if (!reader.nextLine()) return {};
  const map = reader.isItem() ? undefined : reader.map(reader.indent, 0);
  return reader.done ? map : undefined;
}

function hasLoneReturn(yaml: string): boolean {
  for (let i = yaml.indexOf("\r"); i >= 0; i = yaml.indexOf("\r", i + 1)) {
    if (yaml.charCodeAt(i + 1) !== 0x0a) return true;
  }
  return false;
}

class FastReader extends FlowReader {
  /** The column of `pos`, set by `nextLine`. */
  indent = 0;
  done = false;

  /** To the first character of the next line that is neither blank nor a comment. */
  nextLine(): boolean {
    while (this.pos < this.text.length) {
      const line = this.pos;
      this.skipSpaces();
      const code = this.text.charCodeAt(this.pos);
      if (code !== 0x0a && code !== 0x0d && code !== HASH && this.pos < this.text.length) {
        this.indent = this.pos - line;
        this.setLineEnd();
        return true;
      }
      this.toNextLine();
    }
    this.done = true;
    this.indent = -1;
    return false;
  }

  private toNextLine(): void {
    const newline = this.text.indexOf("\n", this.pos);
    this.pos = newline < 0 ? this.text.length : newline + 1;
  }

  private setLineEnd(): void {
    const newline = this.text.indexOf("\n", this.pos);
    const end = newline < 0 ? this.text.length : newline;
    this.lineEnd = this.text.charCodeAt(end - 1) === 0x0d ? end - 1 : end;
  }

  /** Whether `pos` is at the dash of a list item. */
  isItem(): boolean {
    if (this.text.charCodeAt(this.pos) !== DASH) return false;
    return this.pos + 1 >= this.lineEnd || this.text.charCodeAt(this.pos + 1) === SPACE;
  }

  /** The map whose first key is at `pos`, in column `column`; ends at the first line after it. */
  map(column: number, depth: number): Frontmatter | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const map: Frontmatter = {};
    for (;;) {
      const colon = this.keyEnd();
      if (colon < 0) return undefined;
      const key = this.text.slice(this.pos, colon);
      if (Object.hasOwn(map, key)) return undefined;
      this.pos = colon + 1;
      const value = this.valueAfter(column, column, depth);
      if (value === undefined) return undefined;
      put(map, key, value);
      if (this.indent < column) return map;
      if (this.indent > column) return undefined;
    }
  }

  private list(column: number, depth: number): Value[] | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const list: Value[] = [];
    for (;;) {
      const value = this.item(column, depth);
      if (value === undefined) return undefined;
      list.push(value);
      if (this.indent < column || (this.indent === column && !this.isItem())) return list;
      if (this.indent > column) return undefined;
    }
  }

  private item(column: number, depth: number): Value | undefined {
    const dash = this.pos;
    this.pos = dash + 1;
    this.skipSpaces();
    const inner = column + this.pos - dash;
    if (this.isItem() && this.pos < this.lineEnd) return this.list(inner, depth + 1);
    if (this.keyEnd() >= 0) return this.map(inner, depth + 1);
    // Only under a key can a list have its parent's column, so a deeper line is needed here.
    return this.valueAfter(column, column + 1, depth);
  }

  /**
   * The value after a colon or dash at `pos`. A block below it is indented more than `column`; a list may be in
   * `listColumn`.
   */
  private valueAfter(column: number, listColumn: number, depth: number): Value | undefined {
    const from = this.pos;
    this.skipSpaces();
    if (this.pos >= this.lineEnd || (this.text.charCodeAt(this.pos) === HASH && this.pos > from)) {
      this.toNextLine();
      return this.nextLine() ? this.below(column, listColumn, depth) : null;
    }
    const code = this.text.charCodeAt(this.pos);
    const value = code === 0x7c || code === 0x3e ? this.blockString(column, code === 0x3e) : this.inline();
    this.nextLine();
    return value;
  }

  private below(column: number, listColumn: number, depth: number): Value | undefined {
    if (this.isItem() && this.indent >= listColumn) return this.list(this.indent, depth + 1);
    return this.indent > column ? this.map(this.indent, depth + 1) : null;
  }

  /** One scalar or flow list that ends with its line. */
  private inline(): Value | undefined {
    const value = this.beginsPlain() ? this.plain() : this.flowOrQuoted();
    if (value === undefined || !this.endsLine()) return undefined;
    this.toNextLine();
    return value;
  }

  private endsLine(): boolean {
    const from = this.pos;
    this.skipSpaces();
    return this.pos >= this.lineEnd || (this.text.charCodeAt(this.pos) === HASH && this.pos > from);
  }

  private plain(): Value | undefined {
    const from = this.pos;
    let end = from;
    for (let i = from; i < this.lineEnd; i++) {
      const code = this.text.charCodeAt(i);
      if (code === SPACE) continue;
      if (code === HASH && this.text.charCodeAt(i - 1) === SPACE) break;
      if (code === COLON && (i + 1 >= this.lineEnd || this.text.charCodeAt(i + 1) === SPACE))
        return undefined;
      end = i + 1;
    }
    this.pos = end;
    return resolvePlain(this.text.slice(from, end));
  }

  /** A `|` or `>` string whose lines all have at least the indentation of the first. */
  private blockString(column: number, folds: boolean): Value | undefined {
    const header = this.text.slice(this.pos + 1, this.lineEnd).trimEnd();
    if (header !== "" && header !== "-" && header !== "+") return undefined;
    this.toNextLine();
    const lines = this.blockLines(column);
    if (lines === undefined) return undefined;
    let last = lines.length;
    while (lines[last - 1] === "") last--;
    const ending = header === "-" ? "" : header === "+" ? "\n".repeat(lines.length - last + 1) : "\n";
    const text = folds ? fold(lines.slice(0, last)) : lines.slice(0, last).join("\n");
    return text === undefined ? undefined : text + ending;
  }

  private blockLines(column: number): string[] | undefined {
    const lines: string[] = [];
    let inner = -1;
    while (this.pos < this.text.length) {
      const line = this.pos;
      this.setLineEnd();
      this.skipSpaces();
      const indent = this.pos - line;
      const isBlank = this.pos >= this.lineEnd;
      if (isBlank && this.lineEnd === this.text.length) return undefined;
      if (inner < 0) {
        if (isBlank || indent <= column) return undefined;
        inner = indent;
      }
      if (isBlank ? indent > inner : indent < inner) {
        this.pos = line;
        return isBlank || indent > column ? undefined : lines;
      }
      lines.push(isBlank ? "" : this.text.slice(line + inner, this.lineEnd));
      this.toNextLine();
    }
    return inner < 0 ? undefined : lines;
  }
}

/** Joins lines as `>` does; deeper lines, which it would leave alone, are left to `yaml`. */
function fold(lines: string[]): string | undefined {
  let text = lines[0] ?? "";
  let breaks = 0;
  for (const line of lines.slice(1)) {
    if (line === "") breaks++;
    else {
      text += (breaks > 0 ? "\n".repeat(breaks) : " ") + line;
      breaks = 0;
    }
  }
  return lines.some((line) => line.startsWith(" ")) ? undefined : text;
}
