import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type Node,
  type Pair,
  type YAMLMap,
} from "yaml";

/** A top-level field of the frontmatter and its position. Offsets are relative to the YAML between the fences. */
export interface FieldEntry {
  key: string;
  /** The node of the value; null when nothing is written. */
  node: Node | null;
  /** The beginning of the first line and the end of the last, its line break included. */
  from: number;
  to: number;
  column: number;
  /** After the colon. */
  colon: number;
  /** The value without the comment after it; both are `colon` when nothing is written. */
  start: number;
  end: number;
  /** Written as `? key`, or with a tag or anchor: replaced whole, never in part. */
  odd: boolean;
  /** The value ends in a `|` or `>` string, which includes the blank lines after it. */
  block: boolean;
}

/** The fields in the order of the text, for a document that is a block map. */
export const entriesOf = (document: Document.Parsed, yaml: string): FieldEntry[] =>
  isMap(document.contents)
    ? (document.contents as YAMLMap<Node, Node | null>).items.map((pair) => entryOf(pair, yaml))
    : [];

function entryOf(pair: Pair<Node, Node | null>, yaml: string): FieldEntry {
  const item = pair.srcToken;
  const keyStart = pair.key.range?.[0] ?? 0;
  const marks = item?.sep ?? [];
  const colonAt = marks.findIndex((token) => token.type === "map-value-ind");
  const colon = (marks[colonAt]?.offset ?? pair.key.range?.[1] ?? 0) + 1;
  const properties = marks
    .slice(colonAt + 1)
    .filter((token) => token.type === "anchor" || token.type === "tag");
  const isEmpty = item?.value === undefined && properties.length === 0;
  const start = isEmpty ? colon : (properties[0]?.offset ?? pair.value?.range?.[0] ?? colon);
  const lastProperty = properties.at(-1);
  const end = Math.max(
    isEmpty ? colon : endOf(pair.value),
    lastProperty ? lastProperty.offset + lastProperty.source.length : colon,
  );
  const keyMarks = item?.start.filter((token) => !["space", "newline", "comment"].includes(token.type)) ?? [];
  const first = keyMarks[0]?.offset ?? keyStart;
  const from = lineStart(yaml, first);
  return {
    key: keyText(pair.key, yaml),
    node: isEmpty ? null : pair.value,
    from,
    to: isLineStart(yaml, end) ? end : nextLine(yaml, end),
    column: first - from,
    colon,
    start,
    end,
    odd: properties.length > 0 || keyMarks.length > 0,
    block: isBlock(lastLeaf(pair.value)),
  };
}

const keyText = (key: Node, yaml: string): string =>
  isScalar(key) && typeof key.value === "string"
    ? key.value
    : ((isScalar(key) ? key.source : undefined) ?? yaml.slice(key.range?.[0] ?? 0, key.range?.[1] ?? 0));

/** The end of a node's text, without comments and blank lines after it. */
const endOf = (node: Node | null): number => lastLeaf(node)?.range?.[1] ?? 0;

/** The last scalar or flow collection of a node. */
function lastLeaf(node: Node | null): Node | null {
  if (!isCollection(node) || node.flow) return node;
  const last = node.items.at(-1);
  if (!isPair<Node, Node | null>(last)) return lastLeaf((last ?? null) as Node | null) ?? node;
  const value = lastLeaf(last.value);
  return (value?.range?.[1] ?? 0) >= (last.key.range?.[1] ?? 0) ? value : last.key;
}

const isBlock = (node: Node | null): boolean =>
  isScalar(node) && (node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED");

export const lineStart = (text: string, at: number): number => text.lastIndexOf("\n", at - 1) + 1;

const isLineStart = (text: string, at: number): boolean => at > 0 && text[at - 1] === "\n";

/** Where the line behind that of `at` begins, or the text ends. */
export function nextLine(text: string, at: number): number {
  const newline = text.indexOf("\n", at);
  return newline < 0 ? text.length : newline + 1;
}

/** The end of the line of `at`, before its line break. */
export function lineEnd(text: string, at: number): number {
  const newline = text.indexOf("\n", at);
  if (newline < 0) return text.length;
  return newline > at && text[newline - 1] === "\r" ? newline - 1 : newline;
}
