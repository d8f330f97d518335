import { Scrollable } from "@/components/ui/scrollable";
import { count } from "@/lib/core/count";
import type { Diff, DiffLine } from "./hunks";

const LOOKS: Record<DiffLine["kind"], { sign: string; word: string; look: string }> = {
  same: { sign: " ", word: "", look: "text-muted" },
  added: { sign: "+", word: "added: ", look: "bg-ok-soft text-ok" },
  removed: { sign: "−", word: "removed: ", look: "bg-failed-soft text-failed" },
};

/** A diff: signs, colors and hidden text mark added and removed lines. */
export function DiffView({ label, diff: { hunks, moreLines } }: { label: string; diff: Diff }) {
  return (
    <div className="relative overflow-hidden rounded-md border border-line bg-surface font-mono text-xs">
      <Scrollable label={label}>
        <div className="w-max min-w-full">
          {hunks.map((hunk, at) => (
            <div key={hunk.lines[0]?.no} className={at > 0 ? "border-t border-line" : ""}>
              {hunk.lines.map((line) => (
                <Line key={`${line.kind} ${line.no}`} line={line} />
              ))}
            </div>
          ))}
        </div>
      </Scrollable>
      {moreLines > 0 && (
        <p className="border-t border-line px-3 py-1 text-muted">… and {count(moreLines, "more line")}</p>
      )}
    </div>
  );
}

function Line({ line: { kind, no, text } }: { line: DiffLine }) {
  const { sign, word, look } = LOOKS[kind];
  return (
    <div className={`flex leading-5 whitespace-pre ${look}`}>
      <span aria-hidden className="w-10 shrink-0 pr-2 text-right tabular-nums select-none">
        {no}
      </span>
      <span aria-hidden className="w-4 shrink-0 select-none">
        {sign}
      </span>
      <span className="pr-3">
        {word && <span className="sr-only">{word}</span>}
        {text || " "}
      </span>
    </div>
  );
}
