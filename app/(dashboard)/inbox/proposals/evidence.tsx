/** Words of the name that are shorter mark too much. */
const MIN_MARKED = 3;

/** A quote from the file, with the words of the name marked. */
export function Evidence({ quote, name }: { quote: string; name: string }) {
  return (
    <blockquote className="line-clamp-6 min-w-0 border-l-2 border-line-strong pl-2.5 break-words whitespace-pre-line text-muted">
      {piecesOf(quote, name).map(({ at, text, isMarked }) =>
        isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </blockquote>
  );
}

interface Piece {
  at: number;
  text: string;
  isMarked: boolean;
}

function piecesOf(quote: string, name: string): Piece[] {
  const words = (name.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= MIN_MARKED);
  if (words.length === 0) return [{ at: 0, text: quote, isMarked: false }];
  let at = 0;
  const word = `(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`;
  const pattern = new RegExp(`(${word}(?:[^\\p{L}\\p{N}]+${word})*)`, "giu");
  return quote.split(pattern).map((text, index) => {
    at += text.length;
    return { at: at - text.length + index / 1e6, text, isMarked: index % 2 === 1 };
  });
}
