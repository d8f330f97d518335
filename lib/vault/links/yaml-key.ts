/**
 * The key of a line of YAML, at the offset of `lastIndex`. What is not quoted ends in no blank: else the blanks after each of
 * its beginnings would be read again.
 */
export const KEY =
  /(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\n]|'')*)'|([^\s#:,[\]{}"'](?:[^\n:#]*?[^ \t\n:#])??(?::[^\s:](?:[^\n:#]*?[^ \t\n:#])??)*))[ \t]*:(?=[ \t\r\n]|$)/y;

/** The name of the key that `KEY` has matched. */
export function keyText([, double, single, plain]: RegExpExecArray): string {
  if (single !== undefined) return single.replaceAll("''", "'");
  if (double === undefined) return plain ?? "";
  try {
    return JSON.parse(`"${double}"`) as string;
  } catch {
    return double;
  }
}
