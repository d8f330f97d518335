import { frontmatterOf, readSource, type SourceFile, safeName, textField } from "@/lib/language";
import {
  claimedType,
  isFieldName,
  isListField,
  type RecordType,
  STATUS_BY_TYPE,
  titleField,
} from "@/lib/vault";
import { ADDRESS, DAY, MAX_LENGTH } from "./own-fields";
import type { RoutedPlan } from "./routing";

type Fields = ReadonlyMap<string, unknown>;

/** Fields that the record sets itself, or whose values have a form; other spellings are the same to Obsidian. */
const OF_RECORD = new Set(["type", "name", "subject", "status", "source", "created", "date"]);
const DAYS = ["created", "date"];

/**
 * The plan of a Markdown file that is a record by its own frontmatter, such as one that was moved from another vault: the
 * record alone, with its fields and text. Null for a note or conversation, which is read, and for what could not be kept as it is.
 */
export async function ownRecord(file: SourceFile): Promise<RoutedPlan | null> {
  const type = typeOf(file);
  if (type === null) return null;
  const { text, frontmatter, filename } = await readSource(file);
  const { fields, bodyStart } = frontmatter;
  const title = titleField(type);
  const name = safeName(textField(frontmatter, title, "title") ?? filename.replace(/\.[^.]+$/, ""));
  if (name === "" || !canKeep(type, fields)) return null;
  const { [title]: _, type: __, status, source, ...own } = Object.fromEntries(fields);
  const url = typeof source === "string" && !fields.has("url") ? { url: source } : {};
  return {
    kind: "note",
    note: {
      type,
      name,
      ...(typeof status === "string" && { status }),
      fields: { ...mapValues(own), ...url },
      body: text.slice(bodyStart).replace(/^(?:[ \t]*\r?\n)+/, ""),
    },
    entities: [],
    links: [],
  };
}

function typeOf(file: SourceFile): RecordType | null {
  if (!/\.(md|markdown)$/i.test(file.filename)) return null;
  const type = claimedType({ type: frontmatterOf(file).fields.get("type") });
  return type === undefined || type === "note" || type === "conversation" ? null : type;
}

/** Whether the record can have all fields. Its `source` is the file; an address is also kept in `url`. */
function canKeep(type: RecordType, fields: Fields): boolean {
  const names = [...fields.keys()];
  const [status, source] = [fields.get("status"), fields.get("source")];
  return (
    names.every((name) => isFieldName(name) && (!OF_RECORD.has(name.toLowerCase()) || OF_RECORD.has(name))) &&
    DAYS.every((day) => !fields.has(day) || DAY.test(String(fields.get(day)))) &&
    (isEmpty(status) || isStatus(type, status)) &&
    (isEmpty(source) || (typeof source === "string" && ADDRESS.test(source))) &&
    JSON.stringify([...fields]).length <= MAX_LENGTH
  );
}

/** Of a field that says nothing. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

const isStatus = (type: RecordType, status: unknown): boolean =>
  typeof status === "string" && (STATUS_BY_TYPE[type]?.includes(status) ?? true);

const mapValues = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      isListField(field) && !isEmpty(value) && !Array.isArray(value) ? [value] : value,
    ]),
  );
