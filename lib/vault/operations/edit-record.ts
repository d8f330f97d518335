import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { defineOperation } from "@/lib/operation";
import { changeVault, type Plan } from "../change";
import { checkMatch, etagOf, typeOf } from "../indexing";
import { existingRecordPath, recordAt } from "../path";
import { parseRecord, type RecordPatch, editRecord as spliceRecord } from "../record";
import { checkFields } from "../records/checks";
import { bodyInput, fieldsInput, ifMatchInput, pathInput } from "../records/input";
import { tagged } from "../reply-headers";
import { isListField, isRecordType, type RecordType, titleField } from "../schema";
import { edited } from "../shapes";
import { hashOf, readStored, type StoredFile } from "../store";

const input = z.strictObject({
  path: pathInput,
  set: fieldsInput.optional(),
  unset: z.array(z.string("must be the name of a field"), "must be a list of field names").optional(),
  append: fieldsInput.optional(),
  body: bodyInput.optional(),
  body_stdin: bodyInput.optional(),
  body_append: bodyInput.optional(),
  ifMatch: ifMatchInput,
});

/**
 * Edits a record in place: only the lines of the fields named, or the body, change. Only what the request
 * touches is validated. Throws `NOT_FOUND`, `PRECONDITION_FAILED`, `VALIDATION_ERROR`.
 */
export const editRecord = defineOperation({
  id: "editRecord",
  http: { method: "PATCH", path: "/vault/records/{path}", ...tagged },
  tag: "Vault",
  summary: "Edit a record's metadata or body",
  description: "Only the lines of the fields named change; everything else keeps its bytes.",
  input,
  output: edited,
  errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
  run: async (ctx, { path: raw, ifMatch, ...request }) => {
    const path = existingRecordPath(raw);
    refuseEmpty(request);

    const { plan } = await changeVault(ctx, {
      lock: [path],
      plan: async () => planEdit(await readStored(ctx.account.vaultDir, path), ifMatch, request),
    });
    const what = plan.changes.length === 0 ? "Nothing to change in" : "Updated";
    return { raw: `${what} ${path}`, path, fields_changed: plan.fields, etag: etagOf(plan.hash) };
  },
});

interface EditPlan extends Plan {
  fields: string[];
  /** Of the text after the edit. */
  hash: string;
}

function planEdit(before: StoredFile, ifMatch: string | undefined, request: EditRequest): EditPlan {
  checkMatch(ifMatch, before.hash);
  refuseForeignBytes(before);
  const patch = patchOf(typesOf(before), request);
  const { text, fieldsChanged: fields } = spliceRecord(before.text, patch);
  if (text === before.text) return { changes: [], fields: [], hash: before.hash };
  const hash = hashOf(text);
  const subject = before.path;
  const entry = { action: "record.edit", subject, before: before.hash, after: hash, detail: { fields } };
  return { changes: [{ kind: "write", before, content: text, fields, entries: [entry] }], fields, hash };
}

type EditRequest = Omit<z.output<typeof input>, "path" | "ifMatch">;

function refuseEmpty(request: EditRequest): void {
  const { set = {}, unset = [], append = {}, body, body_stdin, body_append } = request;
  const touched = Object.keys(set).length + unset.length + Object.keys(append).length;
  if (touched > 0 || [body, body_stdin, body_append].some((text) => text !== undefined)) return;
  throw invalid("", "The patch is empty: give set, unset, append, body or body_append");
}

/** Rewriting a file that is no UTF-8 would change bytes that nobody asked to change. */
export function refuseForeignBytes(file: StoredFile): void {
  if (file.utf8) return;
  throw invalid("path", `${file.path} is not UTF-8, so it cannot be edited safely: convert it first`);
}

/** The type that a record says it has, and the one of its directory. */
interface Types {
  said: RecordType;
  placed: RecordType;
}

function typesOf(file: StoredFile): Types {
  const placed = recordAt(file.path)?.type;
  const said = typeOf(file.path, parseRecord(file.text).frontmatter);
  if (!placed || !said) throw new Error(`${file.path} is no record`);
  return { said, placed };
}

function patchOf(types: Types, request: EditRequest): RecordPatch {
  const { set = {}, unset = [], append = {}, body_append } = request;
  const type = newType(types, set);
  refuseTwice(set, unset, append);
  const removed = Object.keys(set).filter((field) => set[field] === null);
  for (const field of [...removed, ...unset]) refuseRemoval(type, field);
  return {
    set: Object.fromEntries(checkFields(type, set, "set")),
    unset,
    append: Object.fromEntries(Object.entries(append).map(([k, v]) => [k, appended(type, k, v)])),
    body: newBody(request),
    bodyAppend: body_append,
  };
}

/** A record may be told its true type (again); any other is a move. */
function newType({ said, placed }: Types, set: Record<string, unknown>): RecordType {
  if (set.type === undefined || set.type === null || set.type === said) return said;
  if (set.type === placed) return placed;
  if (!isRecordType(set.type)) throw invalid("set.type", `${JSON.stringify(set.type)} is no known type`);
  throw invalid("set.type", `The record lies in ${placed}: move it to make it ${set.type}`);
}

function newBody({ body, body_stdin, body_append }: EditRequest): string | undefined {
  if (body !== undefined && body_stdin !== undefined) {
    throw invalid("body_stdin", "comes instead of body, not beside it");
  }
  const replaced = body ?? body_stdin;
  if (replaced !== undefined && body_append !== undefined) {
    throw invalid("body_append", "comes instead of body, not beside it");
  }
  return replaced;
}

function refuseTwice(set: object, unset: string[], append: object): void {
  const names = [...Object.keys(set), ...unset, ...Object.keys(append)];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw invalid(twice, "stands in more than one of set, unset and append");
}

function refuseRemoval(type: RecordType, field: string): void {
  if (field === "type" || field === "created" || field === titleField(type)) {
    throw invalid(field, `${field} is required: set another value instead of removing it`);
  }
}

function appended(type: RecordType, field: string, value: unknown): unknown[] {
  const at = `append.${field}`;
  if (field === "type" || field === "created" || field === "status" || field === titleField(type)) {
    throw invalid(at, `${field} holds one value: use set`);
  }
  if (value === null) throw invalid(at, "there is nothing to append: send a value or a list of values");
  const items = Array.isArray(value) ? value : [value];
  if (isListField(field) || items.length > 0) return items;
  throw invalid(at, "there is nothing to append: send a value or a list of values");
}
