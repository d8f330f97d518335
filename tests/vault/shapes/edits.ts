import { CORE_SCHEMA, load } from "js-yaml";
import type { Dice } from "@/bench/vault/dice";

/** A change of one field. */
export type FieldEdit =
  | { kind: "set"; field: string; value: unknown }
  | { kind: "unset"; field: string }
  | { kind: "append"; field: string; value: unknown[] };

const VALUES: readonly unknown[] = [
  "plain",
  "a: b # c",
  "'single' and \"double\"",
  "two\nlines",
  "ends with a break\n",
  "  blanks around  ",
  "",
  "- dash",
  "[[A note|shown]]",
  "#tag",
  "yes",
  "2024-03-05",
  "12:30",
  "01234",
  "1e3",
  "~",
  "値 🌱 عنوان",
  "@handle",
  "%percent",
  "back\\slash\ttab",
  0,
  -1.5,
  1e21,
  true,
  [],
  ["one"],
  ["a, b", "[[x]]", "c: d"],
  [["nested"], { in: "list" }],
  {},
  { key: "value", list: [1, "2"], deep: { er: null } },
];
const NEW_FIELDS = ["reviewed", "größe", "with blank", "a.b", "x-y", "no", "Ünïcode", "10"];
/** One value, or a type with special rules. */
const FIXED = new Set(["type", "created", "status", "name", "title", "subject"]);

/** Fields that hold a list, even of one. */
const LISTS = new Set(["tags", "aliases", "related"]);

/** An edit of a field that is there, mostly, or of a new one. */
export function anyEdit(dice: Dice, before: Readonly<Record<string, unknown>>): FieldEdit {
  const present = Object.keys(before).filter((key) => !FIXED.has(key) && key.trim() === key && key !== "");
  const field = present.length > 0 && dice.chance(0.7) ? dice.pick(present) : dice.pick(NEW_FIELDS);
  const kind = dice.weighted({ set: 5, unset: 2, append: 3 });
  if (kind === "unset") return { kind, field };
  if (kind === "append") return { kind, field, value: dice.some(VALUES.slice(0, 24), dice.whole(1, 2)) };
  const value = dice.pick(VALUES);
  return { kind, field, value: LISTS.has(field) && !Array.isArray(value) ? [value] : value };
}

/** The fields of a note as another YAML parser reads them; undefined when it cannot. */
export function fieldsOf(text: string): Record<string, unknown> | undefined {
  const yaml = FENCED.exec(text)?.[1];
  if (yaml === undefined) return {};
  try {
    const value = load(yaml, { schema: CORE_SCHEMA });
    if (value === null || value === undefined) return {};
    return typeof value === "object" && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

const FENCED = /^\ufeff?---[ \t]*\r?\n(?:(.*?\n)??)---[ \t]*(?:\r?\n|$)/s;

/** The fields after an edit. To another program `[[x]]` without quotes is a list in a list; here it is a link. */
export function expectedAfter(
  before: Readonly<Record<string, unknown>>,
  edit: FieldEdit,
): Readonly<Record<string, unknown>> {
  const { [edit.field]: current, ...others } = before;
  if (edit.kind === "unset") return others;
  if (edit.kind === "set") return { ...before, [edit.field]: edit.value };
  const list = itemsOf(edit.field, current);
  const known = new Set(list.map((item) => JSON.stringify(item)));
  const missing = edit.value.filter((item) => !known.has(JSON.stringify(item)));
  return missing.length === 0 ? before : { ...before, [edit.field]: [...list, ...missing] };
}

/** Several tags in one text are several tags, as to Obsidian. */
function itemsOf(field: string, value: unknown): unknown[] {
  if (field === "tags" && typeof value === "string") return value.match(/[^\s,]+/g) ?? [];
  if (value === undefined || value === null) return [];
  return isList(value) ? value : [value];
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value) && !isBareLink(value);

const isBareLink = (value: readonly unknown[]): boolean =>
  value.length === 1 && Array.isArray(value[0]) && value[0].length === 1 && typeof value[0][0] !== "object";

/**
 * The text of a note without the lines of one field and the line breaks around it: what an edit of that field leaves as it
 * is. Lines are assigned to the last key in the first column above them.
 */
export function withoutField(text: string, field: string): string {
  const match = FENCED.exec(text);
  const yaml = match?.[1] ?? "";
  const kept: string[] = [];
  let current = "";
  for (const line of yaml.match(/[^\n]*\n/g) ?? []) {
    current = keyIn(line) ?? current;
    if (current !== field || /^#/.test(line)) kept.push(line);
  }
  // A new frontmatter is set off by a blank line.
  const body = (match ? text.slice(match[0].length) : text.replace(/^\ufeff/, "")).replace(/^(?:\r?\n)+/, "");
  return `${text.startsWith("\ufeff")}${kept.filter((line) => !/^\s*(?:\{\})?\s*$/.test(line)).join("")}---${body}`;
}

const KEY =
  /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|(?:!!\S+ )?[^\s#\-{}"':][^:]*?(?::[^\s:][^:]*?)*)(?=[ \t]*:(?:\s|$))/;

function keyIn(line: string): string | undefined {
  const key = line.startsWith("? ") ? line.slice(2).trim() : KEY.exec(line)?.[0];
  return key === undefined ? undefined : String(load(key, { schema: CORE_SCHEMA }));
}
