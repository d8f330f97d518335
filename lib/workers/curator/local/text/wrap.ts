import { isBlank, type Line } from "./line";

/** No editor wraps wider; longer lines are whole paragraphs. */
const WIDEST = 100;
const NARROWEST = 60;

/**
 * At which column the text was wrapped by hand or by a mailer, by depth of quoting: the longest line that has
 * another right below. A text whose lines run on was not wrapped.
 */
export function wrapWidths(lines: Line[]): Map<number, number> {
  const lengths = new Map<number, number[]>();
  let long = 0;
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    const length = line.text.trimEnd().length;
    if (length > WIDEST) long++;
    else if (!isBlank(next) && next?.quoted === line.quoted && line.header === undefined) {
      const all = lengths.get(line.quoted);
      if (all === undefined) lengths.set(line.quoted, [length]);
      else all.push(length);
    }
  });
  const filled = lines.filter((line) => !isBlank(line)).length;
  if (long > Math.max(1, filled * 0.1)) return new Map();
  return new Map(
    [...lengths].map(([depth, all]) => [depth, all.reduce((most, length) => Math.max(most, length), 0)]),
  );
}

export function wrapWidth(widths: Map<number, number>, quoted: number): number {
  return Math.max(NARROWEST, widths.get(quoted) ?? Number.POSITIVE_INFINITY);
}
