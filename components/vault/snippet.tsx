const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** As it was written, without the marks of Markdown that only get in the way of reading an excerpt. */
const plainText = (html: string): string =>
  html
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\[\[|\]\]|\*\*|(?:^| )(?:---|#{1,6})(?= )/g, "");

interface Piece {
  /** Where it begins in the snippet. */
  at: number;
  text: string;
  isHit: boolean;
}

/** The pieces of a search snippet, which is escaped text with `<mark>` around hits. */
export function piecesOf(snippet: string): Piece[] {
  const parts = snippet.split(/(<\/?mark>)/);
  let at = 0;
  return parts.flatMap((part, index) => {
    at += part.length;
    const isTag = index % 2 === 1;
    return isTag || part === ""
      ? []
      : [{ at: at - part.length, text: plainText(part), isHit: parts[index - 1] === "<mark>" }];
  });
}

/** A search snippet: its text with marks; no HTML of a record reaches the page. */
export function Snippet({ snippet }: { snippet: string }) {
  return piecesOf(snippet).map(({ at, text, isHit }) =>
    isHit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
