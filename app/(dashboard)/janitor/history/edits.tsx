import { formatNumber } from "@/lib/core/count";
import type { FixRow } from "./read-fixes";

const MAX_LENGTH = 200;

/** The text that a fix removed and added. */
export function Edits({ edits }: Pick<FixRow, "edits">) {
  return (
    <ul className="flex flex-col gap-0.5 font-mono text-xs">
      {edits.map(({ start, before, after }) => (
        <li key={start} className="break-all whitespace-pre-wrap">
          <span className="text-muted">at character {formatNumber(start)}: </span>
          {before && <Piece sign="−" word="removed" text={before} look="bg-failed-soft text-failed" />}
          {before && after && " "}
          {after && <Piece sign="+" word="added" text={after} look="bg-ok-soft text-ok" />}
        </li>
      ))}
    </ul>
  );
}

function Piece({ sign, word, text, look }: { sign: string; word: string; text: string; look: string }) {
  const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return (
    <span className={`rounded-xs px-1 ${look}`}>
      <span aria-hidden>{sign}</span>
      <span className="sr-only">{word}: </span>
      {/* A line break alone would be an empty mark. */}
      {shown.replaceAll("\n", "⏎")}
    </span>
  );
}
