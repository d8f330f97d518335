import { isDeepStrictEqual } from "node:util";
import { editText, isListField, type Link, parseRecord } from "@/lib/vault";
import { linkAt } from "./spell";

/**
 * The text without the link at `start`: in the body its words stay, a list field loses its item. Undefined for a link in
 * another field, for an item that says more than the link, and for one with a comment.
 */
export function unlinked(text: string, start: number): string | undefined {
  const link = linkAt(text, start);
  if (!link) return undefined;
  if (link.relation === "body") return text.slice(0, link.from) + wordsOf(text, link) + text.slice(link.to);
  return isListField(link.relation) ? withoutItem(text, link) : undefined;
}

/** What a reader sees of a link. */
export function wordsOf(text: string, link: Link): string {
  if (link.form === "markdown") return link.alias || nameOf(link);
  const bar = text.indexOf("|", link.end);
  const words = bar < 0 || bar >= link.to ? "" : text.slice(bar + 1, link.to - "]]".length);
  return words.trim() === "" || link.form === "embed" ? nameOf(link) : words;
}

const nameOf = ({ target }: Link): string => target.slice(target.lastIndexOf("/") + 1).replace(/\.md$/i, "");

/** The item goes with its line, or with its comma; what is left is read again and compared. */
function withoutItem(text: string, link: Link): string | undefined {
  const field = link.relation;
  const before = parseRecord(text);
  const list = before.frontmatter[field];
  const raw = text.slice(link.from, link.to);
  if (before.problem || !Array.isArray(list)) return undefined;
  const wanted = withoutOne(list, (item) => typeof item === "string" && item.trim() === decoded(raw, link));
  if (!wanted) return undefined;
  const results = wanted.length === 0 ? emptied(text, link) : candidates(text, link);
  return results.find((result) => {
    const after = parseRecord(result);
    const said = { ...after.frontmatter, [field]: undefined };
    const same = isDeepStrictEqual(said, { ...before.frontmatter, [field]: undefined });
    return !after.problem && same && isDeepStrictEqual(after.frontmatter[field], wanted);
  });
}

const decoded = (raw: string, { writing }: Link): string =>
  writing === "single" ? raw.replaceAll("''", "'") : writing === "double" ? unescaped(raw) : raw;

function unescaped(raw: string): string {
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return raw;
  }
}

function withoutOne(list: readonly unknown[], isIt: (item: unknown) => boolean): unknown[] | undefined {
  const at = list.findIndex(isIt);
  return at < 0 ? undefined : list.filter((_, index) => index !== at);
}

/** The place of an item: its span with its quotes, and its line with the line break. */
function placeOf(text: string, link: Link): { from: number; to: number; line: number; end: number } {
  const isQuoted = link.writing === "double" || link.writing === "single";
  const [from, to] = isQuoted ? [link.from - 1, link.to + 1] : [link.from, link.to];
  const newline = text.indexOf("\n", to);
  return {
    from,
    to,
    line: text.lastIndexOf("\n", from - 1) + 1,
    end: newline < 0 ? text.length : newline + 1,
  };
}

/** The text with an empty list, if its one item stands in one line with nothing but its dash or brackets. */
function emptied(text: string, link: Link): string[] {
  const { from, to, line, end } = placeOf(text, link);
  const [before, behind] = [text.slice(line, from), text.slice(to, end)];
  if (/\[[ \t]*$/.test(before) && /^[ \t]*\]/.test(behind))
    return [text.slice(0, from).trimEnd() + text.slice(to).trimStart()];
  const isLine = /^[ \t]*-[ \t]+$/.test(before) && behind.trim() === "";
  return isLine ? [editText(text, { set: { [link.relation]: [] } }).text] : [];
}

/** The texts that may be right: the line taken out, or the item with the comma behind or before it. */
function candidates(text: string, link: Link): string[] {
  const { from, to, line, end } = placeOf(text, link);
  const isLine = /^[ \t]*-[ \t]+$/.test(text.slice(line, from)) && text.slice(to, end).trim() === "";
  if (isLine) return [text.slice(0, line) + text.slice(end)];
  const behind = /^[ \t]*,[ \t]*/.exec(text.slice(to, end))?.[0];
  const before = /,[ \t]*$/.exec(text.slice(line, from))?.[0];
  return [
    ...(behind === undefined ? [] : [text.slice(0, from) + text.slice(to + behind.length)]),
    ...(before === undefined ? [] : [text.slice(0, from - before.length) + text.slice(to)]),
  ];
}
