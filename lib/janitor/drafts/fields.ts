import { isDeepStrictEqual } from "node:util";
import { KvError } from "@/lib/core/errors";
import { editText, isListField, stemOf, titleField } from "@/lib/vault";
import { shown } from "../rules/rule";
import type { Side } from "./sides";

/** A text with the fields of another record in it, and the values that it could not take. */
export interface Joined {
  text: string;
  leftOut: string[];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/**
 * The record that stays, with what only the other one says: fields that it has not, items that its lists have not, the
 * other's name among its aliases. Of two values of one field its own stays, and the other's is told as left out.
 */
export function joinFields(keep: Side, gone: Side): Joined {
  const title = titleField(keep.type);
  const leftOut: string[] = [];
  let { text } = keep;
  const take = (field: string, value: unknown, patch: Parameters<typeof editText>[1]) => {
    try {
      text = editText(text, patch).text;
    } catch (error) {
      if (!(error instanceof KvError)) throw error;
      leftOut.push(`${field}: ${shown(value)}`);
    }
  };
  for (const [field, value] of Object.entries(gone.frontmatter)) {
    const own = keep.frontmatter[field];
    if (field === title || isEmpty(value) || isDeepStrictEqual(own, value)) continue;
    if (isListField(field)) {
      const items = [value].flat();
      const others = items.filter((item) => !leadsToEither(item, keep, gone));
      leftOut.push(
        ...items.filter((item) => !others.includes(item)).map((item) => `${field}: ${shown(item)}`),
      );
      if (others.length > 0) take(field, others, { append: { [field]: others } });
    } else if (isEmpty(own)) take(field, value, { set: { [field]: value } });
    else leftOut.push(`${field}: ${shown(value)}`);
  }
  const names = namesOf(gone, title).filter((name) => !namesOf(keep, title).includes(name));
  if (names.length > 0) take("aliases", names, { append: { aliases: names } });
  return { text, leftOut };
}

const namesOf = ({ path, frontmatter }: Side, title: string): string[] => [
  ...new Set([frontmatter[title], stemOf(path)].filter((name) => typeof name === "string")),
];

/** One would link to itself. */
function leadsToEither(item: unknown, ...sides: Side[]): boolean {
  const target = typeof item === "string" ? /^\[\[([^\]|#]+)/.exec(item)?.[1]?.trim() : undefined;
  return sides.some(({ path }) => target === path.replace(/\.md$/, "") || target === stemOf(path));
}
