import type { VaultQuery } from "../query";

/** Columns that every record has, apart from its name. */
export const OWN_COLUMNS = ["type", "status", "created", "modified"] as const;

const DEFAULT_COLUMNS = "type,status,tags,modified";
/** More columns would each be a few characters wide. */
const MAX_COLUMNS = 12;

/** The columns that the address names. */
export const columnsOf = ({ columns }: VaultQuery): string[] => {
  const named = (columns ?? DEFAULT_COLUMNS).split(",").map((name) => name.trim());
  return [...new Set(named)].filter((name) => name !== "" && name !== "name").slice(0, MAX_COLUMNS);
};

/** The columns with one added or removed; at least one stays. */
export const toggled = (columns: readonly string[], name: string): string => {
  if (!columns.includes(name)) return [...columns, name].join(",");
  const others = columns.filter((each) => each !== name);
  return (others.length > 0 ? others : columns).join(",");
};

const MAX_SHOWN = 200;

/** A value as one line: `[[person/Ann|Ann]]` as its name, lists with commas. */
export function cellText(value: unknown): string {
  const text = Array.isArray(value) ? value.map(wordsFor).join(", ") : wordsFor(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text;
}

function wordsFor(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return JSON.stringify(value);
  return String(value).replace(
    /!?\[\[(?:[^|[\]]*\/)?([^|[\]]+)(?:\|([^[\]]+))?\]\]/g,
    (_, name: string, alias?: string) => alias ?? name,
  );
}
