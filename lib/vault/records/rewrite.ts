import { audit } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { lockRecords, updateIndex, writeTexts } from "../indexing";
import { createFile, readFileIfAny, replaceFile } from "../store";
import { refuseDouble } from "./create";
import { announce, type Intent, withdraw } from "./intents";

/** What a worker made of a file's text, and what the audit log is to say of it. */
export interface Rewrite extends Intent {
  /** Null: there must be no file yet. */
  before: string | null;
}

/**
 * Puts one text in the place of another, by the gate through which every record is written. Answers false, and
 * writes nothing, when the file does not say `before` any more.
 */
export async function rewriteFile(ctx: Context, rewrite: Rewrite): Promise<boolean> {
  const [done] = await rewriteFiles(ctx, [rewrite]);
  return done ?? false;
}

/** As `rewriteFile`, of several files: written down together, then each by itself, their flushes overlapping. */
export async function rewriteFiles(ctx: Context, rewrites: readonly Rewrite[]): Promise<boolean[]> {
  const ids = await announce(ctx, rewrites);
  return Promise.all(rewrites.map((rewrite, n) => rewriteAnnounced(ctx, rewrite, ids[n] ?? "")));
}

async function rewriteAnnounced(
  ctx: Context,
  { path, before, after, entries }: Rewrite,
  id: string,
): Promise<boolean> {
  const written = await ctx.db.tx(async (tx) => {
    await lockRecords(ctx, tx, [path]);
    if (!(await withdraw(ctx, tx, id))) return null;
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
