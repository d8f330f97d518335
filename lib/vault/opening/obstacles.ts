import { access, constants, realpath } from "node:fs/promises";
import { isDetached, listAccounts, vaultIdOf } from "@/lib/accounts";
import { isWithin } from "@/lib/core/within";
import { type Account, database } from "@/lib/db";
import { env } from "@/lib/env";

/** Says why a directory cannot become the account's vault, a sentence; null when it can. */
export type FindObstacle = (directory: string) => Promise<string | null>;

/** Reads once which directories are in use. */
export async function obstaclesFor(account: Account): Promise<FindObstacle> {
  const others = (await listAccounts(database())).filter(
    (other) => other.id !== account.id && !isDetached(other),
  );
  const data = await realpath(env().KV_DATA_DIR).catch(() => env().KV_DATA_DIR);
  const overlap = (a: string, b: string) => isWithin(a, b) || isWithin(b, a);
  return async (directory) => {
    if (directory === account.vaultDir) return "This is your vault.";
    if (others.some(({ vaultDir }) => overlap(directory, vaultDir)))
      return "The vault of another account is there.";
    if (overlap(directory, data)) return "The service keeps its own files there.";
    const vaultId = await vaultIdOf(directory);
    if (vaultId !== null && vaultId !== account.id)
      return "It belongs to another account or installation: adopt it with kv relocate.";
    const isUsable = await access(directory, constants.R_OK | constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    );
    return isUsable ? null : "The service has no permission to write there.";
  };
}
