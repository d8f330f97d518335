import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { lockKeys } from "../indexing";
import type { VaultPath } from "../path";

/** The records to lock, or the whole vault. */
export type LockScope = readonly VaultPath[] | "vault";

/** Advisory locks that the transaction holds. */
export interface HeldLocks {
  wholeVault: boolean;
  /** Signed 64-bit numbers, the vault's first; that one is shared unless `wholeVault`. */
  keys: readonly string[];
}

/** Above this number of records, locking the vault is cheaper. */
const MAX_RECORD_LOCKS = 100;

/** Acquires the locks until the transaction ends, in a fixed order, in one round trip. */
export async function acquireLocks(ctx: Context, tx: Tx, scope: LockScope): Promise<HeldLocks> {
  const wholeVault = scope === "vault" || scope.length > MAX_RECORD_LOCKS;
  return { wholeVault, keys: await lockKeys(ctx, tx, wholeVault ? "vault" : scope) };
}

/**
 * Commits the transaction and begins another on the same connection while keeping the locks: the session holds them in
 * between, and the other begins with the settings of the first. One round trip.
 */
export async function commitKeepingLocks(
  ctx: Context,
  tx: Tx,
  { wholeVault, keys }: HeldLocks,
): Promise<void> {
  const lock = (function_: "lock" | "xact_lock") =>
    keys.map(
      (key, n) => `pg_advisory_${function_}${n === 0 && !wholeVault ? "_shared" : ""}(${BigInt(key)})`,
    );
  const statements = [
    `select ${lock("lock").join(", ")}`,
    "commit and chain",
    `select set_config('kv.account_id', '${ctx.account.id}', true), set_config('plan_cache_mode', 'auto', true), ${lock("xact_lock").join(", ")}`,
    UNLOCK,
  ];
  try {
    await tx.execute(sql.raw(statements.join("; ")));
  } catch (error) {
    // Session locks would outlive the transaction.
    await tx.execute(sql.raw(`rollback and chain; ${UNLOCK}`)).catch(() => {});
    throw error;
  }
}

/** Releases the session's locks; the transaction's stay. */
const UNLOCK = "select pg_advisory_unlock_all()";
