import { isDeepStrictEqual } from "node:util";
import { editText, isListField, type Link, parseRecord } from "@/lib/vault";
import { linkAt } from "./spell";

/**
 * Removes the link at `start`: its text stays in the body, a list field loses the item. Undefined for a link in another
 * field, for an item with more than the link, for one with a comment, and for the definition of a reference, whose text is elsewhere.
 */
export function unlinked(text: string, start: number): string | undefined {
  const link = linkAt(text, start);
  if (!link || isDefinition(text, link)) return undefined;
  if (link.relation === "body") return text.slice(0, link.from) + linkText(text, link) + text.slice(link.to);
  return isListField(link.relation) ? withoutItem(text, link) : undefined;
}

const isDefinition = (text: string, { form, from, alias = "" }: Link): boolean =>
  form === "markdown" && text.startsWith("]:", from + 1 + alias.length);

/** The displayed text of a link. */
export function linkText(text: string, link: Link): string {
  if (link.form === "markdown") return link.alias || nameOf(link);
  const bar = text.indexOf("|", link.end);
  const words = bar < 0 || bar >= link.to ? "" : text.slice(bar + 1, link.to - "]]".length);
  return words.trim() === "" || link.form === "embed" ? nameOf(link) : words;
}

const nameOf = ({ target }: Link): string => target.slice(target.lastIndexOf("/") + 1).replace(/\.md$/i, "");

/** Removes the item with its line or its comma, then parses the result to verify it. */
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
    const others = { ...after.frontmatter, [field]: undefined };
    const same = isDeepStrictEqual(others, { ...before.frontmatter, [field]: undefined });
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

/** The range of an item with its quotes, and of its line with the line break. */
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

/** The text with an empty list, if its one item is alone on its line or in its brackets. */
function emptied(text: string, link: Link): string[] {
  const { from, to, line, end } = placeOf(text, link);
  const [before, behind] = [text.slice(line, from), text.slice(to, end)];
  if (/\[[ \t]*$/.test(before) && /^[ \t]*\]/.test(behind))
    return [text.slice(0, from).trimEnd() + text.slice(to).trimStart()];
  const isLine = /^[ \t]*-[ \t]+$/.test(before) && behind.trim() === "";
  return isLine ? [editText(text, { set: { [link.relation]: [] } }).text] : [];
}

/** Candidate results: without the line, or without the item and the comma after or before it. */
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
