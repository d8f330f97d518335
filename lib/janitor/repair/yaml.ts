import { parseRecord, splitDocument } from "@/lib/vault";
import { repairedLine } from "./line";

/** So many scalars at fault are no slip any more. */
const MOST_REPAIRS = 20;

/**
 * The text with the scalars quoted that YAML cannot read as they stand, one a line, until all of it is read. Undefined
 * where anything else is wrong: then nobody knows what was meant.
 */
export function repairYaml(text: string): string | undefined {
  const repaired = new Set<number>();
  for (let result = text; repaired.size <= MOST_REPAIRS; ) {
    const { problem } = parseRecord(result);
    if (!problem) return repaired.size > 0 ? result : undefined;
    const { fenced, start, end } = splitDocument(result);
    const line = fenced && !repaired.has(problem.line) ? lineAt(result, problem.line) : undefined;
    if (!line || line.from < start || line.to > end) return undefined;
    const mended = repairedLine(result.slice(line.from, line.to));
    if (mended === undefined) return undefined;
    repaired.add(problem.line);
    result = result.slice(0, line.from) + mended + result.slice(line.to);
  }
  return undefined;
}

/** Where a line, counted from 1, begins and ends, without its line break. */
function lineAt(text: string, number: number): { from: number; to: number } | undefined {
  let from = 0;
  for (let line = 1; line < number; line++) {
    const newline = text.indexOf("\n", from);
    if (newline < 0) return undefined;
    from = newline + 1;
  }
  const newline = text.indexOf("\n", from);
  const end = newline < 0 ? text.length : newline;
  return { from, to: text[end - 1] === "\r" ? end - 1 : end };
}
