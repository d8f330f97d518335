import { structuredPatch } from "diff";

/** A line of a diff. `no` is its number: in the old text when removed, otherwise in the new one. */
export interface DiffLine {
  kind: "same" | "added" | "removed";
  no: number;
  text: string;
}

/** A stretch of changed lines with some around it. */
export interface Hunk {
  lines: DiffLine[];
}

/** Lines shown around a change. */
const CONTEXT = 3;
/** Longer comparisons are truncated. */
const MAX_LINES = 400;

/** What changed between two texts, line by line. A carriage return at a line's end is shown where it differs. */
export function hunksOf(before: string, after: string): Hunk[] {
  const { hunks } = structuredPatch("", "", before, after, "", "", { context: CONTEXT });
  let left = MAX_LINES;
  return hunks.map(({ oldStart, newStart, lines }) => {
    let [oldNo, newNo] = [oldStart, newStart];
    const shown = lines.slice(0, left);
    left -= shown.length;
    return {
      lines: shown
        .filter((line) => !line.startsWith("\\"))
        .map((line) => {
          const text = line.slice(1).replace(/\r$/, "␍");
          if (line.startsWith("-")) return { kind: "removed" as const, no: oldNo++, text };
          if (line.startsWith("+")) return { kind: "added" as const, no: newNo++, text };
          oldNo++;
          return { kind: "same" as const, no: newNo++, text: text.replace(/␍$/, "") };
        }),
    };
  });
}
