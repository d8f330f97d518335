import { isDeepStrictEqual } from "node:util";
import { KvError } from "@/lib/core/errors";
import { editText, isListField, stemOf, titleField } from "@/lib/vault";
import { shown } from "../rules/rule";
import type { Side } from "./sides";

/** A text with the fields of another record merged in, and the values that did not fit. */
export interface MergedFields {
  text: string;
  leftOut: string[];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/**
 * Adds to the kept record what only the other has: missing fields, missing list items, and its name as an alias.
 * Where both have a value, the kept record's wins and the other is in `leftOut`.
 */
export function mergeFields(keep: Side, gone: Side): MergedFields {
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
      const others = items.filter((item) => !linksToEither(item, keep, gone));
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

const namesOf = ({ path, frontmatter, isCopy }: Side, title: string): string[] => [
  ...new Set(
    [frontmatter[title], isCopy ? undefined : stemOf(path)].filter((name) => typeof name === "string"),
  ),
];

/** A merged record must not link to itself. */
function linksToEither(item: unknown, ...sides: Side[]): boolean {
  const target = typeof item === "string" ? /^\[\[([^\]|#]+)/.exec(item)?.[1]?.trim() : undefined;
  return sides.some(({ path }) => target === path.replace(/\.md$/, "") || target === stemOf(path));
}
