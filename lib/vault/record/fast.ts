import type { Value } from "./flow";
import { LineReader } from "./lines";
import { type Frontmatter, put } from "./values";

const MAX_DEPTH = 16;
/** Aliases that repeat more characters are left to `yaml`, which refuses too many. */
const MAX_REPEATED = 10_000;
const SPACE = 0x20;
const HASH = 0x23;
const AND = 0x26;
const STAR = 0x2a;
const DASH = 0x2d;

/**
 * Parses common YAML in one pass: block maps and lists, quoted text on one line, plain text over several, flow lists, block
 * strings, anchors of scalars. Returns `undefined` for anything else (tabs, tags, quoted text over several lines, duplicate
 * keys, errors), which is left to `yaml`. `fast.test.ts` checks that both agree.
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

class FastReader extends LineReader {
  /** The column of `pos`, set by `nextLine`. */
  indent = 0;
  done = false;
  private anchors: Map<string, Value> | undefined;
  private repeated = 0;

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
    const value =
      code === 0x7c || code === 0x3e ? this.blockString(column, code === 0x3e) : this.inline(column);
    this.nextLine();
    return value;
  }

  private below(column: number, listColumn: number, depth: number): Value | undefined {
    if (this.isItem() && this.indent >= listColumn) return this.list(this.indent, depth + 1);
    return this.indent > column ? this.map(this.indent, depth + 1) : null;
  }

  /** A scalar or flow list, with its anchor if it has one, or the alias of such. */
  private inline(column: number): Value | undefined {
    const code = this.text.charCodeAt(this.pos);
    if (code === STAR) return this.alias();
    return code === AND ? this.anchored(column) : this.scalarOrList(column);
  }

  private scalarOrList(column: number): Value | undefined {
    if (this.beginsPlain()) return this.plain(column);
    const value = this.flowOrQuoted();
    return value !== undefined && this.endsLine() ? value : undefined;
  }

  private anchored(column: number): Value | undefined {
    const name = this.anchorName();
    if (name === undefined || this.pos >= this.lineEnd) return undefined;
    const value = this.scalarOrList(column);
    if (typeof value === "object") return undefined;
    this.anchors ??= new Map();
    if (value !== undefined) this.anchors.set(name, value);
    return value;
  }

  private alias(): Value | undefined {
    const name = this.anchorName();
    const value = name === undefined ? undefined : this.anchors?.get(name);
    this.repeated += String(value).length;
    return this.endsLine() && this.repeated <= MAX_REPEATED ? value : undefined;
  }

  /** The name after `&` or `*`; `pos` is then at what follows it. */
  private anchorName(): string | undefined {
    const [name] = /^[\w-]+(?= |$)/.exec(this.text.slice(this.pos + 1, this.lineEnd)) ?? [];
    if (name === undefined) return undefined;
    this.pos += 1 + name.length;
    this.skipSpaces();
    return name;
  }
}
