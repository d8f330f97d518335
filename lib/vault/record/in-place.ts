import { isDeepStrictEqual } from "node:util";
import { editRecordText } from "./edit";
import { textOf } from "./emit";
import { entriesOf, type FieldEntry, lineEnd } from "./entries";
import { sourceStyleOf } from "./fields";
import { parseRecord, readDocument, readYaml } from "./parse";
import { unquotedLink } from "./scalar";
import { applySplices, extended, type Splice } from "./splice";
import { splitDocument } from "./split";
import { type Frontmatter, put } from "./values";

/**
 * The text with the scalar of a field made a list of one: its own bytes after a dash, with quotes around an unquoted
 * `[[link]]`, which other programs would take for two more lists. Undefined if that cannot be done in place.
 */
export function wrapField(text: string, key: string): string | undefined {
  return inPlace(text, key, (field) => {
    const { yaml, entry, entries, eol, value } = field;
    const splices = extended(yaml, entry, value, [], sourceStyleOf(yaml, entries, eol));
    if (unquotedLink(yaml, entry.start) === entry.end) splices.push(quotes(yaml, entry));
    return { splices, wanted: [value] };
  });
}

const quotes = (yaml: string, { start, end }: FieldEntry): Splice => ({
  start,
  end,
  text: JSON.stringify(yaml.slice(start, end)),
});

/** The text with another word as the value of a field, in the quotes of the old one. Undefined as above. */
export function replaceWord(text: string, key: string, word: string): string | undefined {
  return inPlace(text, key, ({ yaml, entry, value }) => {
    const isLine = !entry.odd && lineEnd(yaml, entry.colon) >= entry.end;
    if (!isLine || entry.node === null || "*|>".includes(yaml[entry.start] ?? "*")) return undefined;
    const { start, end } = entry;
    return { splices: [{ start, end, text: inQuotesOf(yaml.slice(start, end), word, value) }], wanted: word };
  });
}

/** Double quotes that the old value needed are not kept, so that replacing it back restores a value without quotes. */
function inQuotesOf(old: string, word: string, value: unknown): string {
  const isNeeded = typeof value === "string" && textOf(value) === old;
  if (old.startsWith('"') && !isNeeded) return JSON.stringify(word);
  return old.startsWith("'") ? `'${word.replaceAll("'", "''")}'` : textOf(word);
}

/**
 * The text with another key for a field; its value keeps its bytes. Where that is not possible, the field is removed
 * and the new one added.
 */
export function renameField(text: string, key: string, renamed: string): string {
  const inPlaceText = inPlace(text, key, ({ yaml, entry, value }) => {
    const start = entry.from + entry.column;
    if (entry.odd || yaml.slice(start, start + key.length) !== key) return undefined;
    return { splices: [{ start, end: start + key.length, text: renamed }], wanted: value, key: renamed };
  });
  if (inPlaceText !== undefined) return inPlaceText;
  const value = parseRecord(text).frontmatter[key];
  return editRecordText(text, { set: { [renamed]: value }, unset: [key] }).text;
}

interface Field {
  yaml: string;
  entry: FieldEntry;
  entries: FieldEntry[];
  value: unknown;
  eol: string;
}

/** `key`: the new name of the field, if it changes. */
type Change = { splices: Splice[]; wanted: unknown; key?: string };

/** Changes one field; the result is parsed and must have exactly that change. */
function inPlace(
  text: string,
  key: string,
  change: (field: Field) => Change | undefined,
): string | undefined {
  const { fenced, start, end, eol } = splitDocument(text);
  const yaml = text.slice(start, end);
  const reading = fenced ? readDocument(yaml) : undefined;
  if (reading === undefined || "problem" in reading) return undefined;
  const entries = entriesOf(reading.document, yaml);
  const entry = entries.find((other) => other.key === key);
  const made = entry && change({ yaml, entry, entries, value: reading.frontmatter[key], eol });
  if (!made) return undefined;
  const result = applySplices(yaml, made.splices);
  const after = readYaml(result);
  const wanted = withField(reading.frontmatter, key, made);
  if ("problem" in after || !isDeepStrictEqual(after.frontmatter, wanted)) return undefined;
  return text.slice(0, start) + result + text.slice(end);
}

function withField(before: Frontmatter, key: string, change: Change): Frontmatter {
  const wanted: Frontmatter = {};
  for (const [other, kept] of Object.entries(before)) {
    if (other === key) put(wanted, change.key ?? key, change.wanted);
    else put(wanted, other, kept);
  }
  return wanted;
}
