import { readdir } from "node:fs/promises";
import path from "node:path";
import type { OpenedVault } from "@/lib/accounts";
import type { Tx } from "@/lib/db";
import { vaultSettings } from "../tables/settings";
import { DEFAULT_SETTINGS } from "./layout";

/** Leaves the inbox of a vault that is opened in place alone, if there are files in it and nobody asked for it. */
export async function settleInbox(tx: Tx, { id, vaultDir, isInPlace, inbox }: OpenedVault): Promise<void> {
  const isEnabled =
    inbox ?? !(isInPlace && (await hasFiles(path.join(vaultDir, DEFAULT_SETTINGS.inboxFolder))));
  if (isEnabled) return;
  await tx.insert(vaultSettings).values({ accountId: id, inboxEnabled: false }).onConflictDoNothing();
}

const hasFiles = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).some((name) => !name.startsWith("."));
