import { type SQL, sql } from "drizzle-orm";

/** Texts as a Postgres array literal, to be cast with `::text[]`; what it cannot store becomes U+FFFD. */
export function toArray(values: readonly (string | null)[]): string {
  const elements: string[] = [];
  for (const value of values) elements.push(value === null ? "NULL" : `"${escaped(value)}"`);
  return `{${elements.join(",")}}`;
}

/** As `toArray`, of values that need no quotes: numbers, hashes and words of ours. */
export const toPlainArray = (values: readonly (string | number)[]): string => `{${values.join(",")}}`;

/** Without regular expressions, which took a tenth of the time of a first index: most values have nothing to escape. */
function escaped(value: string): string {
  let text = value;
  if (text.includes("\\")) text = text.replaceAll("\\", "\\\\");
  if (text.includes('"')) text = text.replaceAll('"', '\\"');
  // Encoding as UTF-8 turns lone surrogates into U+FFFD.
  return text.includes("\0") ? text.replaceAll("\0", "\ufffd") : text;
}

/**
 * A lateral lookup for each preceding row by its key. Without it, Postgres, which cannot know how many rows an account
 * has, scans all of them for each batch, which makes many batches quadratic.
 */
export const oneByOne = (lookUp: SQL): SQL => sql`lateral (${lookUp} offset 0)`;
