/**
 * What an unquoted YAML scalar means: the core schema of YAML 1.2, so that dates, times and `yes` stay text.
 * A number that JavaScript cannot represent (21 digits, .inf, 1e999) stays text as well.
 */
const NUMBER = /^[-+]?(?:[0-9]+|(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?)$/;
const INTEGER = /^(?:[-+]?[0-9]+|0x[0-9a-fA-F]+|0o[0-7]+)$/;

const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ["", null],
  ["~", null],
  ...["null", "Null", "NULL"].map((word) => [word, null] as const),
  ...["true", "True", "TRUE"].map((word) => [word, true] as const),
  ...["false", "False", "FALSE"].map((word) => [word, false] as const),
]);

export type Scalar = string | number | boolean | null;

/** `source` is the scalar without blanks around it. */
export function resolvePlain(source: string): Scalar {
  const first = source.charCodeAt(0);
  // Digits, sign and dot may begin a number; only n, t, f and ~ begin a word.
  if ((first >= 0x30 && first <= 0x39) || first === 0x2b || first === 0x2d || first === 0x2e) {
    return resolveNumber(source);
  }
  if (source.length > 5) return source;
  const word = WORDS.get(source);
  return word === undefined ? source : word;
}

function resolveNumber(source: string): Scalar {
  if (source.length > 400 || !(NUMBER.test(source) || INTEGER.test(source))) return source;
  const value = Number(source);
  return isExact(value, source) ? value : source;
}

/** Whether `value` represents the number `source` exactly. */
export const isExact = (value: number, source: string): boolean =>
  INTEGER.test(source) ? Number.isSafeInteger(value) : Number.isFinite(value);

/** Text that reads as a number, a boolean or null when it is not quoted. */
const NUMBERLIKE = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

export const isAmbiguous = (text: string): boolean =>
  typeof resolvePlain(text) !== "string" || NUMBER.test(text) || INTEGER.test(text) || NUMBERLIKE.test(text);

const LINK = /\[\[(?!\s*['"])[^[\]{}"\r\n]*[^[\]{}"\r\n\s][^[\]{}"\r\n]*\]\]/y;

/**
 * The end of an unquoted `[[link]]` at `at`, or -1. To YAML it is a list in a list; here it is the text of the link.
 */
export function unquotedLink(text: string, at: number): number {
  LINK.lastIndex = at;
  return LINK.test(text) ? LINK.lastIndex : -1;
}
