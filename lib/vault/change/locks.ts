import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { lockKeys } from "../indexing";
import type { VaultPath } from "../path";

/** Records whose lock an act needs, or the whole vault. */
export type LockScope = readonly VaultPath[] | "vault";

/** Advisory locks that the transaction holds. */
export interface HeldLocks {
  wholeVault: boolean;
  /** Signed 64-bit numbers. That of the vault comes first; it is shared unless `wholeVault`. */
  keys: readonly string[];
}

/** Above this number of records the vault's lock costs less than one for each. */
const MAX_RECORD_LOCKS = 100;

/** Takes the locks until the transaction ends, in one order, in one round trip. */
export async function takeLocks(ctx: Context, tx: Tx, scope: LockScope): Promise<HeldLocks> {
  const wholeVault = scope === "vault" || scope.length > MAX_RECORD_LOCKS;
  return { wholeVault, keys: await lockKeys(ctx, tx, wholeVault ? "vault" : scope) };
}

/**
 * Commits what the transaction has written and begins the next one on the same connection, and keeps the locks:
 * the session holds them in between. One round trip.
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
    `select set_config('kv.account_id', '${ctx.account.id}', true), ${lock("xact_lock").join(", ")}`,
    UNLOCK,
  ];
  try {
    await tx.execute(sql.raw(statements.join("; ")));
  } catch (error) {
    // What the session holds would outlive the transaction.
    await tx.execute(sql.raw(`rollback and chain; ${UNLOCK}`)).catch(() => {});
    throw error;
  }
}

/** Ends what the session holds; what the transaction holds stays. */
const UNLOCK = "select pg_advisory_unlock_all()";
