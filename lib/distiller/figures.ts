import type { ClaimWords } from "@/lib/language";

/** The patterns of figures, by kind: the first kind that a clause has is its measure. */
export type FigurePatterns = readonly (readonly [kind: FigureKind, pattern: RegExp])[];

type FigureKind = "date" | "time" | "weekday" | "number";

export function figurePatterns({ months, weekdays, clock }: ClaimWords): FigurePatterns {
  const month = months.join("|");
  return [
    ["date", /\b\d{4}-\d\d-\d\d\b/gu],
    [
      "date",
      new RegExp(
        `\\b\\d{1,2}(?:st|nd|rd|th|er|º)?\\.? (?:of |de )?(?:${month})(?!\\p{L})(?: (?:de )?\\d{4})?`,
        "giu",
      ),
    ],
    ["date", new RegExp(`\\b(?:${month}) \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4})?`, "giu")],
    ["time", timePattern(clock)],
    ["weekday", new RegExp(`(?<!\\p{L})(?:${weekdays.join("|")})s?(?!\\p{L})`, "giu")],
    ["number", /(?:[€$£] ?)?\b\d[\d.,]*(?: ?(?:%|[\p{L}²³€$£]+))?/gu],
  ];
}

const HALF = String.raw`[ap](?:m|\.m\.?)(?!\p{L})`;

/** With a period only before a word of time or at the end: "9.80 euros" and "3.40 m" are none. */
function timePattern(clock: string): RegExp {
  const hour = "(?:[01]?\\d|2[0-4])";
  const minute = "[0-5]\\d(?![.,:]?\\d)";
  const isTime = `(?= ?(?:${HALF}|(?:${clock})(?!\\p{L}))| ?(?:[^\\s\\p{L}\\d%€$£²³-]|$))`;
  return new RegExp(
    `(?<![€$£] ?|[\\d.,:])${hour}(?::${minute}|\\.${minute}${isTime})(?: ?${HALF})?|\\b\\d{1,2} ?${HALF}`,
    "giu",
  );
}

/** A figure so that equal ones are equal texts, and its unit. */
export function normalFigure(
  kind: FigureKind,
  found: string,
  months: readonly string[],
): { unit: string; value: string } {
  const text = found.toLowerCase();
  if (kind === "date") return { unit: kind, value: dateOf(text, months) };
  if (kind === "weekday") return { unit: kind, value: text.replace(/s$/, "") };
  if (kind === "time") return { unit: kind, value: normalTime(text) };
  // "€ 500 a year": a currency is the unit.
  const unit = text
    .replace(/\d[\d.,]*/, "")
    .replace(/(?<=[€$£])\s+\p{L}+$/u, "")
    .trim();
  return { unit: `number ${singular(unit)}`, value: normalNumber(/\d[\d.,]*/.exec(text)?.[0] ?? "") };
}

export const singular = (word: string): string =>
  /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;

/** `03-05`, or `2026-03-05` if the text has the year. */
function dateOf(text: string, months: readonly string[]): string {
  if (/^\d{4}-/.test(text)) return text;
  const month = months.findIndex((name) => text.includes(name)) + 1;
  const day = /\b\d{1,2}(?=\D|$)/.exec(text)?.[0] ?? "";
  const year = /\b\d{4}\b/.exec(text)?.[0];
  const date = `${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return year ? `${year}-${date}` : date;
}

/** `21:00` for "9 pm", "9:00 p.m." and "21.00". */
export function normalTime(text: string): string {
  const [, hours = "", minutes = "00", half] = /^(\d+)(?:[:.](\d\d))? ?([ap])?/.exec(text) ?? [];
  const isHalf = half !== undefined && Number(hours) <= 12;
  const hour = isHalf ? (Number(hours) % 12) + (half === "p" ? 12 : 0) : Number(hours) % 24;
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

/** `2.5` for "2.50" and "2,50", `1200` for "1,200". */
function normalNumber(text: string): string {
  const number = text.replace(/[.,]+$/, "").replace(/[.,](?=\d{3}\b)/g, "");
  return /^\d+[.,]\d+$/.test(number) ? number.replace(",", ".").replace(/\.?0+$/, "") : number;
}
