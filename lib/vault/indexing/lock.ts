import { sql } from "drizzle-orm";
import { KvError } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { nameKey } from "../name";
import type { VaultPath } from "../path";
import { toArray } from "./parameters";

/**
 * Until the transaction ends, this process alone writes these records of the account. Locks are taken in
 * one order, so that two moves across each other never wait for one another; the key has no case, because
 * `Alice.md` and `alice.md` may be one file. Reconciliation, which reads whole batches, is kept out meanwhile.
 */
export async function lockRecords(ctx: Context, tx: Tx, paths: readonly VaultPath[]): Promise<void> {
  await lockKeys(ctx, tx, paths);
}

/** Until the transaction ends, nobody writes any record of the account through this service. */
export async function lockVault(ctx: Context, tx: Tx): Promise<void> {
  await lockKeys(ctx, tx, "vault");
}

/** As `lockRecords` or `lockVault`. Returns the numbers of the locks: the vault's, then those of the records. */
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
