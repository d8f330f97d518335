import { type AuditEntry, audit } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { lockRecords, updateIndex, writeTexts } from "../indexing";
import type { VaultPath } from "../path";
import { createFile, readFileIfAny, replaceFile } from "../store";
import { refuseDouble } from "./create";

/** What a worker made of a file's text, and what the audit log is to say of it. */
export interface Rewrite {
  path: VaultPath;
  /** Null: there must be no file yet. */
  before: string | null;
  after: string;
  entries: AuditEntry[];
}

/**
 * Puts one text in the place of another, by the gate through which every record is written. Answers false, and
 * writes nothing, when the file does not say `before` any more.
 */
export async function rewriteFile(ctx: Context, { path, before, after, entries }: Rewrite): Promise<boolean> {
  const written = await ctx.db.tx(async (tx) => {
    await lockRecords(ctx, tx, [path]);
    const found = await readFileIfAny(ctx.account.vaultDir, path);
    if ((found?.text ?? null) !== before || found?.utf8 === false) return null;
    if (before === null) await refuseDouble(ctx, tx, path);
    const write = before === null ? createFile : replaceFile;
    const file = await write(ctx.account.vaultDir, path, after);
    const indexed = await updateIndex(ctx, tx, { written: [file] });
    await audit(ctx, tx, ...entries);
    return indexed.entries;
  });
  if (written === null) return false;
  await writeTexts(ctx, written);
  return true;
}
