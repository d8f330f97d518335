import { type AuditEntry, audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { correctByMove } from "@/lib/learning/correct";
import { lockVault, reconcile, updateIndex, writeTexts } from "../indexing";
import type { VaultPath } from "../path";
import { readFileIfAny, removeFile, replaceFile, type StoredFile } from "../store";
import { followMove } from "./relink";

/** Two records that become one. The hashes are of the texts that `text` was made of. */
export interface Merge {
  keep: VaultPath;
  keepHash: string;
  gone: VaultPath;
  goneHash: string;
  /** What the record that stays is to say. */
  text: string;
  /** What the audit log is to say of a file that was changed. */
  entryOf: (path: string, before: string, after: string) => AuditEntry;
  /** And of the record that went. */
  goneEntry: (text: string) => AuditEntry;
}

/**
 * Writes the text of two records into one, lets every link to the other lead to it, and deletes the other. Answers how
 * many links were rewritten. Throws `CONFLICT`, and writes nothing, when either has changed.
 */
export async function mergeRecords(ctx: Context, merge: Merge): Promise<{ links: number }> {
  const { keep, gone, text } = merge;
  await reconcile(ctx);
  const { entries, links } = await ctx.db.tx(async (tx) => {
    await lockVault(ctx, tx);
    await readSame(ctx, keep, merge.keepHash);
    const other = await readSame(ctx, gone, merge.goneHash);
    const { texts, links } = await followMove(ctx, tx, { from: gone, to: keep, text });
    const written: StoredFile[] = [];
    const logged: AuditEntry[] = [];
    for (const [path, after] of texts) {
      const before = await readFileIfAny(ctx.account.vaultDir, path);
      if (!before || before.text === after) continue;
      written.push(await replaceFile(ctx.account.vaultDir, path, after));
      logged.push(merge.entryOf(path, before.text, after));
    }
    await removeFile(ctx.account.vaultDir, gone);
    const { entries } = await updateIndex(ctx, tx, { written, removed: [gone] });
    await correctByMove(ctx, tx, gone, keep);
    await audit(ctx, tx, ...logged, merge.goneEntry(other.text));
    return { entries, links };
  });
  await writeTexts(ctx, entries);
  return { links };
}

async function readSame(ctx: Context, path: VaultPath, hash: string): Promise<StoredFile> {
  const file = await readFileIfAny(ctx.account.vaultDir, path);
  if (file?.hash === hash && file.utf8) return file;
  throw conflict(`${path} has changed since, or is gone: nothing was written`);
}
