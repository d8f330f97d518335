/**
 * The position of the frontmatter in a text. All offsets are UTF-16 units of the whole text:
 * `text.slice(start, end)` is the YAML between the fences, `text.slice(bodyStart)` the body.
 * One blank line after the closing fence separates and belongs to neither.
 */
export interface Split {
  /** A fence opens the text and another closes it. */
  fenced: boolean;
  /** A fence opens the text and is never closed: then all of the text counts as body. */
  unclosed: boolean;
  start: number;
  end: number;
  /** Just after the line of the closing fence; equal to `bodyStart` when no blank line separates. */
  fenceEnd: number;
  bodyStart: number;
  eol: "\n" | "\r\n";
}

const BOM = 0xfeff;
const NEWLINE = 0x0a;

/** Reads the fences: `---` first in the text (after a BOM), then a line that is `---` or `...`. */
export function splitDocument(text: string): Split {
  const first = text.charCodeAt(0) === BOM ? 1 : 0;
  const start = text.startsWith("---", first) ? afterFence(text, first) : -1;
  if (start < 0) return withoutFences(text, first, { unclosed: false });
  let line = start;
  while (line < text.length) {
    const after = isFence(text, line) ? afterFence(text, line) : -1;
    if (after >= 0) {
      const eol = text.charCodeAt(start - 2) === 0x0d ? "\r\n" : "\n";
      return {
        fenced: true,
        unclosed: false,
        start,
        end: line,
        fenceEnd: after,
        bodyStart: skipBlank(text, after),
        eol,
      };
    }
    const next = text.indexOf("\n", line);
    if (next < 0) break;
    line = next + 1;
  }
  return withoutFences(text, first, { unclosed: true });
}

function withoutFences(text: string, first: number, { unclosed }: Pick<Split, "unclosed">): Split {
  const newline = text.indexOf("\n");
  const eol = newline > 0 && text.charCodeAt(newline - 1) === 0x0d ? "\r\n" : "\n";
  return { fenced: false, unclosed, start: first, end: first, fenceEnd: first, bodyStart: first, eol };
}

const isFence = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return (code === 0x2d && text.startsWith("---", at)) || (code === 0x2e && text.startsWith("...", at));
};

/** The offset after the line of a fence at `at`, or -1 when anything but blanks follows the marks. */
function afterFence(text: string, at: number): number {
  let i = at + 3;
  while (i < text.length && (text.charCodeAt(i) === 0x20 || text.charCodeAt(i) === 0x09)) i++;
  if (i === text.length) return i;
  if (text.charCodeAt(i) === 0x0d && text.charCodeAt(i + 1) === NEWLINE) return i + 2;
  return text.charCodeAt(i) === NEWLINE ? i + 1 : -1;
}

function skipBlank(text: string, at: number): number {
  if (text.charCodeAt(at) === NEWLINE) return at + 1;
  return text.charCodeAt(at) === 0x0d && text.charCodeAt(at + 1) === NEWLINE ? at + 2 : at;
}
