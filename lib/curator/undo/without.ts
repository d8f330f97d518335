import { parse } from "@/lib/core/parse";
import { editedText, editRecord, type Layout, parseRecord, type StoredFile, waysToLink } from "@/lib/vault";
import type { AddedFields } from "./writes";

/** Fields that no record goes without. */
const REQUIRED = new Set(["type", "created", "name", "subject"]);

/** The text of a record without what is of the file that is undone, and without links in its fields to removed records. */
export function withoutWrites(
  file: Pick<StoredFile, "path" | "text">,
  layout: Layout,
  own: { fields: AddedFields; hasBody: boolean },
  removed: ReadonlySet<string>,
): { text: string; fields: string[] } {
  const links = new Set([...removed].flatMap((goal) => waysToLink(file.path, goal)));
  const set: Record<string, unknown> = {};
  const unset: string[] = [];
  for (const [field, value] of Object.entries(parseRecord(file.text).frontmatter)) {
    if (REQUIRED.has(field)) continue;
    const ours = new Set<unknown>([own.fields[field] ?? []].flat());
    const isGone = (item: unknown): boolean =>
      ours.has(item) || (typeof item === "string" && links.has(item));
    const rest = [value].flat().filter((item) => !isGone(item));
    if (rest.length === [value].flat().length) continue;
    if (rest.length === 0) unset.push(field);
    else set[field] = rest;
  }
  if (unset.length === 0 && Object.keys(set).length === 0 && !own.hasBody)
    return { text: file.text, fields: [] };
  const patch = { path: file.path, set, unset, ...(own.hasBody && { body: "" }) };
  const { text, fieldsChanged } = editedText(file, layout, parse(editRecord.input, patch));
  return { text, fields: fieldsChanged };
}
