import { adoptVault, detachedPlace, isDetached, reserveVault } from "@/lib/accounts";
import { conflict, KvError } from "@/lib/core/errors";
import { type Context, database } from "@/lib/db";
import { detach } from "../detach/detach";

/**
 * Makes a directory the account's vault, with all writing of workers off. The vault before is detached: its files stay
 * as they are. Throws `CONFLICT` while runs are open, and `UNAVAILABLE` when the vault before is missing.
 */
export async function openInstead(ctx: Context, directory: string): Promise<void> {
  const { account, actor } = ctx;
  const refused = (error: unknown) => {
    if (error instanceof KvError && error.code === "VALIDATION_ERROR") return error;
    ctx.log.error({ err: error, directory }, "the directory cannot be opened");
    return conflict(`${directory} cannot be opened, and your vault stays where it was: see the server's log`);
  };
  const open = (to: string) =>
    adoptVault(database(), { id: account.id, vaultDir: detachedPlace(account.id) }, to, actor, {
      inbox: false,
    });
  // First, since a vault that is detached has lost its settings, versions and inbox.
  const release = await reserveVault(database(), account, directory).catch((error: unknown) => {
    throw refused(error);
  });
  try {
    if (!isDetached(account)) await detach(ctx, new Set());
  } catch (error) {
    await release();
    throw error;
  }
  try {
    await open(directory);
  } catch (error) {
    await release();
    if (!isDetached(account)) await open(account.vaultDir);
    throw refused(error);
  }
}
