import { and, count, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { parse } from "@/lib/core/parse";
import type { Context, Tx } from "@/lib/db";
import { vaultLinks } from "@/lib/db/schema";
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
    const before = await countBacklinks(ctx, tx, path);
    await removeFile(ctx.account.vaultDir, path);
    await updateIndex(ctx, tx, { removed: [path] });
    await audit(ctx, tx, { action: "record.delete", subject: path, before: file.hash });
    return before - (await countBacklinks(ctx, tx, path));
  });
  return { raw: `Deleted ${path}`, path, deleted: true, broken_links: broken };
}

/** How many links of other records lead to `path`. */
export async function countBacklinks(ctx: Context, tx: Tx, path: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(vaultLinks)
    .where(
      and(
        eq(vaultLinks.accountId, ctx.account.id),
        eq(vaultLinks.targetPath, path),
        ne(vaultLinks.source, path),
      ),
    );
  return row?.n ?? 0;
}
