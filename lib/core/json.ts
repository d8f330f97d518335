import { KvError } from "./errors";

/** Deeper nesting is rejected: recursive code would run out of stack. */
const MAX_DEPTH = 200;

const BLANK = /[ \t\n\r]*/y;
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** The part of a string up to its end or to an escape. */
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/**
 * The value of a JSON text (RFC 8259). Throws `VALIDATION_ERROR` with line and column of what is wrong: the syntax, a
 * key that an object has twice, or too deep a nesting.
 */
export function parseJson(text: string): unknown {
  new Scanner(text).scan();
  return JSON.parse(text);
}

/** What is open: the keys of an object so far, or null for a list. */
type Open = Set<string> | null;

/** Scans a text once, without recursion. */
class Scanner {
  private at = 0;
  private readonly open: Open[] = [];

  constructor(private readonly text: string) {}

  scan(): void {
    this.skip(BLANK);
    for (let isValue = true; isValue || this.open.length > 0; )
      isValue = isValue ? this.value() : this.next();
    this.skip(BLANK);
    if (this.at < this.text.length) this.fail("nothing may follow the value");
  }

  /** Reads a value, or the start of one; returns whether a nested value follows. */
  private value(): boolean {
    const char = this.text[this.at];
    if (char === "{" || char === "[") return this.begin(char);
    if (char === '"') this.string();
    else if (this.skip(LITERAL) === "") this.fail("expected a value");
    return false;
  }

  private begin(bracket: "{" | "["): boolean {
    if (this.open.length === MAX_DEPTH) this.fail(`nested deeper than ${MAX_DEPTH} levels`);
    this.at += 1;
    this.open.push(bracket === "{" ? new Set() : null);
    this.skip(BLANK);
    if (this.text[this.at] === (bracket === "{" ? "}" : "]")) return this.end();
    if (bracket === "{") this.key();
    return true;
  }

  private end(): false {
    this.at += 1;
    this.open.pop();
    return false;
  }

  /** What follows a value within a list or an object; returns whether it is another value. */
  private next(): boolean {
    this.skip(BLANK);
    const keys = this.open.at(-1);
    const closing = keys ? "}" : "]";
    if (this.text[this.at] === closing) return this.end();
    if (this.text[this.at] !== ",") this.fail(`expected , or ${closing}`);
    this.at += 1;
    this.skip(BLANK);
    if (keys) this.key();
    return true;
  }

  private key(): void {
    const start = this.at;
    if (this.text[start] !== '"') this.fail("expected a key in double quotes");
    this.string();
    const key = String(JSON.parse(this.text.slice(start, this.at)));
    const keys = this.open.at(-1);
    if (keys?.has(key)) this.fail(`the key ${JSON.stringify(key)} appears twice`, start);
    keys?.add(key);
    this.skip(BLANK);
    if (this.text[this.at] !== ":") this.fail("expected :");
    this.at += 1;
    this.skip(BLANK);
  }

  private string(): void {
    for (this.at += 1; ; ) {
      this.skip(PLAIN);
      if (this.text[this.at] === '"') break;
      if (this.at === this.text.length) this.fail("the string does not end");
      if (this.skip(ESCAPE) === "") this.fail("this character is not allowed in a string");
    }
    this.at += 1;
  }

  /** Skips what a sticky pattern matches here, and returns it. */
  private skip(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? "";
    this.at += found.length;
    return found;
  }

  private fail(reason: string, at = this.at): never {
    const before = this.text.slice(0, at);
    const line = before.split("\n").length;
    const column = at - before.lastIndexOf("\n");
    const where = at === this.text.length ? "at the end" : `at line ${line}, column ${column}`;
    throw new KvError("VALIDATION_ERROR", `This is not valid JSON ${where}: ${reason}`);
  }
}
