import { parseRecord, splitDocument } from "@/lib/vault";
import { repairedLine } from "./line";

/** A file with more invalid scalars needs more than quotes. */
const MAX_REPAIRS = 20;

/**
 * Quotes invalid scalars, one per line, until the frontmatter parses. Undefined if anything else is invalid, since what
 * was meant is unknown.
 */
export function repairYaml(text: string): string | undefined {
  const repaired = new Set<number>();
  for (let result = text; repaired.size <= MAX_REPAIRS; ) {
    const { problem } = parseRecord(result);
    if (!problem) return repaired.size > 0 ? result : undefined;
    const { fenced, start, end } = splitDocument(result);
    const line = fenced && !repaired.has(problem.line) ? lineAt(result, problem.line) : undefined;
    if (!line || line.from < start || line.to > end) return undefined;
    const fixed = repairedLine(result.slice(line.from, line.to));
    if (fixed === undefined) return undefined;
    repaired.add(problem.line);
    result = result.slice(0, line.from) + fixed + result.slice(line.to);
  }
  return undefined;
}

/** Offsets of a line, numbered from 1, without its line break. */
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
