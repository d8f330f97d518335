import type { Cell } from "./block";
import { isBlank, type Line } from "./line";
import { markerOf } from "./markers";

type RawCell = Omit<Cell, "column">;

/** `| a | b |`, `| a | b`, or at least two bars. */
export const isTableRow = (line: Line): boolean =>
  /^\s*\|[^|]*\|/.test(line.text) || /^[^|]+(?:\s\|\s[^|]+){2,}$/.test(line.text);

/** `|---|:--:|` */
export const isTableRule = (line: Line): boolean =>
  /^[\s|:+-]+$/.test(line.text) && line.text.includes("--") && line.text.includes("|");

/** The cells of a row, with their offsets in the text. */
export function cellsOf(line: Line): RawCell[] {
  const first = line.text.search(/\S/);
  const from = line.text[first] === "|" ? first + 1 : 0;
  return cut(line, from, line.text, /\|/g);
}

/** Columns separated by tabs or wide gaps; `raw` is the line before its markup was blanked out. */
export function gridCellsOf(line: Line, raw: string): RawCell[] {
  const marker = markerOf(line.text);
  // A box before the columns is a cell of them.
  const from = marker !== undefined && marker.check === undefined ? marker.length : 0;
  return cut(line, from, raw.slice(0, line.text.length), /\t+| {3,}/g).filter(({ text }) => text !== "");
}

/** A line in columns, next to another one; a single wide gap is not enough. */
export function isGridRow(lines: Line[], at: number, text: string): boolean {
  const count = (line: Line | undefined): number => {
    if (isBlank(line) || line === undefined || line.header !== undefined || line.voice !== undefined)
      return 0;
    if (markerOf(line.text)?.day !== undefined) return 0;
    return gridCellsOf(line, text.slice(line.start, line.end)).length;
  };
  const own = count(lines[at]);
  return own >= 2 && own <= 8 && (count(lines[at - 1]) === own || count(lines[at + 1]) === own);
}

function cut(line: Line, from: number, raw: string, separator: RegExp): RawCell[] {
  const cells: RawCell[] = [];
  let start = from;
  const add = (end: number): void => {
    const piece = line.text.slice(start, end);
    const text = piece.trim();
    const at = line.start + start + (text === "" ? 0 : piece.indexOf(text));
    cells.push({ start: at, end: at + text.length, text });
  };
  for (const match of raw.slice(from).matchAll(separator)) {
    add(from + match.index);
    start = from + match.index + match[0].length;
    if (cells.length >= 40) return cells;
  }
  if (line.text.slice(start).trim() !== "") add(line.text.length);
  return cells;
}
