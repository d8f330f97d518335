import type { Link, Writing } from "./link";
import { isEscaped, place } from "./wiki";

const MAX_PARENS = 32;
const EXTERNAL = /^(?:[A-Za-z][A-Za-z0-9+.-]*:|\/\/)/;

interface Destination {
  start: number;
  end: number;
  /** After the destination, before title and closing parenthesis. */
  after: number;
  writing: Writing;
}

/**
 * Reads `](destination "title")` whose bracket closes at `close` and opened at `open`. Undefined when that is no
 * link; `link` is missing for an external address and for a heading of the same file.
 */
export function readMarkdown(
  text: string,
  open: number,
  close: number,
  limit: number,
): { to: number; link?: Link } | undefined {
  const from = skipBlanks(text, close + 2, limit);
  const destination = text[from] === "<" ? readAngle(text, from, limit) : readBare(text, from, limit);
  if (destination === undefined) return undefined;
  const to = readClosing(text, destination.after, limit);
  if (to < 0) return undefined;
  const { target, end, fragment } = partsOf(text, destination);
  if (target === "" || isExternal(text, destination)) return { to };
  const isEmbed = text[open - 1] === "!" && !isEscaped(text, open - 1);
  const link: Link = {
    target,
    start: destination.start,
    end,
    from: isEmbed ? open - 1 : open,
    to,
    form: "markdown",
    alias: text.slice(open + 1, close),
    relation: "body",
    writing: destination.writing,
  };
  if (fragment !== undefined) place(link, fragment);
  return { to, link };
}

const isExternal = (text: string, { start, end }: Destination): boolean =>
  EXTERNAL.test(text.slice(start, end));

/** The decoded target of a destination, where it ends, and what follows its `#`. */
function partsOf(text: string, { start, end }: Destination) {
  const raw = text.slice(start, end);
  const cut = /[#?]/.exec(raw)?.index ?? raw.length;
  const hash = raw.indexOf("#");
  return {
    target: decode(raw.slice(0, cut)),
    end: start + cut,
    fragment: hash < 0 ? undefined : decode(raw.slice(hash + 1)),
  };
}

/** What a definition leads to is a file, not the word after a label such as `[Note]: `. */
const FILE = /\/|\.[A-Za-z0-9]{1,8}$/;
const REST =
  /[ \t]*(?:[ \t]"(?:\\.|[^"\\\n])*"|[ \t]'(?:\\.|[^'\\\n])*'|[ \t]\((?:\\.|[^()\\\n])*\))?[ \t]*\r?(?:\n|$)/y;
/** The marks of quotes and blanks before the next line's text. */
const NEXT = /[ \t>]*/y;

/**
 * Reads a reference definition, `[label]: destination "title"`, whose label is between the brackets at `open` and `close`. Undefined
 * when it is none; `next` is where the next line's text begins.
 */
export function readDefinition(
  text: string,
  open: number,
  close: number,
  limit: number,
): { to: number; next: number; link?: Link } | undefined {
  if (text[close + 1] !== ":" || text[open + 1] === "^" || close === open + 1) return undefined;
  const from = skipBlanks(text, close + 2, limit);
  const destination = text[from] === "<" ? readAngle(text, from, limit) : readBare(text, from, limit);
  if (destination === undefined) return undefined;
  REST.lastIndex = destination.after;
  if (!REST.test(text)) return undefined;
  const to = REST.lastIndex;
  NEXT.lastIndex = to;
  const next = NEXT.test(text) ? NEXT.lastIndex : to;
  const { target, end, fragment } = partsOf(text, destination);
  if (!FILE.test(target) || isExternal(text, destination)) return { to, next };
  const link: Link = {
    target,
    start: destination.start,
    end,
    from: open,
    to: text.slice(open, to).trimEnd().length + open,
    form: "markdown",
    alias: text.slice(open + 1, close),
    relation: "body",
    writing: destination.writing,
  };
  if (fragment !== undefined) place(link, fragment);
  return { to, next, link };
}

function readAngle(text: string, from: number, limit: number): Destination | undefined {
  for (let i = from + 1; i < limit; i++) {
    const mark = text[i];
    if (mark === "\\") i++;
    else if (mark === ">") return { start: from + 1, end: i, after: i + 1, writing: "angle" };
    else if (mark === "<" || mark === "\n") return undefined;
  }
  return undefined;
}

function readBare(text: string, from: number, limit: number): Destination | undefined {
  let parens = 0;
  let i = from;
  for (; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code <= 0x20) break;
    if (code === 0x5c && text.charCodeAt(i + 1) > 0x20) i++;
    else if (code === 0x28 && ++parens > MAX_PARENS) return undefined;
    else if (code === 0x29 && --parens < 0) break;
  }
  return parens > 0 || i === from || i > limit
    ? undefined
    : { start: from, end: i, after: i, writing: "percent" };
}

/** The offset after an optional title and the closing parenthesis, or -1. */
function readClosing(text: string, after: number, limit: number): number {
  let i = skipBlanks(text, after, limit);
  const closing = i > after ? { '"': '"', "'": "'", "(": ")" }[text[i] ?? ""] : undefined;
  if (closing !== undefined) {
    const opening = text[i];
    for (i++; i < limit && text[i] !== closing; i++) {
      if (text[i] === "\\") i++;
      else if (text[i] === opening) return -1;
    }
    i = skipBlanks(text, i + 1, limit);
  }
  return i < limit && text[i] === ")" ? i + 1 : -1;
}

function skipBlanks(text: string, from: number, limit: number): number {
  let i = from;
  while (i < limit && (text[i] === " " || text[i] === "\t" || text[i] === "\n" || text[i] === "\r")) i++;
  return i;
}

/** Decodes Markdown's backslashes and the percent-encoding, each once; invalid encoding is kept. */
function decode(raw: string): string {
  const text = raw.includes("\\") ? raw.replace(/\\([!-/:-@[-`{-~])/g, "$1") : raw;
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
