import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { changeTogether, type RecordPlan } from "../change";
import { edited } from "../change-shapes";
import { checkMatch, etagOf } from "../indexing";
import type { VaultPath } from "../path";
import { type Edit, editRecordText as spliceRecord } from "../record";
import { prepareToWrite } from "../record/prepare";
import { bodyInput, fieldsInput, ifMatchInput, pathInput } from "../records/input";
import { recordNamed } from "../records/named";
import { replaceInput, sectionInput, withEditedParts } from "../records/partial";
import { type EditRequest, patchOf, type TextAt } from "../records/patch";
import { assertRecord } from "../records/placed";
import { assertPrepared, withPreparing } from "../records/prepare-stored";
import { tagged } from "../reply-headers";
import type { Layout } from "../settings/layout";
import { layoutIn } from "../settings/read";
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
    const path = await recordNamed(ctx, raw);
    checkWholeRequest(request);
    await prepareBody(ctx, request);
    const { plan } = await withPreparing(ctx, () =>
      changeTogether(ctx, {
        lock: [path],
        plan: async (tx) => planEdit(ctx, await layoutIn(ctx, tx), path, request, assertPrepared),
      }),
    );
    const what = plan.changes.length === 0 ? "Nothing to change in" : "Updated";
    return { raw: `${what} ${path}`, path, fields_changed: plan.fields, etag: etagOf(plan.hash) };
  },
});

/**
 * Reads a body that takes long to read in a thread, before the lock: it replaces the whole text where the frontmatter of that cannot
 * be read. Throws `VALIDATION_ERROR` for what takes too long.
 */
export async function prepareBody(
  ctx: Context,
  { body = "", body_stdin = body }: WholeRequest,
): Promise<void> {
  await prepareToWrite(ctx.account.id, body_stdin, "body");
}

interface EditPlan extends RecordPlan {
  fields: string[];
  /** Hash of the text after the edit. */
  hash: string;
}

/** The change that edits a record, for a plan that holds the lock of its path. `inspect` gets the present text before it is read. */
export async function planEdit(
  ctx: Context,
  layout: Layout,
  path: VaultPath,
  { ifMatch, section, replace, ...request }: WholeRequest,
  inspect: (text: string) => void = () => {},
): Promise<EditPlan> {
  assertRecord(layout, path);
  const before = await readStored(ctx.account.vaultDir, path);
  checkMatch(ifMatch, before.hash);
  assertUtf8(before);
  inspect(before.text);
  const edited = await withEditedParts(ctx, before.text, { section, replace });
  const { text, fieldsChanged } = editedText({ ...before, text: edited }, layout, request, {
    checksDates: true,
  });
  const fields = edited === before.text ? fieldsChanged : [...fieldsChanged, "body"];
  if (text === before.text) return { changes: [], fields: [], hash: before.hash };
  const hash = hashOf(text);
  const subject = before.path;
  const entry = { action: "record.edit", subject, before: before.hash, after: hash, detail: { fields } };
  return { changes: [{ kind: "write", before, content: text, fields, entries: [entry] }], fields, hash };
}

/** The text of a record after an edit, and the fields that differ. Throws `VALIDATION_ERROR`. */
export const editedText = (
  file: TextAt,
  layout: Layout,
  request: EditRequest,
  { checksDates } = { checksDates: false },
): Edit => spliceRecord(file.text, patchOf(file, layout, request, checksDates));

type WholeRequest = Omit<z.output<typeof input>, "path">;

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
