import type { Link, Writing } from "./link";

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const OPEN = 0x5b;
const CLOSE = 0x5d;
const BAR = 0x7c;
const BACKSLASH = 0x5c;

/**
 * The offset after `[[…]]` that begins at `at`, or -1. A target holds no bracket and a shown text no `[[`,
 * so that a failed attempt ends before the next one begins.
 */
function endOf(text: string, at: number, limit: number): number {
  let barred = false;
  for (let i = at + 2; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code > CLOSE && code !== BAR) continue;
    if (code === NEWLINE || code === RETURN) return -1;
    if (code === BAR) barred = true;
    else if (code === CLOSE) {
      if (i + 1 < limit && text.charCodeAt(i + 1) === CLOSE) return i + 2;
      if (!barred) return -1;
    } else if (code === OPEN && (!barred || text.charCodeAt(i + 1) === OPEN)) return -1;
  }
  return -1;
}

export interface WikiLink {
  /** Where to read on. */
  to: number;
  /** Undefined for a link within its own file (`[[#Heading]]`) and for one without a target. */
  link?: Link;
}

/** Reads `[[…]]` at `at`, which ends before `limit`; undefined if there is none. */
export function readWiki(
  text: string,
  at: number,
  limit: number,
  relation: string,
  writing: Writing,
): WikiLink | undefined {
  const to = endOf(text, at, limit);
  if (to < 0) return undefined;
  const bar = indexWithin(text, "|", at + 2, to - 2);
  const part = trimmed(text, at + 2, bar < 0 ? to - 2 : beforeEscape(text, at + 2, bar));
  const hash = indexWithin(text, "#", part.start, part.end);
  const { start, end } = hash < 0 ? part : trimmed(text, part.start, hash);
  if (start === end) return { to };
  const isEmbed = text.charCodeAt(at - 1) === 0x21 && !isEscaped(text, at - 1);
  const link: Link = {
    target: decode(text.slice(start, end), writing),
    start,
    end,
    from: isEmbed ? at - 1 : at,
    to,
    form: isEmbed ? "embed" : "wiki",
    relation,
    writing,
  };
  if (bar >= 0) link.alias = decode(text.slice(bar + 1, to - 2), writing);
  if (hash >= 0) place(link, decode(text.slice(hash + 1, part.end), writing));
  return { to, link };
}

/** Stores the text after `#` as a heading, or as a block when it begins with `^`. */
export function place(link: Link, fragment: string): void {
  const caret = fragment.lastIndexOf("^");
  if (caret === 0 || (caret > 0 && fragment[caret - 1] === "#")) link.block = fragment.slice(caret + 1);
  const heading = link.block === undefined ? fragment : fragment.slice(0, Math.max(0, caret - 1));
  if (heading !== "") link.heading = heading;
}

function indexWithin(text: string, mark: string, start: number, end: number): number {
  for (let i = start; i < end; i++) if (text[i] === mark) return i;
  return -1;
}

/** In a table the bar is written `\|`: the backslashes before it belong to it. */
function beforeEscape(text: string, start: number, bar: number): number {
  let end = bar;
  while (end > start && text.charCodeAt(end - 1) === BACKSLASH) end--;
  return end;
}

function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  let [first, last] = [start, end];
  while (first < last && isBlankAt(text, first)) first++;
  while (last > first && isBlankAt(text, last - 1)) last--;
  return { start: first, end: last };
}

const isBlankAt = (text: string, at: number): boolean =>
  text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09;

export function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (before > 0 && text.charCodeAt(before - 1) === BACKSLASH) before--;
  return (at - before) % 2 === 1;
}

function decode(raw: string, writing: Writing): string {
  if (writing === "single") return raw.replaceAll("''", "'");
  if (writing !== "double" || !raw.includes("\\")) return raw;
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return raw;
  }
}
