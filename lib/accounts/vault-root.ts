import { lstat, mkdir, readdir, readFile, rmdir, unlink } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { replaceDurably, syncDirectorySync } from "@/lib/core/durable-file";
import { isCode } from "@/lib/core/error-code";
import { KvError } from "@/lib/core/errors";
import type { Account, Context, Tx } from "@/lib/db";
import { accounts } from "@/lib/db/tables";
import { env } from "@/lib/env";

/** In the root of a vault, it says whose vault this is. */
export const IDENTITY_FOLDER = ".kv";
const IDENTITY_FILE = path.join(IDENTITY_FOLDER, "vault.json");

const identity = z.looseObject({ vault_id: z.string() });

/** Seconds after which a volume may be mounted again. */
const RETRY_AFTER = 30;

/** An account, and its way to the database. */
type Owner = Pick<Context, "account" | "db">;

/**
 * Throws `UNAVAILABLE`, which names the directory, when the account's vault is not there. Within a transaction, pass it: one
 * in another would wait for a connection that others in the same place hold.
 */
export async function assertVaultRoot(ctx: Owner, tx?: Tx): Promise<void> {
  const fault = await vaultProblem(ctx, tx);
  if (fault !== null) throw new KvError("UNAVAILABLE", fault, { retryAfter: RETRY_AFTER });
}

/** The place of a vault that was detached, which is never made. */
export const detachedPlace = (accountId: string): string =>
  path.join(path.resolve(env().KV_DATA_DIR), placeOfNone(accountId));

/** Whether the account has no vault, since it was detached. */
export const isDetached = ({ id, vaultDir }: Account): boolean =>
  vaultDir.endsWith(path.join(path.sep, placeOfNone(id)));

const placeOfNone = (accountId: string): string => path.join("accounts", accountId, "detached");

/** Identity files that were read and found right: the file status of each. */
const known = new Map<string, string>();

/** Why the account's vault cannot be used, a sentence; null when it can. */
export async function vaultProblem(ctx: Owner, tx?: Tx): Promise<string | null> {
  const { id, vaultDir } = ctx.account;
  if (isDetached(ctx.account)) return "The vault was detached: open a directory with kv relocate DIR";
  const stat = await lstat(path.join(vaultDir, IDENTITY_FILE)).catch(() => null);
  if (!stat) return unnamedProblem(ctx, tx);
  const version = [id, stat.dev, stat.ino, stat.size, stat.mtimeMs].join();
  if (known.get(vaultDir) === version) return null;
  const found = await readIdentity(vaultDir);
  if (found !== id) return `${vaultDir} is another vault: mount this account's, or adopt it with kv relocate`;
  known.set(vaultDir, version);
  return null;
}

/**
 * A vault of an earlier version has no identity file, and a detached one no longer has one; an empty directory without
 * one is where a volume belongs.
 */
async function unnamedProblem(ctx: Owner, tx?: Tx): Promise<string | null> {
  const { vaultDir } = ctx.account;
  try {
    const names = await readdir(vaultDir);
    if (!names.some((name) => name !== "lost+found" && name !== IDENTITY_FOLDER))
      return `${vaultDir} is empty: is its volume mounted?`;
  } catch {
    return `${vaultDir} cannot be read: is its volume mounted?`;
  }
  return (await currentPlace(ctx, tx)) === vaultDir ? null : `The vault was detached from ${vaultDir}`;
}

/** Where the account's vault is now; a context may be older than a move of the vault. */
export async function currentPlace({ account, db }: Owner, tx?: Tx): Promise<string | undefined> {
  const read = (tx: Tx) =>
    tx.select({ vaultDir: accounts.vaultDir }).from(accounts).where(eq(accounts.accountId, account.id));
  const [row] = await (tx ? read(tx) : db.tx(read));
  return row?.vaultDir;
}

/** The id that the identity file in a directory has; null without a valid one. */
export const vaultIdOf = readIdentity;

async function readIdentity(vaultDir: string): Promise<string | null> {
  try {
    return identity.parse(JSON.parse(await readFile(path.join(vaultDir, IDENTITY_FILE), "utf8"))).vault_id;
  } catch {
    return null;
  }
}

/** Whether the vault's root says whose vault it is. */
export const isIdentified = async ({ vaultDir }: Account): Promise<boolean> =>
  (await lstat(path.join(vaultDir, IDENTITY_FILE)).catch(() => null)) !== null;

/** Makes a directory that is there the account's vault, even if it was another vault. */
export async function identifyVault({ id, vaultDir }: Account): Promise<void> {
  const file = path.join(vaultDir, IDENTITY_FILE);
  try {
    await mkdir(path.dirname(file));
    syncDirectorySync(vaultDir);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  }
  replaceDurably(file, `${JSON.stringify({ vault_id: id })}\n`, 0o644);
  known.delete(vaultDir);
}

/** Removes what `identifyVault` wrote in a directory that had no identity file before. */
export async function unidentifyVault({ id, vaultDir }: Account): Promise<void> {
  if ((await readIdentity(vaultDir)) === id) await unlink(path.join(vaultDir, IDENTITY_FILE)).catch(() => {});
  await rmdir(path.join(vaultDir, IDENTITY_FOLDER)).catch(() => {});
  known.delete(vaultDir);
}
