import { wordsOf } from "../indexing";
import { splitDocument } from "../record";

const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds what full text found: the words of the query, by their beginnings. Null when it has none to show. */
export function wordsPattern(q: string): RegExp | null {
  const wanted = wordsOf(q.replace(/(^|\s)-(?:"[^"]*"|\S+)/g, " ")).map(escapePattern);
  if (wanted.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${wanted.join("|")})[\\p{L}\\p{N}\\p{M}]*`, "giu");
}

/** Finds what `grep` found: these characters, whatever their case. */
export const literalPattern = (grep: string): RegExp => new RegExp(escapePattern(grep), "giu");

const BEFORE = 80;
const AFTER = 160;

/** The surroundings of the first hit as HTML, all hits in it marked; one in the body rather than in the fields. */
export function snippetOf(text: string, pattern: RegExp): string {
  const { bodyStart } = splitDocument(text);
  const hit = firstHit(text, pattern, bodyStart) ?? firstHit(text, pattern, 0);
  if (hit === null) return plainSnippet(text.slice(bodyStart, bodyStart + BEFORE + AFTER));
  if (hit < bodyStart) return marked(lineAt(text, hit), pattern);
  return marked(text.slice(Math.max(bodyStart, hit - BEFORE), hit + AFTER), pattern);
}

/** The field that a hit is in; the rest of the frontmatter says nothing about it. */
const lineAt = (text: string, hit: number): string =>
  text.slice(text.lastIndexOf("\n", hit) + 1).split("\n", 1)[0] ?? "";

function firstHit(text: string, pattern: RegExp, from: number): number | null {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? null;
}

function marked(text: string, pattern: RegExp): string {
  const pieces: string[] = [];
  let end = 0;
  pattern.lastIndex = 0;
  for (const hit of text.matchAll(pattern)) {
    pieces.push(escapeHtml(text.slice(end, hit.index)), `<mark>${escapeHtml(hit[0])}</mark>`);
    end = hit.index + hit[0].length;
  }
  pieces.push(escapeHtml(text.slice(end)));
  return pieces.join("").replace(/\s+/g, " ").trim();
}

export const plainSnippet = (text: string): string => escapeHtml(text.replace(/\s+/g, " ").trim());
