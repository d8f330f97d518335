import { invalid } from "@/lib/core/errors";
import { parseRecord, type RecordPatch } from "../record";
import { isDateField, isListField, isRecordType, type RecordType, titleField } from "../schema";
import { claimedType, type Layout } from "../settings/layout";
import type { StoredFile } from "../store";
import { checkFields } from "./checks";
import { checkDates } from "./dates";

export type TextAt = Pick<StoredFile, "path" | "text">;

/** Fields to set, to remove and to add to, and the body. */
export interface EditRequest {
  set?: Record<string, unknown> | undefined;
  unset?: string[] | undefined;
  append?: Record<string, unknown> | undefined;
  body?: string | undefined;
  body_stdin?: string | undefined;
  body_append?: string | undefined;
}

interface Types {
  own: RecordType;
  /** The type of the record's folder, if it has one. */
  directory: RecordType | undefined;
  /** Whether the record claims a type or is in the folder of one; others take any status and need no field. */
  isTyped: boolean;
}

function typesOf({ path, text }: TextAt, layout: Layout): Types {
  const { frontmatter } = parseRecord(text);
  const directory = layout.placeType(path);
  const isTyped = directory !== undefined || claimedType(frontmatter) !== undefined;
  return { own: layout.typeOf(path, frontmatter), directory, isTyped };
}

/**
 * What an edit changes in a record. Throws `VALIDATION_ERROR`.
 * @param checksDates not for values that come from a file, which people write as they like
 */
export function patchOf(
  file: TextAt,
  layout: Layout,
  request: EditRequest,
  checksDates: boolean,
): RecordPatch {
  const types = typesOf(file, layout);
  const { set = {}, unset = [], append = {}, body_append } = request;
  const type = newType(types, set);
  const takesAnyStatus = !types.isTyped && set.type === undefined;
  rejectDuplicateFields(set, unset, append);
  if (checksDates && (types.isTyped || set.type !== undefined)) checkDates(type, set, "set");
  if (types.isTyped) for (const removed of removedBy(set, unset)) assertRemovable(type, removed);
  return {
    set: Object.fromEntries(checkFields(type, set, "set", takesAnyStatus)),
    unset,
    append: Object.fromEntries(Object.entries(append).map(([k, v]) => [k, appended(type, k, v)])),
    body: newBody(request),
    bodyAppend: body_append,
  };
}

/** In the folder of a type, `type` can be set to that type; any other is a move. */
function newType({ own, directory }: Types, set: Record<string, unknown>): RecordType {
  if (set.type === undefined || set.type === null || set.type === own) return own;
  if (set.type === directory) return directory;
  if (!isRecordType(set.type)) throw invalid("set.type", `${JSON.stringify(set.type)} is not a known type`);
  if (directory === undefined) return set.type;
  throw invalid(
    "set.type",
    `The record is in the directory of ${directory}: move it to change its type to ${set.type}`,
  );
}

function newBody({ body, body_stdin, body_append }: EditRequest): string | undefined {
  if (body !== undefined && body_stdin !== undefined) {
    throw invalid("body_stdin", "cannot be combined with body");
  }
  const replaced = body ?? body_stdin;
  if (replaced !== undefined && body_append !== undefined) {
    throw invalid("body_append", "cannot be combined with body");
  }
  return replaced;
}

/** A field of a request, and where that names it. */
interface Named {
  field: string;
  at: string;
}

const keysOf = (part: object, name: string): Named[] =>
  Object.keys(part).map((field) => ({ field, at: `${name}.${field}` }));

const listed = (unset: readonly string[]): Named[] =>
  unset.map((field, index) => ({ field, at: `unset.${index}` }));

function rejectDuplicateFields(set: object, unset: string[], append: object): void {
  const seen = new Set<string>();
  for (const { field, at } of [...keysOf(set, "set"), ...listed(unset), ...keysOf(append, "append")]) {
    if (seen.has(field)) throw invalid(at, `${field} is in more than one of set, unset and append`);
    seen.add(field);
  }
}

const removedBy = (set: Record<string, unknown>, unset: readonly string[]): Named[] => [
  ...keysOf(set, "set").filter(({ field }) => set[field] === null),
  ...listed(unset),
];

function assertRemovable(type: RecordType, { field, at }: Named): void {
  if (field === "type" || field === "created" || field === titleField(type)) {
    throw invalid(at, `${field} is required: set another value instead of removing it`);
  }
}

function appended(type: RecordType, field: string, value: unknown): unknown[] {
  const at = `append.${field}`;
  if (field === "type" || field === "status" || isDateField(type, field) || field === titleField(type)) {
    throw invalid(at, `${field} holds one value: use set`);
  }
  if (value === null) throw invalid(at, "there is nothing to append: send a value or a list of values");
  const items = Array.isArray(value) ? value : [value];
  if (isListField(field) || items.length > 0) return items;
  throw invalid(at, "there is nothing to append: send a value or a list of values");
}
