import { z } from "zod";
import { KvError, notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context, Tx } from "@/lib/db";
import { changeVault, type FileChange } from "../change";
import { checkMatch } from "../indexing";
import { existingRecordPath, type VaultPath } from "../path";
import { layoutIn } from "../settings/read";
import { readFileIfAny } from "../store";
import { readVersions } from "../versions/read";
import { changedFields } from "./changed-fields";
import { assertUnusedPath } from "./create";
import { ifMatchInput, pathInput } from "./input";
import { assertPlaceForRecord } from "./placed";

const input = z.strictObject({
  records: z
    .array(
      z.strictObject({
        path: pathInput,
        hash: z.string("must be the hash of an earlier text"),
        /** The version that is replaced; without it, the record must not exist. */
        ifMatch: ifMatchInput,
      }),
    )
    .min(1, "must have at least one record")
    .max(1_000, "at most 1000 records at once"),
});

type Wanted = z.output<typeof input>["records"][number];

/**
 * Restores earlier texts of records, all or none, as one ordinary change; deleted ones are created again. Throws `NOT_FOUND`
 * if the text is no longer kept, `PRECONDITION_FAILED` if a record is not the expected one.
 */
export async function restoreVersions(ctx: Context, request: z.input<typeof input>): Promise<void> {
  const { records } = parse(input, request);
  await changeVault(ctx, {
    lock: records.map(({ path }) => existingRecordPath(path)),
    plan: async (tx) => {
      const texts = await readVersions(
        ctx,
        tx,
        records.map(({ hash }) => hash),
      );
      const changes: FileChange[] = [];
      for (const record of records)
        changes.push(...(await planRestore(ctx, tx, record, texts.get(record.hash))));
      return { changes };
    },
  });
}

async function planRestore(
  ctx: Context,
  tx: Tx,
  { path: raw, hash, ifMatch }: Wanted,
  text: string | undefined,
): Promise<FileChange[]> {
  const path = existingRecordPath(raw);
  if (text === undefined) throw notFound(`The earlier text of ${path} is not kept any more`);
  assertPlaceForRecord(await layoutIn(ctx, tx), path, "path");
  const before = await readFileIfAny(ctx.account.vaultDir, path);
  if (!before) return [await planCreation(ctx, tx, path, { hash, text, ifMatch })];
  if (ifMatch === undefined)
    throw new KvError("PRECONDITION_FAILED", `${path} exists again: open it to compare the texts`);
  checkMatch(ifMatch, before.hash);
  if (before.hash === hash) return [];
  const fields = changedFields(before.text, text);
  const detail = { fields, restored: true };
  const entry = { action: "record.edit", subject: path, before: before.hash, after: hash, detail };
  return [{ kind: "write", before, content: text, fields, entries: [entry] }];
}

async function planCreation(
  ctx: Context,
  tx: Tx,
  path: VaultPath,
  { hash, text, ifMatch }: { hash: string; text: string; ifMatch: string | undefined },
): Promise<FileChange> {
  if (ifMatch !== undefined) throw notFound(`There is no ${path} in the vault`);
  await assertUnusedPath(ctx, tx, path);
  const entry = { action: "record.create", subject: path, after: hash, detail: { restored: true } };
  return { kind: "create", path, content: text, entries: [entry] };
}
