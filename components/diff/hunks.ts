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

export interface Diff {
  hunks: Hunk[];
  /** Lines that are not shown, since the comparison is longer than the limit. */
  moreLines: number;
}

/** Lines shown around a change. */
const CONTEXT = 3;
/** Longer comparisons are truncated. */
const MAX_LINES = 400;
/** The time of a comparison grows with the square of the changed lines, so with more of them the texts are not aligned. */
const MAX_EDITS = 1_000;

/** What changed between two texts, line by line. A carriage return at a line's end is shown where it differs. */
export function diffOf(before: string, after: string): Diff {
  const options = { context: CONTEXT, maxEditLength: MAX_EDITS };
  const hunks = structuredPatch("", "", before, after, "", "", options)?.hunks ?? [replaced(before, after)];
  const shown: Hunk[] = [];
  let total = 0;
  for (const { oldStart, newStart, lines } of hunks) {
    const marked = lines.filter((line) => !line.startsWith("\\"));
    const fitting = marked.slice(0, Math.max(0, MAX_LINES - total));
    if (fitting.length > 0) shown.push({ lines: numbered(fitting, oldStart, newStart) });
    total += marked.length;
  }
  return { hunks: shown, moreLines: Math.max(0, total - MAX_LINES) };
}

function numbered(lines: string[], oldStart: number, newStart: number): DiffLine[] {
  let [oldNo, newNo] = [oldStart, newStart];
  return lines.map((line) => {
    const text = line.slice(1).replace(/\r$/, "␍");
    if (line.startsWith("-")) return { kind: "removed", no: oldNo++, text };
    if (line.startsWith("+")) return { kind: "added", no: newNo++, text };
    oldNo++;
    return { kind: "same", no: newNo++, text: text.replace(/␍$/, "") };
  });
}

/** All lines between the first and the last difference as removed, then added. */
function replaced(before: string, after: string) {
  const [old, now] = [linesOf(before), linesOf(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const changed = (lines: string[], sign: string) =>
    lines.slice(start, lines.length - end).map((line) => sign + line);
  return { oldStart: start + 1, newStart: start + 1, lines: [...changed(old, "-"), ...changed(now, "+")] };
}

const linesOf = (text: string): string[] => text.replace(/\n$/, "").split("\n");
