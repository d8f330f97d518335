import { audit } from "@/lib/audit";
import { conflict, KvError } from "@/lib/core/errors";
import { UnknownMasterKey } from "@/lib/core/seal";
import { keyId, masterKeys, replaceMasterKey } from "@/lib/core/secrets";
import { type Context, type Database, LOCK, rewrapRows, withTryLock } from "@/lib/db";
import { env } from "@/lib/env";
import { allSealed } from "./sealed";

export interface Rotation {
  /** The id of the current master key. */
  keyId: string;
  /** Whether the key was generated; otherwise it is the first one in `KV_MASTER_KEY`. */
  isNew: boolean;
  /** Number of rewrapped values. */
  wrapped: number;
}

/**
 * Generates a new master key and rewraps all accounts' values with it, while the service runs: its processes read the
 * keys at each use, and older keys are kept. After an interruption all values can still be opened, and the next
 * rotation completes it. With `KV_MASTER_KEY` no key is generated, and the first one given is used. Throws `CONFLICT`
 * when the key of a value is missing; all others are rewrapped. So it does while another process rotates: each would keep the
 * old key and replace the new one of the other.
 */
export async function rotateSecrets(db: Database, accounts: readonly Context[]): Promise<Rotation> {
  const rotation = await withTryLock(db, LOCK.rotation, () => rotate(accounts));
  if (rotation) return rotation;
  throw conflict("The master key is being rotated by another process: wait until that has ended");
}

async function rotate(accounts: readonly Context[]): Promise<Rotation> {
  const isNew = env().KV_MASTER_KEY === undefined;
  if (isNew) replaceMasterKey(env().KV_DATA_DIR);
  const keys = masterKeys();
  const [current] = keys;
  if (!current) throw new Error("There is no master key");
  const id = keyId(current);
  const lost: string[] = [];
  let wrapped = 0;
  for (const ctx of accounts) {
    const error = await rewrapAll(ctx, keys, id).then(
      (n) => {
        wrapped += n;
        return null;
      },
      (error: unknown) => {
        if (error instanceof UnknownMasterKey) return `account ${ctx.account.id}: ${error.message}`;
        throw error;
      },
    );
    if (error !== null) lost.push(error);
  }
  if (lost.length === 0) return { keyId: id, isNew, wrapped };
  throw new KvError(
    "CONFLICT",
    `Rewrapped ${wrapped} values, but not all:\n  ${lost.join("\n  ")}\n` +
      "If the service runs with KV_MASTER_KEY, run this with the same one.",
  );
}

/** Repeats until nothing is left, as a process may have sealed with the old key just before. */
async function rewrapAll(ctx: Context, keys: readonly Buffer[], id: string): Promise<number> {
  let wrapped = 0;
  for (let n = -1; n !== 0; wrapped += n) {
    n = 0;
    for (const sealed of allSealed()) n += await rewrapRows(ctx, keys, id, sealed);
  }
  if (wrapped > 0) {
    const detail = { wrapped };
    await ctx.db.tx((tx) => audit(ctx, tx, { action: "secrets.rotate", subject: id, detail }));
  }
  return wrapped;
}
