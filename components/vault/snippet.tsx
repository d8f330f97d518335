import { withoutLinks } from "./plain";

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

const unescaped = (html: string): string =>
  html.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** The characters that mark a hit while Markdown is removed around it. */
const [START, END] = ["\u0002", "\u0003"];

/** Without Markdown that gets in the way of reading an excerpt, which is one line. */
const withoutMarkdown = (line: string): string =>
  withoutLinks(line)
    .replace(/\[\[(?:[^\]|]*[|/])?|\]\]|\*\*|`/g, "")
    .replace(/(^| )(?:---|#{1,6}|>|[-*+] \[[ xX]\])(?= )/g, "")
    .replace(/ {2,}/g, " ");

interface Piece {
  /** Where it begins in the snippet. */
  at: number;
  text: string;
  isHit: boolean;
}

/** The pieces of a search snippet, which is escaped text with `<mark>` around hits. */
export function piecesOf(snippet: string): Piece[] {
  const line = unescaped(snippet.replaceAll("<mark>", START).replaceAll("</mark>", END));
  let at = 0;
  return withoutMarkdown(line)
    .split(new RegExp(`(${START}[^${END}]*${END}?)`))
    .flatMap((part) => {
      const text = part.replace(new RegExp(`[${START}${END}]`, "g"), "");
      at += part.length;
      return text === "" ? [] : [{ at: at - part.length, text, isHit: part.startsWith(START) }];
    });
}

/** A search snippet: its text with marks; no HTML of a record reaches the page. */
export function Snippet({ snippet }: { snippet: string }) {
  return piecesOf(snippet).map(({ at, text, isHit }) =>
    isHit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
