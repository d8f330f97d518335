import { isBlank, type Line } from "./line";

/** No editor wraps at a greater width; longer lines are whole paragraphs. */
const MAX_WRAP_WIDTH = 100;
const MIN_WRAP_WIDTH = 60;

/**
 * The column at which the text was hard-wrapped, by depth of quoting: the longest line with another right below.
 * Absent where longer lines show that nothing was wrapped.
 */
export function wrapWidths(lines: Line[]): Map<number, number> {
  const widths = new Map<number, number>();
  const runsOn = new Set<number>();
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    const length = line.text.trimEnd().length;
    if (length > MAX_WRAP_WIDTH + 10 && line.text.split(/\s+/).length > 12) runsOn.add(line.quoted);
    else if (
      length <= MAX_WRAP_WIDTH &&
      !isBlank(next) &&
      next?.quoted === line.quoted &&
      line.header === undefined
    ) {
      widths.set(line.quoted, Math.max(widths.get(line.quoted) ?? 0, length));
    }
  });
  for (const depth of runsOn) widths.delete(depth);
  return widths;
}

export function wrapWidth(widths: Map<number, number>, quoted: number): number {
  return Math.max(MIN_WRAP_WIDTH, widths.get(quoted) ?? Number.POSITIVE_INFINITY);
}
