import { sql } from "drizzle-orm";
import { perProcess } from "@/lib/core/per-process";
import type { Account, Tx } from "@/lib/db";

/** A directory that an account uses as its vault from now on. */
export interface OpenedVault extends Account {
  /** Whether the directory existed before, with files of the user. */
  isInPlace: boolean;
  /** Whether files in the inbox are to be processed; undefined: unless the user's own are in it. */
  inbox: boolean | undefined;
  /** The owner's; undefined: UTC, unless it was set before. */
  timeZone?: string | undefined;
}

type VaultOpenedListener = (tx: Tx, vault: OpenedVault) => Promise<void>;

const listeners = perProcess("listeners of opened vaults", () => new Map<string, VaultOpenedListener>());

/** Registers what runs in the transaction that opens a vault; it replaces a listener of the same name. */
export function onVaultOpened(name: string, listener: VaultOpenedListener): void {
  listeners().set(name, listener);
}

export const announceOpened: VaultOpenedListener = async (tx, vault) => {
  await tx.execute(sql`select set_config('kv.account_id', ${vault.id}, true)`);
  for (const listener of listeners().values()) await listener(tx, vault);
};
