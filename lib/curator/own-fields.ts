import {
  frontmatterOf,
  listField,
  type SourceFile,
  type SourceText,
  textField,
  titleOf,
} from "@/lib/language";
import { isFieldName, isListField, STATUS_BY_TYPE } from "@/lib/vault";
import type { Plan } from "./plan";
import type { OwnedPlan } from "./routing";

type Frontmatter = SourceText["frontmatter"];
type Fields = Record<string, unknown>;

/** Fields that the note sets itself; in any case, since Obsidian ignores it. */
const OF_NOTE = new Set(["type", "title", "name", "subject", "status", "tag", "tags", "kind", "source"]);
const TITLES = ["title", "subject", "name"];
const DAYS = new Set(["created", "date"]);
/** A record's frontmatter is read up to 64 KiB, and the note adds links to it. */
export const MAX_LENGTH = 16 * 1024;
/** What a field for a day may begin with; its hour may follow. */
export const DAY = /^\d{4}-\d\d-\d\d(?!\d)/;
export const ADDRESS = /^https?:\/\/\S{1,2000}$/i;

/** The plan whose note has what the frontmatter of its file says, whether a model planned it or not. */
export function withOwnFields(plan: Plan, file: SourceFile): OwnedPlan {
  const frontmatter = frontmatterOf(file);
  const { note } = plan;
  const title = textField(frontmatter, ...TITLES);
  const isNamed = title === undefined || lettersOf(title) === lettersOf(note.name);
  const own = { ...(!isNamed && { title }), ...ownFields(frontmatter).kept };
  return { ...plan, note: { ...note, fields: { ...note.fields, ...own } } };
}

/** The fields of a file's frontmatter that its note has as they are, and the names of those that it cannot have. */
export function ownFields(frontmatter: Frontmatter): { kept: Fields; left: string[] } {
  const { fields } = frontmatter;
  const all = [...fields];
  const kept = new Map(
    all
      .filter(([field, value]) => isKept(field, value))
      .map(([field, value]) => [field, listed(field, value)]),
  );
  const tags = tagsOf(frontmatter);
  if (tags.length > 0) kept.set("tags", tags);
  // The note's own source is the file: a page that was clipped keeps its address in a field that can be followed.
  const source = fields.get("source");
  if (typeof source === "string" && ADDRESS.test(source) && !fields.has("url")) kept.set("url", source);
  if (JSON.stringify([...kept]).length > MAX_LENGTH) return { kept: {}, left: [...fields.keys()] };
  const left = all.filter(([field, value]) => !kept.has(field) && !isInNote(frontmatter, field, value));
  return { kept: Object.fromEntries(kept), left: left.map(([field]) => field) };
}

/** Whether the note can have a field as it is. */
function isKept(field: string, value: unknown): boolean {
  const name = field.toLowerCase();
  if (!isFieldName(field) || OF_NOTE.has(name)) return false;
  return !DAYS.has(name) || (name === field && typeof value === "string" && DAY.test(value));
}

/** Whether the note says what the field does, in its own way. */
function isInNote({ fields }: Frontmatter, field: string, value: unknown): boolean {
  if (value === null || value === "") return true;
  const type = fields.get("type");
  if (field === "type") return value === "note" || value === "conversation";
  if (field === "status")
    return (
      STATUS_BY_TYPE[type === "conversation" ? type : "note"]?.includes(String(value).toLowerCase()) ?? false
    );
  if (field === "tags" || field === "tag") return !(field === "tag" && fields.has("tags"));
  const isTitle = TITLES.find((each) => fields.has(each)) === field;
  return isTitle && lettersOf(titleOf(String(value))) === lettersOf(String(value));
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();

const listed = (field: string, value: unknown): unknown =>
  !isListField(field) || Array.isArray(value) || value === null ? value : [value];

/** A year may be a tag, too. */
function tagsOf(frontmatter: Frontmatter): string[] {
  const fields = new Map([...frontmatter.fields].map(([field, value]) => [field, textsOf(value)]));
  return listField({ ...frontmatter, fields }, "tags", "tag").map((tag) => tag.replace(/^#/, ""));
}

const textsOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(textsOf) : typeof value === "number" ? String(value) : value;
