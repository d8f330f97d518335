import { z } from "zod";
import { audit } from "@/lib/audit";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { correctByDeletion } from "@/lib/learning/correct";
import { checkMatch, lockRecords, updateIndex } from "../indexing";
import { existingRecordPath } from "../path";
import { readStored, removeFile } from "../store";
import { ifMatchInput, pathInput } from "./input";

export const deleteRecordInput = z.strictObject({ path: pathInput, ifMatch: ifMatchInput });

export interface DeletedRecord {
  raw: string;
  path: string;
  deleted: true;
  /** Links of other records that lead nowhere now. */
  broken_links: number;
}

/** Deletes a record for good. Throws `NOT_FOUND`, `PRECONDITION_FAILED`. */
export async function deleteRecord(
  ctx: Context,
  input: z.input<typeof deleteRecordInput>,
): Promise<DeletedRecord> {
  const { path: raw, ifMatch } = parse(deleteRecordInput, input);
  const path = existingRecordPath(raw);
  const broken = await ctx.db.tx(async (tx) => {
    await lockRecords(ctx, tx, [path]);
    const file = await readStored(ctx.account.vaultDir, path);
    checkMatch(ifMatch, file.hash);
    await removeFile(ctx.account.vaultDir, path);
    const { newlyBroken } = await updateIndex(ctx, tx, { removed: [path] });
    await correctByDeletion(ctx, tx, path);
    await audit(ctx, tx, { action: "record.delete", subject: path, before: file.hash });
    return newlyBroken;
  });
  return { raw: `Deleted ${path}`, path, deleted: true, broken_links: broken };
}
