import { realpath, stat } from "node:fs/promises";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { systemClock } from "@/lib/core/clock";
import { conflict, invalid } from "@/lib/core/errors";
import { loadSecrets } from "@/lib/core/secrets";
import { isWithin } from "@/lib/core/within";
import {
  type Account,
  type Actor,
  Database,
  type DatabaseUrls,
  databaseUrls,
  LOCK,
  migrate,
  notify,
  type Tx,
} from "@/lib/db";
import { accounts } from "@/lib/db/tables";
import { env } from "@/lib/env";
import { listAccounts } from "./find";
import { assertHardLinks } from "./hard-links";
import { announceOpened } from "./opened";
import { identifyVault, isDetached, isIdentified, unidentifyVault, vaultIdOf } from "./vault-root";

/** The default directory of an account's vault. */
export const ownVault = (dataDir: string, accountId: string): string =>
  path.join(dataDir, "accounts", accountId, "vault");

/** The directory that was made for the account, if it is there and not the vault now. */
export async function ownVaultOf({ id, vaultDir }: Account): Promise<string | null> {
  const own = ownVault(env().KV_DATA_DIR, id);
  return own !== vaultDir && (await isDirectory(own)) ? own : null;
}

/** The real path of an existing directory. Throws `VALIDATION_ERROR`. */
export async function existingDirectory(given: string): Promise<string> {
  if (!(await isDirectory(given)))
    throw invalid("vaultDir", `${given} is not a directory: name an existing one`);
  return realpath(given);
}

/** Two accounts must never write to one tree of files. Throws `CONFLICT`. */
export async function checkVaultIsFree(tx: Tx, vaultDir: string, except?: string): Promise<void> {
  const all = await tx.select({ id: accounts.accountId, vaultDir: accounts.vaultDir }).from(accounts);
  const others = all.filter(({ id }) => id !== except).map(({ vaultDir }) => vaultDir);
  // A symbolic link gives one tree two names.
  const [real, taken] = await Promise.all([realPlace(vaultDir), Promise.all(others.map(realPlace))]);
  const isTaken = taken.some((each) => isWithin(each, real) || isWithin(real, each));
  if (isTaken) throw conflict(`${vaultDir} overlaps the vault of another account: choose another directory`);
}

/** The real path of a directory, or of the part of its path that is there. */
async function realPlace(directory: string): Promise<string> {
  const real = await realpath(directory).catch(() => null);
  if (real !== null) return real;
  const above = path.dirname(directory);
  return above === directory ? directory : path.join(await realPlace(above), path.basename(directory));
}

const isDirectory = async (directory: string): Promise<boolean> =>
  (await stat(directory).catch(() => null))?.isDirectory() === true;

type Relocation = [db: Database, account: Account, to: string, actor: Actor, options?: { inbox?: boolean }];

/** As `adoptVault`, of a directory where every change will be possible. */
export async function relocateVault(...relocation: Relocation): Promise<string> {
  await assertHardLinks(await existingDirectory(relocation[2]));
  return adoptVault(...relocation);
}

/**
 * Makes another directory the account's vault, whichever vault it was before; the caller has moved the files. Running
 * processes use the new directory after a restart, unless the account's vault was detached: the directory is then a new
 * vault, and `inbox` says whether files in its inbox are processed, by default unless it has some already. Throws
 * `VALIDATION_ERROR` and `CONFLICT`.
 */
export async function adoptVault(...[db, account, to, actor, options]: Relocation): Promise<string> {
  const inbox = options?.inbox;
  const vaultDir = await existingDirectory(to);
  await db.system(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK.signUp})`);
    await checkVaultIsFree(tx, vaultDir, account.id);
    await tx.execute(sql`select set_config('kv.account_id', ${account.id}, true)`);
    await tx.update(accounts).set({ vaultDir }).where(eq(accounts.accountId, account.id));
    if (isDetached(account)) await announceOpened(tx, { id: account.id, vaultDir, isInPlace: true, inbox });
    await identifyVault({ id: account.id, vaultDir });
    const detail = { from: account.vaultDir };
    await audit({ account, actor, clock: systemClock }, tx, {
      action: "account.relocate",
      subject: vaultDir,
      detail,
    });
    await notify({ account }, tx, "kv_control", "kv_live");
  });
  return vaultDir;
}

/**
 * Makes sure that a directory can become the account's vault, by writing its identity file: what fails, fails before the
 * account gives up the vault that it has. Returns what removes it again. Throws `VALIDATION_ERROR` and `CONFLICT`.
 */
export async function reserveVault(db: Database, { id }: Account, to: string): Promise<() => Promise<void>> {
  const place = { id, vaultDir: await existingDirectory(to) };
  await assertHardLinks(place.vaultDir);
  const release = () => unidentifyVault(place);
  return db.system(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK.signUp})`);
    await checkVaultIsFree(tx, place.vaultDir, id);
    if (await isIdentified(place)) return async () => {};
    try {
      await identifyVault(place);
      if ((await vaultIdOf(place.vaultDir)) !== id)
        throw new Error("the identity file is not what was written");
    } catch (error) {
      await release();
      throw error;
    }
    return release;
  });
}

/** The actor in the audit log when a process starts. */
const STARTER: Actor = { type: "worker", id: "start", label: "start" };

/** A data directory that was moved takes its vaults along: those that are not where they were, and are in it. */
async function followDataDirectory(db: Database, dataDir: string): Promise<void> {
  for (const account of await listAccounts(db)) {
    if (await isDirectory(account.vaultDir)) continue;
    const here = ownVault(dataDir, account.id);
    // One that was opened in place, or put elsewhere, is not in the data directory: its volume is not mounted.
    const wasOwn = account.vaultDir.endsWith(ownVault(path.sep, account.id));
    if (wasOwn && (await isDirectory(here))) await adoptVault(db, account, here, STARTER);
  }
}

const NO_LOGIN =
  "The database's user may not make a login for the application, which therefore serves as this user. " +
  "Let it create roles, or see docs/operations.md.";

/**
 * What every process does first: the owner gives the database this version's schema and its logins, the accounts get
 * the place of their vaults. Returns the URLs to connect with.
 */
export async function prepareInstallation(
  databaseUrl: string,
  dataDir: string,
  patienceMs?: number,
): Promise<DatabaseUrls> {
  await migrate(databaseUrl, patienceMs);
  const logins = await databaseUrls(databaseUrl, loadSecrets(dataDir).databasePassword);
  if (logins === null) process.emitWarning(NO_LOGIN);
  const urls = logins ?? { application: databaseUrl, engine: databaseUrl };
  const db = new Database(urls.application, 1);
  try {
    await followDataDirectory(db, dataDir);
  } finally {
    await db.close();
  }
  return urls;
}
