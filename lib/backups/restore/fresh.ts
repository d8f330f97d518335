import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { assertHardLinks, checkVaultIsFree, findAccount, identifyVault } from "@/lib/accounts";
import { audit } from "@/lib/audit";
import { isCode } from "@/lib/core/error-code";
import { conflict } from "@/lib/core/errors";
import { type Context, type Database, LOCK, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { reconcile } from "@/lib/vault";
import { identityFile, storeIdentity } from "../identity";
import { flush, listTree, placeFiles } from "./place";
import { insertRows, tablesOf } from "./rows";
import { advanceSequences, highestNumbers } from "./sequences";
import { closeInterrupted, requeueInboxFiles } from "./settle";
import type { Unpacked } from "./unpack";

export interface FreshRestore {
  accountId: string;
  vaultDir: string;
  files: number;
  rows: number;
  /** Runs that were open when the backup was made. */
  interrupted: number;
}

export interface FreshOptions {
  /** Where to put the vault instead of the data directory: an empty or new directory. */
  vaultDir?: string | undefined;
  /** Decrypts this backup; stored for new ones, unless the account has one here. */
  identity: string;
  /** Makes the context of the restored account. */
  contextOf: (account: Context["account"]) => Context;
}

/**
 * Restores an account into an installation that does not have it: files, all rows, the audit log's chain. Throws
 * `CONFLICT` when the account exists or something is in the way; then nothing has changed.
 */
export async function restoreFresh(
  db: Database,
  backup: Unpacked,
  options: FreshOptions,
): Promise<FreshRestore> {
  const { id } = backup.manifest.account;
  if (await findAccount(db, id))
    throw conflict(`The account ${id} already exists: restore it in place, with --over ${id}`);
  const vaultDir = path.resolve(
    /* turbopackIgnore: true */ options.vaultDir ?? path.join(env().KV_DATA_DIR, "accounts", id, "vault"),
  );
  const ctx = options.contextOf({ id, vaultDir });
  const isNew = await emptyDirectory(vaultDir);
  const hasIdentity = existsSync(identityFile(id));
  try {
    await assertHardLinks(vaultDir);
    await flush(backup, backup.files);
    await fill(vaultDir, backup);
    await identifyVault({ id, vaultDir });
    const done = await db.system(async (tx) => {
      const inserted = await insertAccount(ctx, tx, backup, db);
      // An account without it would get another one, which decrypts none of its backups.
      await storeIdentity(id, options.identity);
      return inserted;
    });
    await reconcile(ctx);
    return { accountId: id, vaultDir, files: backup.files.length, ...done };
  } catch (error) {
    if (!(await findAccount(db, id))) {
      await clear(vaultDir, isNew);
      if (!hasIdentity) await rm(identityFile(id), { force: true });
    }
    throw error;
  }
}

/** Moves the vault into its empty directory: one rename on the same disk, else file by file. */
async function fill(vaultDir: string, backup: Unpacked): Promise<void> {
  await chmod(backup.vault, (await stat(vaultDir)).mode & 0o777);
  try {
    await rename(backup.vault, vaultDir);
  } catch (error) {
    if (!isCode(error, "EXDEV")) throw error;
    await placeFiles(vaultDir, backup, { added: backup.files, changed: [], removed: [], same: 0 });
  }
}

/** Returns whether the directory was created. Throws `CONFLICT` when it is not empty. */
async function emptyDirectory(directory: string): Promise<boolean> {
  const found = await readdir(directory).catch(() => null);
  if (found && found.length > 0) throw conflict(`${directory} is not empty: choose another with --vault`);
  await mkdir(directory, { recursive: true });
  return found === null;
}

async function clear(directory: string, isNew: boolean): Promise<void> {
  if (isNew) return rm(directory, { recursive: true, force: true });
  const { files, folders } = listTree(directory);
  for (const each of [...files, ...folders])
    await rm(path.join(directory, each), { recursive: true, force: true });
}

async function insertAccount(
  ctx: Context,
  tx: Tx,
  backup: Unpacked,
  db: Database,
): Promise<{ rows: number; interrupted: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK.signUp})`);
  await checkVaultIsFree(tx, ctx.account.vaultDir);
  await tx.execute(sql`select set_config('kv.account_id', ${ctx.account.id}, true)`);
  await tx.execute(sql`set constraints audit_seal immediate`);
  let rows = 0;
  for (const { name } of (await tablesOf(tx, backup)).filter(({ mayInsert }) => mayInsert))
    rows += await insertRows(ctx, tx, backup, name).catch((error: unknown) => {
      throw asConflict(name, error);
    });
  await tx.execute(sql`select kv_audit_adopt()`);
  await tx.execute(sql`set constraints audit_seal deferred`);
  // Before this transaction inserts rows that need the next numbers.
  await advanceSequences(db, await highestNumbers(tx));
  const interrupted = await closeInterrupted(ctx, tx);
  const { taken_at } = backup.manifest;
  await requeueInboxFiles(ctx, tx, taken_at);
  const detail = { taken_at, files: backup.files.length, rows };
  await audit(ctx, tx, { action: "backup.restore", subject: backup.manifest.backup, detail });
  return { rows, interrupted };
}

/** Maps a unique violation to a conflict: another account may use the same e-mail address. */
function asConflict(table: string, error: unknown): unknown {
  const cause = (error as { cause?: unknown }).cause ?? error;
  const { code, detail } = cause as { code?: string; detail?: string };
  if (code !== "23505") return error;
  return conflict(
    `Another account already uses a value of this backup (${table}: ${detail ?? "not unique"})`,
  );
}
