import { isAmbiguous } from "./scalar";

/**
 * A value as YAML: `head` follows `key: ` or `- ` (empty for a block), `lines` are below it, fully indented.
 */
export interface Emitted {
  head: string;
  lines: string[];
}

export interface Style {
  /** Spaces before the dash of a list, counted from the column of its key. */
  listIndent: number;
  /** Whether a text of several lines can be a `|` block; else it is quoted, with `\n`. */
  blocks: boolean;
}

export const USUAL_STYLE: Style = { listIndent: 2, blocks: true };

// Words and numbers that YAML 1.1, and so other programs, would read differently.
const OLD_YAML = /^(?:yes|no|on|off|[-+]?[0-9][0-9_,]*|[-+]?[0-9]+(?::[0-5]?[0-9])+(?:\.[0-9]*)?|0b[01_]+)$/i;
const INVISIBLE = /[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u;
const BEGINS_PLAIN = /^(?:[\p{L}\p{N}\p{So}_($/~+]|\.(?!\.\.))/u;
const BREAKS_PLAIN = /: | #|[:\s]$|\[\[/u;

/** Quoted only if it would be read differently without quotes; links always are. */
export function textOf(text: string, inFlow = false): string {
  const isPlain =
    BEGINS_PLAIN.test(text) &&
    !BREAKS_PLAIN.test(text) &&
    !INVISIBLE.test(text) &&
    !isAmbiguous(text) &&
    !OLD_YAML.test(text) &&
    !(inFlow && /[,[\]{}:"'#]/.test(text));
  return isPlain ? text : quoted(text);
}

const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** A whole number above 2^53 is written with an exponent: its digits alone would be read as text (`resolvePlain`). */
function numberOf(value: number): string {
  if (Object.is(value, -0)) return "-0";
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value);
}

function scalarOf(value: unknown, inFlow: boolean): string {
  if (typeof value === "string") return textOf(value, inFlow);
  return typeof value === "number" ? numberOf(value) : String(value);
}

function keyOf(key: string): string {
  const isPlain = /^[\p{L}_][\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+)*$/u.test(key);
  return isPlain && !isAmbiguous(key) && !OLD_YAML.test(key) ? key : quoted(key);
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The value in one line, for use inside `[…]` and `{…}`. */
export function flowOf(value: unknown): string {
  if (Array.isArray(value)) return `[${flowItems(value)}]`;
  if (!isMap(value)) return scalarOf(value, true);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${quoted(key)}: ${flowOf(inner)}`)
    .join(", ")}}`;
}

/** A list in a list is set off by a blank: `[[a]]` would be a link. */
export function flowItems(items: readonly unknown[]): string {
  const text = items.map(flowOf).join(", ");
  return text.startsWith("[") ? ` ${text}` : text;
}

/** The value below a key or dash in column `column`. */
export function emit(value: unknown, column: number, style: Style): Emitted {
  if (Array.isArray(value)) {
    if (value.length === 0) return { head: "[]", lines: [] };
    return { head: "", lines: listLines(value, column + style.listIndent, style) };
  }
  if (isMap(value)) {
    const entries = Object.entries(value);
    if (entries.length === 0) return { head: "{}", lines: [] };
    return { head: "", lines: entries.flatMap(([key, inner]) => entryLines(key, inner, column + 2, style)) };
  }
  const isBlock = style.blocks && typeof value === "string" && isLiteral(value);
  return isBlock ? literal(value, column + 2) : { head: scalarOf(value, false), lines: [] };
}

/** `key: value` in column `column`, with all its lines. */
export function entryLines(key: string, value: unknown, column: number, style: Style): string[] {
  const { head, lines } = emit(value, column, style);
  return [`${" ".repeat(column)}${keyOf(key)}:${head === "" ? "" : ` ${head}`}`, ...lines];
}

/** The items of a list with dashes in column `column`. */
export function listLines(items: readonly unknown[], column: number, style: Style): string[] {
  const indent = " ".repeat(column);
  return items.flatMap((item) => {
    // A nested list follows the dash, regardless of the style of lists under keys.
    const { head, lines } = emit(item, column, Array.isArray(item) ? { ...style, listIndent: 2 } : style);
    if (head !== "") return [`${indent}- ${head}`, ...lines];
    const [first = "", ...others] = lines;
    return [`${indent}- ${first.slice(column + 2)}`, ...others];
  });
}

/** A `|` block can have no leading blanks, no trailing blank lines, and no invisible characters. */
const isLiteral = (text: string): boolean =>
  text.includes("\n") &&
  !/^\s/.test(text) &&
  !text.endsWith("\n\n") &&
  !INVISIBLE.test(text.replaceAll("\n", "")) &&
  text.split("\n").every((line) => line === "" || /\S/.test(line));

function literal(text: string, column: number): Emitted {
  const indent = " ".repeat(column);
  const ends = text.endsWith("\n");
  const lines = (ends ? text.slice(0, -1) : text).split("\n");
  return { head: ends ? "|" : "|-", lines: lines.map((line) => (line === "" ? "" : indent + line)) };
}
