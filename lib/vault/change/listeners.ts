import type { Context, Tx } from "@/lib/db";
import type { VaultPath } from "../path";
import type { StoredFile } from "../store";

/** What has become of one file of a vault. */
export interface VaultChange {
  kind: "created" | "edited" | "moved" | "deleted";
  /** Where the file is now, or was. */
  path: VaultPath;
  /** Of a move: where the file was. */
  from?: VaultPath;
  /** The file as it was; absent where it is not known any more, as after a crash. */
  before?: StoredFile;
  /** The file as it is; absent for a file that was deleted, and for one that is no text. */
  after?: StoredFile;
  /** Of an edit: names of the frontmatter fields that differ, and `body`. */
  fields?: readonly string[];
}

/** Runs in the transaction that records the changes: what it throws undoes them. `ctx.actor` made the changes. */
export type VaultListener = (ctx: Context, tx: Tx, changes: readonly VaultChange[]) => Promise<void>;

/** Next bundles each route for itself: what a process shares is kept on `globalThis`. */
const shared = globalThis as { kvVaultListeners?: Map<string, VaultListener> };

function listeners(): Map<string, VaultListener> {
  shared.kvVaultListeners ??= new Map();
  return shared.kvVaultListeners;
}

/** Has `listener` called with every change of a vault in this process. A second one of the same name replaces the first. */
export function onVaultChange(name: string, listener: VaultListener): void {
  listeners().set(name, listener);
}

/** Calls the listeners, one after the other. */
export async function announce(ctx: Context, tx: Tx, changes: readonly VaultChange[]): Promise<void> {
  if (changes.length === 0) return;
  for (const listener of listeners().values()) await listener(ctx, tx, changes);
}
