import { type SQL, sql } from "drizzle-orm";

/** JSON that Postgres takes: NUL and halves of characters, which it cannot hold, become U+FFFD. */
export function toJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.includes("\\u")
    ? json.replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/gi, "$1\\ufffd")
    : json;
}

/** The same for an array of texts, in Postgres' own writing; to be cast, `::text[]`. */
export const toArray = (values: readonly (string | null)[]): string => `{${values.map(element).join(",")}}`;

// Halves of characters become U+FFFD by themselves, on their way into UTF-8.
function element(value: string | null): string {
  if (value === null) return "NULL";
  const held = value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value;
  return `"${held.replace(/["\\]/g, "\\$&")}"`;
}

/**
 * Rows that are looked up for each row before it, by its own key. Postgres cannot know how many rows an account
 * has, and would rather read all of them once for a batch, which makes the whole of many batches quadratic.
 */
export const oneByOne = (lookUp: SQL): SQL => sql`lateral (${lookUp} offset 0)`;
