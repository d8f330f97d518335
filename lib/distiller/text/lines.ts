import { fenceAfter } from "@/lib/core/fence";

/** A line of a body: its offset, and its text without the line break. */
export interface Line {
  start: number;
  text: string;
}

/** Characters of a body that are read. */
const MAX_LENGTH = 200_000;

/** The curator's heading for a note's original text; the text above repeats it. */
const ORIGINAL = /^## Original text\s*$/;

/**
 * The lines of prose, without code, comments, tables and quotations. An omitted line is empty, so that the lines around
 * it are not joined. Linear in the length of the text.
 */
export function proseOf(body: string): Line[] {
  const lines = linesOf(withoutComments(body.slice(0, MAX_LENGTH)));
  const own = lines.slice(lines.findIndex(({ text }) => ORIGINAL.test(text)) + 1);
  return withoutCode(own.length < lines.length ? unwrapped(own) : own);
}

function linesOf(body: string): Line[] {
  let start = 0;
  return body.split("\n").map((text) => {
    const line = { start, text };
    start += text.length + 1;
    return line;
  });
}

/** Removes the fence that the curator puts around text that is not Markdown. */
function unwrapped(lines: Line[]): Line[] {
  const first = lines.findIndex(({ text }) => text.trim() !== "");
  const last = lines.findLastIndex(({ text }) => text.trim() !== "");
  const fence = /^(`{3,}|~{3,})text\s*$/.exec(lines[first]?.text ?? "")?.[1];
  if (fence === undefined || lines[last]?.text.trim() !== fence) return lines;
  return lines.slice(first + 1, last);
}

function withoutCode(lines: readonly Line[]): Line[] {
  let fence = "";
  let isBlankBefore = true;
  return lines.map((line) => {
    const { text } = line;
    const before = fence;
    fence = fenceAfter(before, text);
    const isCode = before !== "" || fence !== "" || isAside(text, isBlankBefore);
    isBlankBefore = text.trim() === "" || (isBlankBefore && /^(?: {4}|\t)/.test(text));
    return isCode ? { ...line, text: "" } : line;
  });
}

/** A quotation, a row of a table, indented code, a line of a log. */
const isAside = (text: string, isBlankBefore: boolean): boolean =>
  /^ {0,3}>/.test(text) ||
  /^\s{0,20}\|/.test(text) ||
  (isBlankBefore && /^(?: {4}|\t)/.test(text) && !/^\s+(?:[-*+]|\d{1,3}[.)])\s/.test(text)) ||
  /^\s{0,20}(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d\S{0,20}\s+)?\[?(?:ERROR|WARN(?:ING)?|INFO|DEBUG|TRACE|FATAL)\b/.test(
    text,
  );

/** Comments of HTML and Obsidian's `%%`, blanked; line breaks and offsets stay. */
const withoutComments = (body: string): string =>
  blanked(blanked(body, { opening: "<!--", closing: "-->" }), { opening: "%%", closing: "%%" });

/** A comment that never closes hides the rest, as in a Markdown viewer. */
function blanked(body: string, { opening, closing }: { opening: string; closing: string }): string {
  const parts: string[] = [];
  let at = 0;
  for (let from = body.indexOf(opening); from >= 0; from = body.indexOf(opening, at)) {
    const close = body.indexOf(closing, from + opening.length);
    const to = close < 0 ? body.length : close + closing.length;
    parts.push(body.slice(at, from), body.slice(from, to).replace(/[^\n]/g, " "));
    at = to;
  }
  return parts.length === 0 ? body : parts.join("") + body.slice(at);
}
