import { tokenize } from "../indexing";
import { splitDocument } from "../record";

const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches the words of the query by prefix. Null when it has none. */
export function wordsPattern(q: string): RegExp | null {
  const wanted = tokenize(q.replace(/(^|\s)-(?:"[^"]*"|\S+)/g, " ")).map(escapePattern);
  if (wanted.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${wanted.join("|")})[\\p{L}\\p{N}\\p{M}]*`, "giu");
}

/** Matches the text of `grep`, case-insensitive. */
export const literalPattern = (grep: string): RegExp => new RegExp(escapePattern(grep), "giu");

const BEFORE = 80;
const AFTER = 160;

/** The text around the first hit as HTML, with all hits marked; hits in the body are preferred. */
export function snippetOf(text: string, pattern: RegExp): string {
  const { bodyStart } = splitDocument(text);
  const hit = firstHit(text, pattern, bodyStart) ?? firstHit(text, pattern, 0);
  if (hit === null) return plainSnippet(text.slice(bodyStart, bodyStart + BEFORE + AFTER));
  if (hit < bodyStart) return marked(lineAt(text, hit), pattern);
  return marked(text.slice(Math.max(bodyStart, hit - BEFORE), hit + AFTER), pattern);
}

/** The field that contains a hit. */
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
