import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { changeTogether, type RecordPlan } from "../change";
import { checkMatch, etagOf } from "../indexing";
import { existingRecordPath, type VaultPath } from "../path";
import { type Edit, parseRecord, type RecordPatch, editRecordText as spliceRecord } from "../record";
import { checkFields } from "../records/checks";
import { bodyInput, fieldsInput, ifMatchInput, pathInput } from "../records/input";
import { replaceInput, sectionInput, withEditedParts } from "../records/partial";
import { assertRecord } from "../records/placed";
import { tagged } from "../reply-headers";
import { isListField, isRecordType, type RecordType, titleField } from "../schema";
import { claimedType, type Layout } from "../settings/layout";
import { layoutIn } from "../settings/read";
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
  section: sectionInput.optional().meta({
    description:
      "Edits what is below a heading, up to the next one of its level, or a block, and nothing else. Text is added as " +
      "a paragraph; items continue a list, and rows a table.",
  }),
  replace: replaceInput.optional().meta({
    description: "Replaces texts of the body, each of which must occur exactly once",
  }),
  ifMatch: ifMatchInput,
});

/**
 * Edits a record in place: only the lines of the given fields, or the body, change. Only changed
 * fields are validated. Throws `NOT_FOUND`, `PRECONDITION_FAILED`, `VALIDATION_ERROR`.
 */
export const editRecord = defineOperation({
  id: "editRecord",
  http: { method: "PATCH", path: "/vault/records/{path}", ...tagged },
  tag: "Records",
  summary: "Edit a record's metadata or body",
  description:
    "Only the lines of the fields named change, and of the body what `section` and `replace` name; everything else keeps " +
    "its bytes. `replace` is made before `section`.",
  input,
  output: edited,
  errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
  examples: [
    {
      input: { path: "person/Alice Chen.md", set: { role: "Buyer" }, append: { tags: ["priority"] } },
      output: {
        raw: "Updated person/Alice Chen.md",
        path: "person/Alice Chen.md",
        fields_changed: ["role", "tags"],
        etag: "9f86d081884c7d659a2feaa0c55ad015",
      },
    },
    {
      summary: "A task is added below a heading",
      input: {
        path: "project/Trade fair.md",
        section: { heading: ["Open", "Before Friday"], op: "append", text: "- [ ] Send Alice the offer" },
      },
      output: {
        raw: "Updated project/Trade fair.md",
        path: "project/Trade fair.md",
        fields_changed: ["body"],
        etag: "9f86d081884c7d659a2feaa0c55ad015",
      },
    },
  ],
  run: async (ctx, { path: raw, ...request }) => {
    const path = existingRecordPath(raw);
    checkWholeRequest(request);

    const { plan } = await changeTogether(ctx, {
      lock: [path],
      plan: async (tx) => planEdit(ctx, await layoutIn(ctx, tx), path, request),
    });
    const what = plan.changes.length === 0 ? "Nothing to change in" : "Updated";
    return { raw: `${what} ${path}`, path, fields_changed: plan.fields, etag: etagOf(plan.hash) };
  },
});

interface EditPlan extends RecordPlan {
  fields: string[];
  /** Hash of the text after the edit. */
  hash: string;
}

/** The change that edits a record, for a plan that holds the lock of its path. */
export async function planEdit(
  ctx: Context,
  layout: Layout,
  path: VaultPath,
  { ifMatch, section, replace, ...request }: WholeRequest,
): Promise<EditPlan> {
  assertRecord(layout, path);
  const before = await readStored(ctx.account.vaultDir, path);
  checkMatch(ifMatch, before.hash);
  assertUtf8(before);
  const edited = await withEditedParts(before.text, { section, replace });
  const { text, fieldsChanged } = editedText({ ...before, text: edited }, layout, request);
  const fields = edited === before.text ? fieldsChanged : [...fieldsChanged, "body"];
  if (text === before.text) return { changes: [], fields: [], hash: before.hash };
  const hash = hashOf(text);
  const subject = before.path;
  const entry = { action: "record.edit", subject, before: before.hash, after: hash, detail: { fields } };
  return { changes: [{ kind: "write", before, content: text, fields, entries: [entry] }], fields, hash };
}

/** The text of a record after an edit, and the fields that differ. Throws `VALIDATION_ERROR`. */
export const editedText = (file: TextAt, layout: Layout, request: EditRequest): Edit =>
  spliceRecord(file.text, patchOf(typesOf(file, layout), request));

type TextAt = Pick<StoredFile, "path" | "text">;
type WholeRequest = Omit<z.output<typeof input>, "path">;
type EditRequest = Omit<WholeRequest, "ifMatch" | "section" | "replace">;

/** Throws `VALIDATION_ERROR` for a request that is empty or contradicts itself. */
export function checkWholeRequest({ section, replace, ...request }: WholeRequest): void {
  const { set = {}, unset = [], append = {}, body, body_stdin, body_append } = request;
  const touched = Object.keys(set).length + unset.length + Object.keys(append).length;
  const hasBody = [body, body_stdin, body_append].some((text) => text !== undefined);
  const hasParts = section !== undefined || replace !== undefined;
  if (hasBody && hasParts) throw invalid("section", "section and replace cannot be combined with a body");
  if (touched > 0 || hasBody || hasParts) return;
  throw invalid("", "The patch is empty: give set, unset, append, section, replace, body or body_append");
}

/** Rewriting a file that is not UTF-8 would change bytes outside the edit. */
export function assertUtf8(file: StoredFile): void {
  if (file.utf8) return;
  throw invalid("path", `${file.path} is not UTF-8, so it cannot be edited safely: convert it first`);
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

function patchOf(types: Types, request: EditRequest): RecordPatch {
  const { set = {}, unset = [], append = {}, body_append } = request;
  const type = newType(types, set);
  const takesAnyStatus = !types.isTyped && set.type === undefined;
  rejectDuplicateFields(set, unset, append);
  const removed = Object.keys(set).filter((field) => set[field] === null);
  if (types.isTyped) for (const field of [...removed, ...unset]) assertRemovable(type, field);
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

function rejectDuplicateFields(set: object, unset: string[], append: object): void {
  const names = [...Object.keys(set), ...unset, ...Object.keys(append)];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw invalid(twice, "is in more than one of set, unset and append");
}

function assertRemovable(type: RecordType, field: string): void {
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
