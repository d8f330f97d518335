import { unescapeHtml } from "@/lib/core/html";

interface Piece {
  /** Where it begins in the snippet. */
  at: number;
  text: string;
  isHit: boolean;
}

/** The pieces of a search snippet, which is escaped text with `<mark>` around hits. */
export function piecesOf(snippet: string): Piece[] {
  let at = 0;
  return snippet.split(/(<mark>[^<]*<\/mark>)/).flatMap((part) => {
    const isHit = part.startsWith("<mark>");
    const text = unescapeHtml(isHit ? part.slice("<mark>".length, -"</mark>".length) : part);
    at += part.length;
    return text === "" ? [] : [{ at: at - part.length, text, isHit }];
  });
}

/** A search snippet: its text with marks; no HTML of a record reaches the page. */
export function Snippet({ snippet }: { snippet: string }) {
  return piecesOf(snippet).map(({ at, text, isHit }) =>
    isHit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
