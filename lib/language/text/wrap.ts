import { isBlank, type Line } from "./line";

/** No editor wraps wider; longer lines are whole paragraphs. */
const WIDEST = 100;
const NARROWEST = 60;

/**
 * At which column the text was wrapped by hand or by a mailer, by depth of quoting: the longest line that has
 * another right below. Where lines run on, nothing was wrapped.
 */
export function wrapWidths(lines: Line[]): Map<number, number> {
  const widths = new Map<number, number>();
  const runsOn = new Set<number>();
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    const length = line.text.trimEnd().length;
    if (length > WIDEST + 10 && line.text.split(/\s+/).length > 12) runsOn.add(line.quoted);
    else if (
      length <= WIDEST &&
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
  return Math.max(NARROWEST, widths.get(quoted) ?? Number.POSITIVE_INFINITY);
}
