import { readdir } from "node:fs/promises";
import path from "node:path";
import type { OpenedVault } from "@/lib/accounts";
import type { Tx } from "@/lib/db";
import { vaultSettings } from "../tables/settings";
import { DEFAULT_SETTINGS } from "./layout";

/**
 * The first settings of a vault: the time zone of its owner, and the inbox of one that is opened in place is left alone, if
 * there are files in it and nobody asked for it.
 */
export async function settleFirst(
  tx: Tx,
  { id, vaultDir, isInPlace, inbox, timeZone }: OpenedVault,
): Promise<void> {
  const isEnabled =
    inbox ?? !(isInPlace && (await hasFiles(path.join(vaultDir, DEFAULT_SETTINGS.inboxFolder))));
  if (isEnabled && timeZone === undefined) return;
  await tx
    .insert(vaultSettings)
    .values({ accountId: id, inboxEnabled: isEnabled, timeZone: timeZone ?? DEFAULT_SETTINGS.timeZone })
    .onConflictDoUpdate({ target: vaultSettings.accountId, set: { inboxEnabled: isEnabled } });
}

const hasFiles = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).some((name) => !name.startsWith("."));
