import { escapeHtml } from "@/lib/core/html";
import type { Turns } from "@/lib/core/turns";
import { splitDocument } from "../record";
import type { Marks } from "./marks";
import type { Span } from "./phrases";
import { BLANKS, hasComment, plainLine, withoutLinks } from "./plain";

const BEFORE = 80;
const AFTER = 160;
/** A cut is moved by up to this to the end of a word. */
const MAX_WORD = 20;

/** Most texts have their first hit in a heading or a sentence near the beginning, which is searched alone, in characters. */
const HEAD_LENGTH = 600;

/** Longer texts are searched for a hit part by part, in characters. */
const PART_LENGTH = 32_768;

/**
 * The text around the first hit as HTML: without Markdown, with all hits marked. A hit in the body comes first, then one in a
 * field, then for `raw` one in the markup; else it is the beginning of the body. Other work gets its turn between parts of a
 * long text; a phrase that begins in one and ends in the next is no hit.
 */
export async function snippetOf(
  text: string,
  marks: Marks,
  turns: Turns,
  { raw = false } = {},
): Promise<string> {
  const { bodyStart, start, end } = splitDocument(text);
  const body = text.slice(bodyStart);
  const shown =
    (await firstExcerpt(body, plainLine, marks, turns)) ??
    excerptOfField(text.slice(start, end), marks, raw) ??
    (raw ? await firstExcerpt(body, oneLine, marks, turns) : null);
  return shown ?? plainSnippet(plainLine(body.slice(0, cutAt(body, 0))).slice(0, BEFORE + AFTER));
}

async function firstExcerpt(
  body: string,
  toLine: (markdown: string) => string,
  marks: Marks,
  turns: Turns,
): Promise<string | null> {
  for (let from = 0; from < body.length; await turns.next()) {
    const to = cutAt(body, from);
    const shown = excerptOf(body.slice(from, to), toLine, marks);
    if (shown !== null) return shown;
    from = to;
  }
  return null;
}

/** An excerpt of the first lines where it would be the same of all of them. */
function excerptOf(part: string, toLine: (markdown: string) => string, marks: Marks): string | null {
  // Not at its start, where `---` would begin a frontmatter.
  const lineOf = (markdown: string) => toLine(`\n${markdown}`);
  const end = part.indexOf("\n", HEAD_LENGTH);
  const head = part.slice(0, Math.max(0, end));
  const shown = hasComment(head) ? null : excerpt(lineOf(head), marks, { isBeginning: true });
  return shown ?? excerpt(lineOf(part), marks);
}

/** Where the part that begins at `from` ends: behind a line, else behind a word. */
function cutAt(text: string, from: number): number {
  const most = from + PART_LENGTH;
  if (most >= text.length) return text.length;
  for (const separator of ["\n", " "]) {
    const at = text.lastIndexOf(separator, most - 1);
    if (at > from) return at + 1;
  }
  return isInsidePair(text, most) ? most - 1 : most;
}

export const plainSnippet = (text: string): string => escapeHtml(oneLine(text.toWellFormed()));

const oneLine = (text: string): string => text.replace(BLANKS, " ").trim();

/** What a result shows anyway. */
const SHOWN_FIELDS = /^(?:name|subject|title|type|status)[ \t]*:/;

/** `owner: Alice Chen`, `participants:`, `- Alice Chen`. */
const FIELD = /^(?:(?<name>[^\s:#-][^:]*):|[ \t]*-)[ \t]*(?<value>.*)$/;

/** The first value with a hit, behind the name of its field; with `raw`, the first line with one. */
function excerptOfField(frontmatter: string, marks: Marks, raw: boolean): string | null {
  if (marks.in(frontmatter).length === 0) return null;
  let field = "";
  for (const line of frontmatter.split(/\r?\n/)) {
    const { name = field, value = "" } = FIELD.exec(line)?.groups ?? {};
    field = name;
    if (SHOWN_FIELDS.test(line)) continue;
    const shown = excerpt(oneLine(withoutLinks(value).replace(/["'[\]]/g, "")), marks);
    if (shown !== null) return `${escapeHtml(field)}: ${shown}`;
    const markup = raw ? excerpt(oneLine(line), marks) : null;
    if (markup !== null) return markup;
  }
  return null;
}

/** The text around the first hit; null of a beginning behind which something may belong to it. */
function excerpt(text: string, marks: Marks, { isBeginning = false } = {}): string | null {
  const hits = marks.in(text);
  const [first] = hits;
  if (!first) return null;
  const last = Math.max(first.to, first.from + AFTER) + marks.longest;
  if (isBeginning && last >= text.length) return null;
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
