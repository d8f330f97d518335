import { closeSync, fsyncSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { rewrapSecondFactors } from "@/lib/accounts";
import { audit } from "@/lib/audit";
import { KvError } from "@/lib/core/errors";
import { UnknownMasterKey } from "@/lib/core/seal";
import { keyId, replaceMasterKey } from "@/lib/core/secrets";
import type { Context } from "@/lib/db";
import { env } from "@/lib/env";
import { masterKeys } from "..";
import { rewrapCredentials } from "./store";

export interface Rotation {
  /** The name of the master key that wraps everything now. */
  keyId: string;
  /** Whether the key was made now; else it is the first that the operator gave in `KV_MASTER_KEY`. */
  isNew: boolean;
  /** Values that were wrapped anew. */
  wrapped: number;
}

/**
 * Puts a new master key in the place of the old one and wraps every account's values anew, while the service runs:
 * its processes read the keys at each use, and older keys stay beside the new one. Cut off anywhere, all values
 * can be opened, and the next rotation does the rest. With `KV_MASTER_KEY` no key is made: values are wrapped by
 * the first of those given. Throws `CONFLICT` when a value's key is not there; all others are wrapped all the same.
 */
export async function rotateSecrets(accounts: readonly Context[]): Promise<Rotation> {
  const isNew = env().KV_MASTER_KEY === undefined;
  if (isNew) renewMasterKey(env().KV_DATA_DIR);
  const keys = masterKeys();
  const [current] = keys;
  if (!current) throw new Error("There is no master key");
  const id = keyId(current);
  const lost: string[] = [];
  let wrapped = 0;
  for (const ctx of accounts) {
    const fault = await rewrapAll(ctx, keys, id).then(
      (n) => {
        wrapped += n;
        return null;
      },
      (error: unknown) => {
        if (error instanceof UnknownMasterKey) return `account ${ctx.account.id}: ${error.message}`;
        throw error;
      },
    );
    if (fault !== null) lost.push(fault);
  }
  if (lost.length === 0) return { keyId: id, isNew, wrapped };
  throw new KvError(
    "CONFLICT",
    `${wrapped} values were wrapped anew, but not all:\n  ${lost.join("\n  ")}\n` +
      "If the service runs with KV_MASTER_KEY, run this with the same one.",
  );
}

/** A process may have begun to seal with the old key just before: it is looked at again until nothing is left. */
async function rewrapAll(ctx: Context, keys: readonly Buffer[], id: string): Promise<number> {
  let wrapped = 0;
  for (let n = -1; n !== 0; wrapped += n) {
    n = (await rewrapCredentials(ctx, keys, id)) + (await rewrapSecondFactors(ctx, keys, id));
  }
  if (wrapped > 0) {
    const detail = { wrapped };
    await ctx.db.tx((tx) => audit(ctx, tx, { action: "secrets.rotate", subject: id, detail }));
  }
  return wrapped;
}

/** Makes the new key, on disk for good before any value depends on it. */
function renewMasterKey(dataDir: string): void {
  const directory = join(dataDir, "secrets");
  refuseStranger(directory);
  replaceMasterKey(dataDir);
  if (process.platform === "win32") return;
  const handle = openSync(directory, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/** A key made by another user could not be read by the service: everything would be locked away from it. */
function refuseStranger(directory: string): void {
  const user = process.geteuid?.();
  const owner = statSync(directory, { throwIfNoEntry: false })?.uid;
  if (user === undefined || owner === undefined || user === owner) return;
  throw new KvError(
    "CONFLICT",
    `${directory} belongs to the user with the number ${owner}, as whom the service runs: run this as that user`,
  );
}
