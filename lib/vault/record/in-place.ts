import { isDeepStrictEqual } from "node:util";
import { textOf } from "./emit";
import { entriesOf, type FieldEntry, lineEnd } from "./entries";
import { sourceStyleOf } from "./fields";
import { readDocument, readYaml } from "./parse";
import { unquotedLink } from "./scalar";
import { applySplices, extended, type Splice } from "./splice";
import { splitDocument } from "./split";
import { type Frontmatter, put } from "./values";

/**
 * The text with the scalar of a field made a list of one: its own bytes behind a dash, and quotes around an unquoted
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
  return inPlace(text, key, ({ yaml, entry }) => {
    const isLine = !entry.odd && lineEnd(yaml, entry.colon, false) >= entry.end;
    if (!isLine || entry.node === null || "*|>".includes(yaml[entry.start] ?? "*")) return undefined;
    const { start, end } = entry;
    return { splices: [{ start, end, text: inQuotesOf(yaml[start], word) }], wanted: word };
  });
}

function inQuotesOf(mark: string | undefined, word: string): string {
  if (mark === '"') return JSON.stringify(word);
  return mark === "'" ? `'${word.replaceAll("'", "''")}'` : textOf(word);
}

interface Field {
  yaml: string;
  entry: FieldEntry;
  entries: FieldEntry[];
  value: unknown;
  eol: string;
}

type Change = { splices: Splice[]; wanted: unknown };

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
  const wanted = withField(reading.frontmatter, key, made.wanted);
  if ("problem" in after || !isDeepStrictEqual(after.frontmatter, wanted)) return undefined;
  return text.slice(0, start) + result + text.slice(end);
}

function withField(before: Frontmatter, key: string, value: unknown): Frontmatter {
  const wanted: Frontmatter = {};
  for (const [other, kept] of Object.entries(before)) put(wanted, other, other === key ? value : kept);
  return wanted;
}
