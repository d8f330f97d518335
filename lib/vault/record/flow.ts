import { resolvePlain, unquotedLink } from "./scalar";
import type { Frontmatter } from "./values";

export type Value = string | number | boolean | null | Value[] | Frontmatter;

const SPACE = 0x20;
const HASH = 0x23;
const COLON = 0x3a;
const COMMA = 0x2c;
const OPEN = 0x5b;
const CLOSE = 0x5d;
const MAX_DEPTH = 16;

/** Letters, digits, `_` and everything beyond ASCII: characters that can always begin plain text. */
const isWord = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  code === 0x5f ||
  code >= 0xa0;

const LINK_TEXT = /^\[\[[\w\u00a0-\uffff](?:[\w\u00a0-\uffff/.|^()&+'-]|#|(?: (?! *[#\]])))*\]\]$/;
const OTHER_KEY = /^(?:true|false|null)$/i;

/** The parts of `readFast` within one line; `undefined` always leaves the text to `yaml`. */
export class FlowReader {
  pos = 0;
  /** The end of the present line, without its line break. */
  lineEnd = 0;

  constructor(protected readonly text: string) {}

  protected skipSpaces(): void {
    while (this.text.charCodeAt(this.pos) === SPACE) this.pos++;
  }

  /** The colon of a plain key that begins at `pos`, or -1. */
  protected keyEnd(): number {
    const first = this.text.charCodeAt(this.pos);
    if (!isWord(first) || (first >= 0x30 && first <= 0x39)) return -1;
    const limit = Math.min(this.lineEnd, this.pos + 512);
    for (let i = this.pos + 1; i < limit; i++) {
      const code = this.text.charCodeAt(i);
      if (code === COLON) return this.isKey(i) ? i : -1;
      if (!isWord(code) && code !== SPACE && code !== 0x2d && code !== 0x2e && code !== 0x2f) return -1;
    }
    return -1;
  }

  private isKey(colon: number): boolean {
    const ends = colon + 1 >= this.lineEnd || this.text.charCodeAt(colon + 1) === SPACE;
    if (!ends || this.text.charCodeAt(colon - 1) === SPACE) return false;
    return !OTHER_KEY.test(this.text.slice(this.pos, Math.min(colon, this.pos + 6)));
  }

  /** Whether plain text can begin at `pos`. */
  protected beginsPlain(): boolean {
    const code = this.text.charCodeAt(this.pos);
    if (isWord(code)) return true;
    // A dash or plus begins plain text when something visible follows it.
    if (code === 0x2d || code === 0x2b) return isWord(this.text.charCodeAt(this.pos + 1));
    return code === 0x7e || code === 0x2e || code === 0x28 || code === 0x2f || code === 0x24;
  }

  protected flowOrQuoted(): Value | undefined {
    const code = this.text.charCodeAt(this.pos);
    if (code === 0x22) return this.doubleQuoted();
    if (code === 0x27) return this.singleQuoted();
    if (code === OPEN) return this.flowList(0);
    if (code === 0x7b && this.text.charCodeAt(this.pos + 1) === 0x7d) {
      this.pos += 2;
      return {};
    }
    return undefined;
  }

  private doubleQuoted(): string | undefined {
    const from = this.pos;
    let escaped = false;
    for (let i = from + 1; i < this.lineEnd; i++) {
      const code = this.text.charCodeAt(i);
      if (code === 0x5c) {
        escaped = true;
        i++;
      } else if (code === 0x22) {
        this.pos = i + 1;
        return escaped ? unescaped(this.text.slice(from, i + 1)) : this.text.slice(from + 1, i);
      }
    }
    return undefined;
  }

  private singleQuoted(): string | undefined {
    const from = this.pos + 1;
    let end = this.text.indexOf("'", from);
    while (end >= 0 && end < this.lineEnd && this.text.charCodeAt(end + 1) === 0x27) {
      end = this.text.indexOf("'", end + 2);
    }
    if (end < 0 || end >= this.lineEnd) return undefined;
    this.pos = end + 1;
    return this.text.slice(from, end).replaceAll("''", "'");
  }

  private flowList(depth: number): Value | undefined {
    const link = this.text.charCodeAt(this.pos + 1) === OPEN ? unquotedLink(this.text, this.pos) : -1;
    if (link > 0) return this.linkText(link);
    if (depth > MAX_DEPTH) return undefined;
    const list: Value[] = [];
    this.pos++;
    for (;;) {
      this.skipSpaces();
      if (this.pos >= this.lineEnd) return undefined;
      if (this.text.charCodeAt(this.pos) === CLOSE) break;
      const value = this.flowItem(depth);
      if (value === undefined) return undefined;
      list.push(value);
      this.skipSpaces();
      const code = this.text.charCodeAt(this.pos);
      if (code === CLOSE) break;
      if (code !== COMMA) return undefined;
      this.pos++;
    }
    this.pos++;
    return list;
  }

  private linkText(end: number): string | undefined {
    const source = this.text.slice(this.pos, end);
    if (!LINK_TEXT.test(source)) return undefined;
    this.pos = end;
    return source;
  }

  private flowItem(depth: number): Value | undefined {
    if (this.text.charCodeAt(this.pos) === OPEN) return this.flowList(depth + 1);
    return this.beginsPlain() ? this.flowPlain() : this.flowOrQuoted();
  }

  private flowPlain(): Value | undefined {
    const from = this.pos;
    let end = from;
    for (let i = from; i < this.lineEnd; i++) {
      const code = this.text.charCodeAt(i);
      if (code === COMMA || code === CLOSE) {
        this.pos = i;
        return resolvePlain(this.text.slice(from, end));
      }
      if (code === OPEN || code === 0x7b || code === 0x7d) return undefined;
      if (code === HASH && this.text.charCodeAt(i - 1) === SPACE) return undefined;
      if (code === COLON && !isWord(this.text.charCodeAt(i + 1)) && this.text.charCodeAt(i + 1) !== 0x2f)
        return undefined;
      if (code !== SPACE) end = i + 1;
    }
    return undefined;
  }
}

function unescaped(quoted: string): string | undefined {
  try {
    // Every escape of JSON means the same in YAML; the others make JSON refuse.
    return JSON.parse(quoted) as string;
  } catch {
    return undefined;
  }
}
