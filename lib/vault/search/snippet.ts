import { splitDocument } from "../record";
import type { Marks, Span } from "./marks";
import { plainLine, withoutLinks } from "./plain";

const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const BEFORE = 80;
const AFTER = 160;
/** A cut is moved by up to this to the end of a word. */
const MAX_WORD = 20;

/**
 * The text around the first hit as HTML: without Markdown, with all hits marked. A hit in the body comes first, then one in a
 * field, then for `raw` one in the markup; else it is the beginning of the body.
 */
export function snippetOf(text: string, marks: Marks, { raw = false } = {}): string {
  const { bodyStart, start, end } = splitDocument(text);
  const body = plainLine(text.slice(bodyStart));
  const shown =
    excerpt(body, marks) ??
    excerptOfField(text.slice(start, end), marks) ??
    (raw ? excerpt(oneLine(text.slice(bodyStart)), marks) : null);
  return shown ?? plainSnippet(body.slice(0, BEFORE + AFTER));
}

export const plainSnippet = (text: string): string => escapeHtml(oneLine(text.toWellFormed()));

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** What a result shows anyway. */
const SHOWN_FIELDS = /^(?:name|subject|title|type|status)[ \t]*:/;

function excerptOfField(frontmatter: string, marks: Marks): string | null {
  if (marks.in(frontmatter).length === 0) return null;
  for (const line of frontmatter.split("\n")) {
    if (SHOWN_FIELDS.test(line)) continue;
    const shown = excerpt(oneLine(withoutLinks(line).replace(/["']/g, "")), marks);
    if (shown !== null) return shown;
  }
  return null;
}

function excerpt(text: string, marks: Marks): string | null {
  const hits = marks.in(text);
  const [first] = hits;
  if (!first) return null;
  const from = startAt(text, first.from - BEFORE);
  const to = endAt(text, first.to, first.from + AFTER);
  return marked(text, { from, to }, hits);
}

/** A cut before a word. */
function startAt(text: string, at: number): number {
  if (at <= 0) return 0;
  const blank = text.indexOf(" ", at);
  if (blank >= 0 && blank < at + MAX_WORD) return blank + 1;
  return isInsidePair(text, at) ? at + 1 : at;
}

/** A cut after a word, and not before `least`. */
function endAt(text: string, least: number, at: number): number {
  if (at >= text.length) return text.length;
  const blank = text.lastIndexOf(" ", at);
  if (blank > at - MAX_WORD && blank >= least) return blank;
  return Math.max(least, isInsidePair(text, at) ? at - 1 : at);
}

const isInsidePair = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

function marked(text: string, { from, to }: Span, hits: readonly Span[]): string {
  const pieces: string[] = [];
  let end = from;
  for (const hit of hits) {
    if (hit.from < end || hit.to > to) continue;
    pieces.push(
      escapeHtml(text.slice(end, hit.from)),
      `<mark>${escapeHtml(text.slice(hit.from, hit.to))}</mark>`,
    );
    end = hit.to;
  }
  pieces.push(escapeHtml(text.slice(end, to)));
  return pieces.join("").trim();
}
