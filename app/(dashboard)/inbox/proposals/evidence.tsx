import { markName } from "./mark-name";

/** A quote from the file, with the words of the name marked. */
export function Evidence({ quote, name }: { quote: string; name: string }) {
  return (
    <blockquote className="line-clamp-6 min-w-0 border-l-2 border-line-strong pl-2.5 break-words whitespace-pre-line text-muted">
      {markName(quote, name).map(({ at, text, isMarked }) =>
        isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </blockquote>
  );
}
