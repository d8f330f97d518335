import { FlowReader, type Value } from "./flow";
import { resolvePlain } from "./scalar";

const SPACE = 0x20;
const HASH = 0x23;
const COLON = 0x3a;

/** The scalars of `readFast` that may take several lines; `undefined` always leaves the text to `yaml`. */
export class LineReader extends FlowReader {
  protected toNextLine(): void {
    const newline = this.text.indexOf("\n", this.pos);
    this.pos = newline < 0 ? this.text.length : newline + 1;
  }

  protected setLineEnd(): void {
    const newline = this.text.indexOf("\n", this.pos);
    const end = newline < 0 ? this.text.length : newline;
    this.lineEnd = this.text.charCodeAt(end - 1) === 0x0d ? end - 1 : end;
  }

  /** Whether nothing but a comment follows on the line; then `pos` is at the next. */
  protected endsLine(): boolean {
    const from = this.pos;
    this.skipSpaces();
    const ends = this.pos >= this.lineEnd || (this.text.charCodeAt(this.pos) === HASH && this.pos > from);
    if (ends) this.toNextLine();
    return ends;
  }

  /** Plain text, which continues in lines that are indented more than `column`. */
  protected plain(column: number): Value | undefined {
    let text = this.plainLine();
    if (text === undefined) return undefined;
    while (this.pos >= this.lineEnd) {
      const breaks = this.toContinuation(column);
      if (breaks === 0) return resolvePlain(text);
      const more = this.plainLine();
      if (more === undefined) return undefined;
      text += (breaks === 1 ? " " : "\n".repeat(breaks - 1)) + more;
    }
    this.toNextLine();
    return resolvePlain(text);
  }

  /** The plain text that begins at `pos`; then `pos` is at the end of the line, or at a comment. */
  private plainLine(): string | undefined {
    const from = this.pos;
    let [i, end] = [from, from];
    for (; i < this.lineEnd; i++) {
      const code = this.text.charCodeAt(i);
      if (code === SPACE) continue;
      if (code === HASH && this.text.charCodeAt(i - 1) === SPACE) break;
      if (code === COLON && (i + 1 >= this.lineEnd || this.text.charCodeAt(i + 1) === SPACE))
        return undefined;
      end = i + 1;
    }
    this.pos = i;
    return this.text.slice(from, end);
  }

  /**
   * Advances to where plain text continues, and returns the number of line breaks before it; else to the next line, and
   * 0.
   */
  private toContinuation(column: number): number {
    this.toNextLine();
    const next = this.pos;
    for (let breaks = 1; this.pos < this.text.length; breaks++) {
      const line = this.pos;
      this.setLineEnd();
      this.skipSpaces();
      if (this.pos < this.lineEnd) {
        const continues = this.pos - line > column && this.text.charCodeAt(this.pos) !== HASH;
        if (continues) return breaks;
        break;
      }
      this.toNextLine();
    }
    this.pos = next;
    return 0;
  }

  /** A `|` or `>` string whose lines all have at least the indentation of the first. */
  protected blockString(column: number, folds: boolean): Value | undefined {
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

/** Joins lines as `>` does; deeper lines, which it would not join, are left to `yaml`. */
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
