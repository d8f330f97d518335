import type { Link } from "./link";
import { readDefinition, readMarkdown } from "./markdown";
import { readWiki } from "./wiki";

const BACKTICK = 0x60;
const BACKSLASH = 0x5c;
const LESS = 0x3c;
const OPEN = 0x5b;
const CLOSE = 0x5d;
/** What may begin markup. Found by a pattern, which is fast from the first call on: a loop is slow until it is compiled. */
const MARK = /[`\\<[\]]/g;

/**
 * Adds the links of one run of inline text (a paragraph, a heading, a table row) to `links`. Code spans and
 * comments are skipped. Takes linear time.
 */
export function scanInline(text: string, from: number, to: number, links: Link[]): void {
  const brackets: number[] = [];
  let lastRuns: Map<number, number> | undefined;
  let commentsClose = true;
  // Where a definition may begin: it cannot interrupt a paragraph.
  let definition = from;
  for (let i = nextMark(text, from); i < to; i = nextMark(text, i)) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) i += 2;
    else if (code === BACKTICK) {
      lastRuns ??= runsOf(text, i, to);
      i = afterCode(text, i, lastRuns);
    } else if (code === LESS && commentsClose && text.startsWith("<!--", i)) {
      const close = commentEnd(text, i, to);
      commentsClose = close >= 0;
      i = commentsClose ? close : i + 1;
    } else if (code === OPEN) {
      const wiki = text.charCodeAt(i + 1) === OPEN ? readWiki(text, i, to, "body", "wiki") : undefined;
      if (wiki?.link) links.push(wiki.link);
      if (!wiki) brackets.push(i);
      i = wiki?.to ?? i + 1;
    } else if (code === CLOSE) {
      const open = brackets.pop();
      const defined = open === definition ? readDefinition(text, open, i, to) : undefined;
      if (defined) {
        if (defined.link) links.push(defined.link);
        definition = defined.next;
        i = defined.to;
        continue;
      }
      const isLink = open !== undefined && i + 1 < to && text[i + 1] === "(";
      const markdown = isLink ? readMarkdown(text, open, i, to) : undefined;
      if (markdown?.link) links.push(markdown.link);
      i = markdown?.to ?? i + 1;
    } else i++;
  }
}

function nextMark(text: string, from: number): number {
  MARK.lastIndex = from;
  return MARK.test(text) ? MARK.lastIndex - 1 : text.length;
}

/** After the comment that opens at `at`, or -1. Searches up to `to` only. */
export function commentEnd(text: string, at: number, to: number): number {
  for (let i = at + 4; i < to; i++) {
    if (text.charCodeAt(i) === 0x3e && text.startsWith("--", i - 2)) return i + 1;
  }
  return -1;
}

/** Where the last run of each number of backticks begins. */
export function runsOf(text: string, from: number, to: number): Map<number, number> {
  const runs = new Map<number, number>();
  for (let i = text.indexOf("`", from); i >= 0 && i < to; i = text.indexOf("`", i)) {
    const end = runEnd(text, i);
    runs.set(end - i, i);
    i = end;
  }
  return runs;
}

export function runEnd(text: string, at: number): number {
  let end = at;
  while (text.charCodeAt(end) === BACKTICK) end++;
  return end;
}

/** After the code span that opens at `at`; after the backticks alone when nothing closes them. */
export function afterCode(text: string, at: number, lastRuns: ReadonlyMap<number, number>): number {
  const opened = runEnd(text, at);
  const length = opened - at;
  if ((lastRuns.get(length) ?? -1) < opened) return opened;
  for (let i = text.indexOf("`", opened); ; i = text.indexOf("`", i)) {
    const end = runEnd(text, i);
    if (end - i === length) return end;
    i = end;
  }
}
