import { chmod, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { checkVaultIsFree, findAccount, identifyVault } from "@/lib/accounts";
import { audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import { type Context, type Database, LOCK, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { isCode, reconcile } from "@/lib/vault";
import { storeIdentity } from "../identity";
import { everythingIn, flush, placeFiles } from "./place";
import { insertRows, tablesOf } from "./rows";
import { advanceSequences, highestNumbers } from "./sequences";
import { closeInterrupted, waitAgain } from "./settle";
import type { Unpacked } from "./unpack";

export interface FreshRestore {
  accountId: string;
  vaultDir: string;
  files: number;
  rows: number;
  /** Runs that went on at the backup's instant. */
  interrupted: number;
}

export interface FreshOptions {
  /** Where the vault shall lie, instead of the data directory: a directory that is empty or not there. */
  vaultDir?: string | undefined;
  /** Opened this backup: kept for those to come, unless the account has one here. */
  identity: string;
  /** Who does it, in an account that is not there yet. */
  contextOf: (account: Context["account"]) => Context;
}

/**
 * Restores an account into an installation that does not have it, whole: files, all rows, the audit log's chain as it
 * was. Throws `CONFLICT` when the account is there, or something is in its way; then nothing has changed.
 */
export async function restoreFresh(
  db: Database,
  backup: Unpacked,
  options: FreshOptions,
): Promise<FreshRestore> {
  const { id } = backup.manifest.account;
  if (await findAccount(db, id))
    throw conflict(`The account ${id} is here already: restore it in place, with --yes`);
  const vaultDir = path.resolve(options.vaultDir ?? path.join(env().KV_DATA_DIR, "accounts", id, "vault"));
  const ctx = options.contextOf({ id, vaultDir });
  const isNew = await emptyDirectory(vaultDir);
  try {
    await flush(backup, backup.files);
    await fill(vaultDir, backup);
    await identifyVault({ id, vaultDir });
    const done = await db.system((tx) => insertAccount(ctx, tx, backup, db));
    await storeIdentity(id, options.identity);
    await reconcile(ctx);
    return { accountId: id, vaultDir, files: backup.files.length, ...done };
  } catch (error) {
    if (!(await findAccount(db, id))) await clear(vaultDir, isNew);
    throw error;
  }
}

/** Puts the whole vault into its empty place: at once where both are on one disk, else file by file. */
async function fill(vaultDir: string, backup: Unpacked): Promise<void> {
  await chmod(backup.vault, (await stat(vaultDir)).mode & 0o777);
  try {
    await rename(backup.vault, vaultDir);
  } catch (error) {
    if (!isCode(error, "EXDEV")) throw error;
    await placeFiles(vaultDir, backup, { added: backup.files, changed: [], removed: [], same: 0 });
  }
}

/** Answers whether it had to be made. Throws `CONFLICT` when something lies in it. */
async function emptyDirectory(directory: string): Promise<boolean> {
  const found = await readdir(directory).catch(() => null);
  if (found && found.length > 0) throw conflict(`${directory} is not empty: name another with --vault`);
  await mkdir(directory, { recursive: true });
  return found === null;
}

async function clear(directory: string, isNew: boolean): Promise<void> {
  if (isNew) return rm(directory, { recursive: true, force: true });
  const { files, folders } = everythingIn(directory);
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
      throw toldOf(name, error);
    });
  await tx.execute(sql`select kv_audit_adopt()`);
  await tx.execute(sql`set constraints audit_seal deferred`);
  // Before this transaction adds rows of its own, which want the next numbers.
  await advanceSequences(db, await highestNumbers(tx));
  await waitAgain(ctx, tx);
  const interrupted = await closeInterrupted(ctx, tx);
  const detail = { taken_at: backup.manifest.taken_at, files: backup.files.length, rows };
  await audit(ctx, tx, { action: "backup.restore", subject: backup.manifest.backup, detail });
  return { rows, interrupted };
}

/** What is unique in an installation may be in use here: an address, a number. */
function toldOf(table: string, error: unknown): unknown {
  const cause = (error as { cause?: unknown }).cause ?? error;
  const { code, detail } = cause as { code?: string; detail?: string };
  if (code !== "23505") return error;
  return conflict(`Another account here has what the backup brings (${table}: ${detail ?? "not unique"})`);
}
