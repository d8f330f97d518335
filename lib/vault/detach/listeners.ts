import type { Context, Tx } from "@/lib/db";

/** Deletes what a room derived from the vault, in the transaction that detaches it. */
export type DetachListener = (ctx: Context, tx: Tx) => Promise<void>;

/** Next bundles each route separately, so state of the process is on `globalThis`. */
const shared = globalThis as { kvDetachListeners?: Map<string, DetachListener> };

function listeners(): Map<string, DetachListener> {
  shared.kvDetachListeners ??= new Map();
  return shared.kvDetachListeners;
}

/** Registers a listener for detached vaults; it replaces one of the same name. */
export function onVaultDetached(name: string, listener: DetachListener): void {
  listeners().set(name, listener);
}

export async function announceDetached(ctx: Context, tx: Tx): Promise<void> {
  for (const listener of listeners().values()) await listener(ctx, tx);
}
