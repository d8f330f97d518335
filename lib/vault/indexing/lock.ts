import { sql } from "drizzle-orm";
import { assertVaultRoot } from "@/lib/accounts";
import { KvError } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { nameKey } from "../name";
import type { VaultPath } from "../path";
import { toArray } from "./parameters";

/** Locks all records of the account for writing through this service until the transaction ends. */
export async function lockVault(ctx: Context, tx: Tx): Promise<void> {
  await lockKeys(ctx, tx, "vault");
}

/**
 * Like `lockVault`, for what is read from the disk: another vault may have been opened since it was read, and what was
 * read of the one before must not come into the index of the next. Throws `UNAVAILABLE` when the vault is not there any more.
 */
export async function lockVaultHere(ctx: Context, tx: Tx): Promise<void> {
  await lockVault(ctx, tx);
  await assertVaultRoot(ctx, tx);
}

/**
 * Locks these records of the account, or all, for writing until the transaction ends. Locks are acquired in a fixed order,
 * so that two moves cannot deadlock; keys ignore case, because `Alice.md` and `alice.md` may be one file. Reconciliation
 * is locked out meanwhile. Returns the lock numbers: the vault's, then the records'.
 */
export async function lockKeys(
  ctx: Context,
  tx: Tx,
  scope: readonly VaultPath[] | "vault",
): Promise<string[]> {
  const paths = scope === "vault" ? [] : scope;
  const records = [...new Set(paths.map((path) => `${ctx.account.id}/${nameKey(path)}`))].sort();
  const rows = await tx.execute<{ key: string }>(sql`
    with wanted as materialized (
      select hashtextextended(name, 0) as key, n from unnest(${toArray([vaultLock(ctx), ...records])}::text[])
        with ordinality as names(name, n) order by n)
    select key::text, case when n = 1 and ${scope !== "vault"} then pg_advisory_xact_lock_shared(key)::text
      else pg_advisory_xact_lock(key)::text end from wanted`);
  return rows.map(({ key }) => key);
}

/**
 * Locks the account's index for writing until the transaction ends. Without it, two records that link to each other and
 * are created at the same time would keep broken links. Acquired last, after the files are written, so that flushes to
 * disk still overlap.
 */
export async function lockIndex(ctx: Context, tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`index:${ctx.account.id}`}, 0))`);
}

/** Held shared to write records, and exclusively to keep the whole vault unchanged. */
export const vaultLock = (ctx: Context): string => `vault:${ctx.account.id}`;

/**
 * Checks `If-Match`: throws `PRECONDITION_FAILED` when the caller has a version other than `hash`. What follows a hyphen in a tag
 * concerns other parts of a reply than the file.
 */
export function checkMatch(ifMatch: string | undefined, hash: string): void {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  const wanted = ifMatch.split(",").map((tag) => tag.trim().replace(/^"(.*?)(-.*)?"$/, "$1"));
  if (wanted.includes(etagOf(hash))) return;
  throw new KvError(
    "PRECONDITION_FAILED",
    `The record has changed since: its ETag is "${etagOf(hash)}" now. Read it again and repeat the change`,
  );
}

/** The entity tag of a text: the first half of its SHA-256. */
export const etagOf = (hash: string): string => hash.slice(0, 32);
