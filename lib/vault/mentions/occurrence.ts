import { linksOf } from "../links";

/** A text that can become a link, and the file's text with that link. */
export interface Linkable {
  at: number;
  words: string;
  linked: string;
}

/** A name may be in code or in other links many times before it is in the text. */
const MAX_TRIED = 20;

/**
 * The first of the names in a text that becomes a link where `[[target|name]]` is written in its place: not in code, in
 * a comment, or in another link.
 */
export function findLinkable(
  text: string,
  bodyStart: number,
  { names, target }: { names: readonly string[]; target: string },
): Linkable | null {
  const before = linksOf(text).length;
  let tried = 0;
  for (const { 0: words, index } of text.slice(bodyStart).matchAll(anyOf(names))) {
    tried += 1;
    if (tried > MAX_TRIED) return null;
    const at = bodyStart + index;
    const line = text.slice(text.lastIndexOf("\n", at) + 1, at);
    if (line.lastIndexOf("[") > line.lastIndexOf("]")) continue;
    const link = linkFor(line, { words, target });
    const linked = text.slice(0, at) + link + text.slice(at + words.length);
    const links = linksOf(linked);
    if (links.length === before + 1 && links.some((each) => each.target === target))
      return { at, words, linked };
  }
  return null;
}

function linkFor(line: string, { words, target }: { words: string; target: string }): string {
  if (words === target) return `[[${target}]]`;
  // In a row of a table a bar would begin a cell.
  return `[[${target}${/^\s*\|/.test(line) ? "\\|" : "|"}${words}]]`;
}

/** Whole words, in any case; the longest name first. */
const anyOf = (names: readonly string[]): RegExp => {
  const patterns = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[$()*+./?[\\\]^{|}]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${patterns.join("|")})(?![\\p{L}\\p{N}_])`, "giu");
};
