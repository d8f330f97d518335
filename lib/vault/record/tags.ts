/**
 * The items of the field `tags`. Obsidian reads one text as several tags, separated by commas or blanks, which no tag
 * can have; the items of a list it takes as they are.
 */
export const tagItems = (value: unknown): unknown[] =>
  typeof value === "string" ? value.split(/[\s,]+/).filter((tag) => tag !== "") : [value].flat();
