import { sql } from "drizzle-orm";
import { KvError } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { nameKey } from "../name";
import type { VaultPath } from "../path";

/**
 * Until the transaction ends, this process alone writes these records of the account. Locks are taken in
 * one order, so that two moves across each other never wait for one another; the key has no case, because
 * `Alice.md` and `alice.md` may be one file. Reconciliation, which reads whole batches, is kept out meanwhile.
 */
export async function lockRecords(ctx: Context, tx: Tx, paths: readonly VaultPath[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${vaultLock(ctx)}, 0))`);
  const keys = [...new Set(paths.map((path) => `${ctx.account.id}/${nameKey(path)}`))].sort();
  for (const key of keys) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}

/** Until the transaction ends, nobody writes any record of the account through this service. */
export async function lockVault(ctx: Context, tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${vaultLock(ctx)}, 0))`);
}

/**
 * Until the transaction ends, this one alone writes the account's index. Two records that link to each other
 * and are made at the same moment would otherwise not see one another, and their links stay broken. Taken
 * last, when the files are written, so that flushes to the disk still overlap.
 */
export async function lockIndex(ctx: Context, tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`index:${ctx.account.id}`}, 0))`);
}

/** Whoever writes records holds this one shared, whoever must have the vault at rest alone. */
export const vaultLock = (ctx: Context): string => `vault:${ctx.account.id}`;

/** `If-Match`: throws `PRECONDITION_FAILED` when the caller saw another text than `hash` stands for. */
export function checkMatch(ifMatch: string | undefined, hash: string): void {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  const wanted = ifMatch.split(",").map((tag) => tag.trim().replace(/^"(.*)"$/, "$1"));
  if (wanted.includes(etagOf(hash))) return;
  throw new KvError(
    "PRECONDITION_FAILED",
    `The record has changed since: its ETag is "${etagOf(hash)}" now. Read it again and repeat the change`,
  );
}

/** The entity tag of a text: the first half of its SHA-256 is ample to tell versions of one record apart. */
export const etagOf = (hash: string): string => hash.slice(0, 32);
