import type { Cell } from "../text/block";
import type { Line } from "../text/line";

/** `| a | b |`, or at least two bars, or cells set apart by tabs. */
export const isTableRow = (line: Line): boolean =>
  /^\s*\|.*\|\s*$/.test(line.text) || /^[^|]+(?:\s\|\s[^|]+){2,}$/.test(line.text);

/** `|---|:--:|` */
export const isTableRule = (line: Line): boolean =>
  /^[\s|:+-]+$/.test(line.text) && line.text.includes("--") && line.text.includes("|");

/** The cells of a row, with their places in the text. */
export function cellsOf(line: Line): Omit<Cell, "column">[] {
  const cells: Omit<Cell, "column">[] = [];
  const first = line.text.search(/\S/);
  let at = line.text[first] === "|" ? first + 1 : 0;
  while (at < line.text.length && cells.length < 40) {
    const bar = line.text.indexOf("|", at);
    const end = bar < 0 ? line.text.length : bar;
    const raw = line.text.slice(at, end);
    const text = raw.trim();
    const start = line.start + at + (text === "" ? 0 : raw.indexOf(text));
    if (bar >= 0 || text !== "") cells.push({ start, end: start + text.length, text });
    at = end + 1;
  }
  return cells;
}
