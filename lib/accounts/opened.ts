import type { Account, Tx } from "@/lib/db";

/** A vault that an account was created for. */
export interface OpenedVault extends Account {
  /** Whether the directory existed before, with files of the user. */
  isInPlace: boolean;
  /** Whether files in the inbox are to be processed; undefined: unless the user's own are in it. */
  inbox: boolean | undefined;
}

type VaultOpenedListener = (tx: Tx, vault: OpenedVault) => Promise<void>;

/** Next bundles each route separately, so state of the process is on `globalThis`. */
const shared = globalThis as { kvVaultOpened?: VaultOpenedListener };

/** Registers what runs in the transaction that creates an account. */
export function onVaultOpened(listener: VaultOpenedListener): void {
  shared.kvVaultOpened = listener;
}

export const announceOpened: VaultOpenedListener = async (tx, vault) => shared.kvVaultOpened?.(tx, vault);
