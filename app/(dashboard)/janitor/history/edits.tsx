import type { FixRow } from "./read-fixes";

const LONGEST = 200;

/** The bytes that a fix took out, and those that it put in their place. */
export function Edits({ edits }: Pick<FixRow, "edits">) {
  return (
    <ul className="flex flex-col gap-0.5 font-mono text-xs">
      {edits.map(({ start, before, after }) => (
        <li key={start} className="break-all whitespace-pre-wrap">
          <span className="text-muted">at character {start.toLocaleString("en")}: </span>
          {before && <Piece sign="−" word="taken out" text={before} look="bg-failed-soft text-failed" />}
          {before && after && " "}
          {after && <Piece sign="+" word="put in" text={after} look="bg-ok-soft text-ok" />}
        </li>
      ))}
    </ul>
  );
}

function Piece({ sign, word, text, look }: { sign: string; word: string; text: string; look: string }) {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return (
    <span className={`rounded-xs px-1 ${look}`}>
      <span aria-hidden>{sign}</span>
      <span className="sr-only">{word}: </span>
      {/* A line break alone would be an empty mark. */}
      {shown.replaceAll("\n", "⏎")}
    </span>
  );
}
