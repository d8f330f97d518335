import { isBlank, type Line } from "./line";

/** No editor wraps wider; longer lines are whole paragraphs. */
const WIDEST = 100;
const NARROWEST = 50;

/**
 * At which column the text was wrapped by hand or by a mailer, by depth of quoting: the longest line that has
 * another right below. A text whose lines run on was not wrapped.
 */
export function wrapWidths(lines: Line[]): Map<number, number> {
  const widths = new Map<number, number>();
  const long = new Map<number, number>();
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    const length = line.text.trimEnd().length;
    if (length > WIDEST) long.set(line.quoted, (long.get(line.quoted) ?? 0) + 1);
    else if (!isBlank(next) && next?.quoted === line.quoted && line.header === undefined) {
      widths.set(line.quoted, Math.max(widths.get(line.quoted) ?? 0, length));
    }
  });
  const filled = lines.filter((line) => !isBlank(line)).length;
  for (const [depth, count] of long)
    if (count > Math.max(1, filled * 0.1)) widths.set(depth, Number.POSITIVE_INFINITY);
  return widths;
}

export function wrapWidth(widths: Map<number, number>, quoted: number): number {
  return Math.max(NARROWEST, widths.get(quoted) ?? Number.POSITIVE_INFINITY);
}
