import { perProcess } from "@/lib/core/per-process";
import type { Context, Tx } from "@/lib/db";

/** Deletes what a room derived from the vault, in the transaction that detaches it. */
export type DetachListener = (ctx: Context, tx: Tx) => Promise<void>;

const listeners = perProcess("listeners of detached vaults", () => new Map<string, DetachListener>());

/** Registers a listener for detached vaults; it replaces one of the same name. */
export function onVaultDetached(name: string, listener: DetachListener): void {
  listeners().set(name, listener);
}

export async function announceDetached(ctx: Context, tx: Tx): Promise<void> {
  for (const listener of listeners().values()) await listener(ctx, tx);
}
