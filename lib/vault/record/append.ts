import { listLines, USUAL_STYLE } from "./emit";
import { readFast } from "./fast";
import { isTooLong } from "./limits";
import type { Frontmatter } from "./values";

/** YAML whose structure is known without a syntax tree. */
export const readCommon = (yaml: string): Frontmatter | undefined =>
  isTooLong(yaml) ? undefined : readFast(yaml);

/**
 * The YAML, which `readFast` can read, with items below those of lists that have one line for each item; undefined where
 * one is written in another way. The lists of a record that many others add to are long: with a syntax tree this would
 * take five times as long.
 */
export function appendLines(
  yaml: string,
  appended: ReadonlyMap<string, readonly unknown[]>,
  eol: string,
): string | undefined {
  let result = yaml;
  for (const [key, items] of appended) {
    const list = listAt(result, key);
    if (list === undefined || !items.every(isLine)) return undefined;
    const lines = listLines(items, list.indent, USUAL_STYLE).map((line) => line + eol);
    result = result.slice(0, list.end) + lines.join("") + result.slice(list.end);
  }
  return result;
}

const isLine = (item: unknown): boolean => typeof item === "string" && !item.includes("\n");

/** The end of the last line of a top-level list, and the column of its dashes. */
function listAt(yaml: string, key: string): { end: number; indent: number } | undefined {
  const head = `${key}:`;
  const start = yaml.startsWith(head) ? 0 : yaml.indexOf(`\n${head}`) + 1;
  if (!yaml.startsWith(head, start)) return undefined;
  let end = afterBreak(yaml, start + head.length);
  if (end < 0) return undefined;
  const indent = /^ *(?=- )/.exec(yaml.slice(end, end + MAX_INDENT))?.[0];
  if (indent === undefined) return undefined;
  const dash = `${indent}- `;
  while (yaml.startsWith(dash, end)) {
    const next = yaml.indexOf("\n", end) + 1;
    if (next === 0 || /[|>][\d+-]*\s*$/.test(yaml.slice(Math.max(end, next - 8), next))) return undefined;
    end = next;
  }
  // What else is indented, and comments and blank lines, may belong to the last item.
  return end === yaml.length || /^[^\s#]/.test(yaml.slice(end, end + 1))
    ? { end, indent: indent.length }
    : undefined;
}

const MAX_INDENT = 16;

/** The offset after the line break at `at`, or -1 if something else is there. */
const afterBreak = (text: string, at: number): number => {
  const [eol] = /^\r?\n/.exec(text.slice(at, at + 2)) ?? [];
  return eol === undefined ? -1 : at + eol.length;
};
