import { type AuditEntry, audit } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { lockRecords, updateIndex, writeTexts } from "../indexing";
import type { VaultPath } from "../path";
import { createFile } from "../store";
import { refuseDouble } from "./create";

/** Brings back a record that a worker took away, as it was. Throws `CONFLICT` when something lies there by now. */
export async function restoreRecord(
  ctx: Context,
  { path, text, entries }: { path: VaultPath; text: string; entries: AuditEntry[] },
): Promise<void> {
  const indexed = await ctx.db.tx(async (tx) => {
    await lockRecords(ctx, tx, [path]);
    await refuseDouble(ctx, tx, path);
    const file = await createFile(ctx.account.vaultDir, path, text);
    const { entries: indexed } = await updateIndex(ctx, tx, { written: [file] });
    await audit(ctx, tx, { action: "record.create", subject: path, after: file.hash }, ...entries);
    return indexed;
  });
  await writeTexts(ctx, indexed);
}
