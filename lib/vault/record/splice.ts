import { isSeq } from "yaml";
import { emit, entryLines, flowItems, flowOf, listLines, type Style } from "./emit";
import { type FieldEntry, lineEnd, lineStart, nextLine } from "./entries";
import { unquotedLink } from "./scalar";

/** One replacement in the YAML; `start === end` inserts. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** The style of this frontmatter. */
export interface SourceStyle extends Style {
  eol: string;
  /** The column of the top-level keys. */
  column: number;
}

export function applySplices(yaml: string, splices: readonly Splice[]): string {
  const ordered = [...splices].sort((a, b) => a.start - b.start || a.end - b.end);
  let text = "";
  let pos = 0;
  for (const splice of ordered) {
    text += yaml.slice(pos, splice.start) + splice.text;
    pos = splice.end;
  }
  return text + yaml.slice(pos);
}

/** Adds a field at the end, but before a line of tabs, after which YAML accepts no key. */
export function added(
  yaml: string,
  last: FieldEntry | undefined,
  key: string,
  value: unknown,
  manner: SourceStyle,
): Splice {
  const at = last && /^[ \t]*\t/m.test(yaml.slice(last.to)) ? last.to : yaml.length;
  const lines = entryLines(key, value, manner.column, { ...manner, blocks: at === yaml.length });
  return { start: at, end: at, text: lines.map((line) => line + manner.eol).join("") };
}

/**
 * Removes the lines of a field with the comments indented below it, and with the blank lines below it when a block
 * string is above, which would include them.
 */
export function removed(yaml: string, entry: FieldEntry, above: FieldEntry | undefined): Splice {
  let end = entry.to;
  for (let line = end; line < yaml.length; line = nextLine(yaml, line)) {
    const text = yaml.slice(line, lineEnd(yaml, line));
    const isBlank = /^\s*$/.test(text);
    if (!isBlank && (text.search(/\S/) <= entry.column || !text.trimStart().startsWith("#"))) break;
    if (!isBlank || above?.block) end = nextLine(yaml, line);
  }
  return { start: entry.from, end, text: "" };
}

/** Replaces the value of an entry; the rest of the line stays. */
export function replaced(yaml: string, entry: FieldEntry, value: unknown, manner: SourceStyle): Splice[] {
  if (entry.odd) return [replacedWhole(yaml, entry, value, manner)];
  const isBelow = entry.start > lineEnd(yaml, entry.colon);
  const style = { ...manner, blocks: manner.blocks && !isBelow && !isIndented(yaml, entry.to) };
  const keepsFlow = isSeq(entry.node) && entry.node.flow && Array.isArray(value) && !isLink(yaml, entry);
  const { head, lines } = keepsFlow ? { head: flowOf(value), lines: [] } : emit(value, entry.column, style);
  return isBelow
    ? belowReplaced(yaml, entry, head, lines, manner)
    : inlineReplaced(yaml, entry, head, lines, manner);
}

/** Whether one of the next lines, up to the first with content, is indented; a block string would include it. */
const isIndented = (yaml: string, at: number): boolean => /^(?:\r?\n)*[ \t]/.test(yaml.slice(at));

const isLink = (yaml: string, entry: FieldEntry): boolean => unquotedLink(yaml, entry.start) === entry.end;

function replacedWhole(yaml: string, entry: FieldEntry, value: unknown, manner: SourceStyle): Splice {
  const style = { ...manner, blocks: manner.blocks && !isIndented(yaml, entry.to) };
  const lines = entryLines(entry.key, value, entry.column, style);
  return { start: entry.from, end: entry.to, text: lines.map((line) => line + manner.eol).join("") };
}

function inlineReplaced(
  yaml: string,
  entry: FieldEntry,
  head: string,
  lines: string[],
  manner: SourceStyle,
): Splice[] {
  const gap = yaml.slice(entry.colon, entry.start) || " ";
  const text = head === "" ? "" : gap + head;
  // A block string ends with the line break of its last line, which stays.
  const end =
    entry.end > entry.start && yaml[entry.end - 1] === "\n"
      ? entry.to - breakLength(yaml, entry.to)
      : entry.end;
  if (lines.length === 0) return [{ start: entry.colon, end, text }];
  const rest = yaml.slice(end, lineEnd(yaml, end)).trimEnd();
  const below = lines.map((line) => manner.eol + line).join("");
  return [{ start: entry.colon, end: lineEnd(yaml, end), text: text + rest + below }];
}

const breakLength = (yaml: string, at: number): number => (yaml[at - 2] === "\r" ? 2 : 1);

/** Comments after the key and before the value stay. */
function belowReplaced(
  yaml: string,
  entry: FieldEntry,
  head: string,
  lines: string[],
  manner: SourceStyle,
): Splice[] {
  const value = {
    start: lineStart(yaml, entry.start),
    end: entry.to,
    text: lines.map((line) => line + manner.eol).join(""),
  };
  return head === "" ? [value] : [{ start: entry.colon, end: entry.colon, text: ` ${head}` }, value];
}

/** Adds items to an entry's list; a scalar becomes the first item, byte for byte. */
export function extended(
  yaml: string,
  entry: FieldEntry,
  current: unknown,
  items: unknown[],
  manner: SourceStyle,
): Splice[] {
  const { node } = entry;
  if (isSeq(node) && node.range && !isLink(yaml, entry)) {
    const [start] = node.range;
    return [
      node.flow ? intoFlow(node.items.at(-1), start, items) : intoBlock(yaml, entry, start, items, manner),
    ];
  }
  const isLine = node !== null && !entry.odd && lineEnd(yaml, entry.colon) >= entry.end;
  if (!isLine || yaml[entry.start] === "*")
    return replaced(yaml, entry, [...asList(current), ...items], manner);
  const indent = " ".repeat(entry.column + manner.listIndent);
  const below = listLines(items, entry.column + manner.listIndent, {
    ...manner,
    blocks: !isIndented(yaml, entry.to),
  });
  const end = lineEnd(yaml, entry.end);
  return [
    { start: entry.colon, end: entry.start, text: `${manner.eol}${indent}- ` },
    { start: end, end, text: below.map((line) => manner.eol + line).join("") },
  ];
}

export const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null ? [] : [value];

function intoFlow(last: unknown, start: number, items: unknown[]): Splice {
  const range = (last as { range?: [number, number, number] } | undefined)?.range;
  const at = range ? range[1] : start + 1;
  return { start: at, end: at, text: (range ? ", " : "") + flowItems(items) };
}

function intoBlock(
  yaml: string,
  entry: FieldEntry,
  start: number,
  items: unknown[],
  manner: SourceStyle,
): Splice {
  const column = start - lineStart(yaml, start);
  const style = { ...manner, blocks: manner.blocks && !isIndented(yaml, entry.to) };
  const lines = listLines(items, column, style);
  return { start: entry.to, end: entry.to, text: lines.map((line) => line + manner.eol).join("") };
}
