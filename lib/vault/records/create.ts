import { z } from "zod";
import { conflict, invalid } from "@/lib/core/errors";
import { localDate } from "@/lib/core/wall-time";
import type { Context, Tx } from "@/lib/db";
import { type CreateFile, changeTogether } from "../change";
import type { created } from "../change-shapes";
import { etagOf } from "../indexing";
import { nameKey } from "../name";
import { pathIn, stemOf, type VaultPath } from "../path";
import { renderRecord } from "../record";
import { type RecordType, titleField } from "../schema";
import type { Layout } from "../settings/layout";
import { layoutIn, layoutOnArrival } from "../settings/read";
import { exists, hashOf } from "../store";
import { checkFields, checkListsGiven } from "./checks";
import { checkDates } from "./dates";
import { bodyInput, fieldsInput, nameInput, typeInput } from "./input";
import { spellings } from "./spellings";
import { brokenLinks, takenLinks } from "./warnings";

export const createRecordInput = z.strictObject({
  type: typeInput,
  name: nameInput,
  fields: fieldsInput.optional(),
  body: bodyInput.optional(),
});

/**
 * Creates a record in the folder of its type, or in another, such as `account/invoices`, empty for the root. Sets the title field,
 * and `created` when it is not given. Throws `CONFLICT` when a record's name differs only in case or Unicode form.
 */
export async function createRecordIn(
  ctx: Context,
  folder: string | undefined,
  record: z.output<typeof createRecordInput>,
): Promise<z.output<typeof created>> {
  checkDates(record.type, record.fields ?? {}, "fields");
  const path = pathFor(await layoutOnArrival(ctx), record.type, record.name, folder);
  const { plan, links, diverted } = await changeTogether(ctx, {
    lock: [path],
    plan: async (tx) => {
      const change = await planCreation(ctx, tx, folder, record);
      const hash = hashOf(change.content);
      const entry = { action: "record.create", subject: path, after: hash };
      return { changes: [{ ...change, entries: [entry] }], hash };
    },
  });
  const own = links.filter(({ source }) => source === path);
  const warnings = [...brokenLinks(own), ...takenLinks(diverted, path)];
  return { raw: `Created ${path}`, path, warnings, etag: etagOf(plan.hash) };
}

/** The change that creates a record, as `createRecordIn` does, for a plan that holds the lock of its path. */
export async function planCreation(
  ctx: Context,
  tx: Tx,
  folder: string | undefined,
  { type, name, fields = {}, body = "" }: z.output<typeof createRecordInput>,
): Promise<CreateFile & { content: string }> {
  const layout = await layoutIn(ctx, tx);
  const path = pathFor(layout, type, name, folder);
  const today = localDate(layout.settings.timeZone, ctx.clock.now());
  const content = renderRecord(frontmatterOf(today, type, path, fields), body);
  await assertUnusedPath(ctx, tx, path);
  return { kind: "create", path, content };
}

/** The path of a new record with this type and name: in `folder`, empty for the root, or the type's folder. */
export const pathFor = (
  layout: Layout,
  type: RecordType,
  name: string,
  folder = layout.folderOf(type),
): VaultPath => pathIn(folder, name);

function frontmatterOf(
  today: string,
  type: RecordType,
  path: VaultPath,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  if (fields.type !== undefined && fields.type !== type) {
    throw invalid("fields.type", `contradicts the type ${type}: leave it out`);
  }
  const title = titleField(type);
  const name = stemOf(path);
  checkListsGiven(fields, "fields");
  // Null is a value like any other elsewhere, but the record needs these three.
  const given = new Map(checkFields(type, fields, "fields"));
  const head: [string, unknown][] = [
    ["type", type],
    [title, given.get(title) ?? name],
    ["created", given.get("created") ?? today],
  ];
  for (const [field] of head) given.delete(field);
  return Object.fromEntries([...head, ...given]);
}

/**
 * Throws `CONFLICT` when there is a file at the path, or at one that differs only in case or Unicode form. Indexed
 * files that were removed by hand do not count, nor does `except`.
 */
export async function assertUnusedPath(ctx: Context, tx: Tx, path: VaultPath, except = ""): Promise<void> {
  if (except === "" && (await exists(ctx.account.vaultDir, path))) throw conflict(`${path} already exists`);
  for (const other of (await spellings(ctx, tx).get(nameKey(path))) ?? []) {
    if (other !== path && other !== except && (await exists(ctx.account.vaultDir, other)))
      throw conflict(`${other} already exists; names ignore case`);
  }
}
