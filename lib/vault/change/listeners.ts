import { perProcess } from "@/lib/core/per-process";
import type { Context, Tx } from "@/lib/db";
import type { VaultPath } from "../path";
import type { StoredFile } from "../store";

/** A change of one file of a vault. */
export interface VaultChange {
  kind: "created" | "edited" | "moved" | "deleted";
  /** The path after the change, or of a deleted file. */
  path: VaultPath;
  /** Of a move: the previous path. */
  from?: VaultPath;
  /** The file before the change; absent if unknown, such as after a crash. */
  before?: StoredFile;
  /** The indexed text of a file that was deleted on disk, unless many were. */
  text?: string;
  /** The file after the change; absent for a deleted file, and for one that is not text. */
  after?: StoredFile;
  /** Of an edit: names of the frontmatter fields that differ, and `body`. */
  fields?: readonly string[];
}

/** Runs in the transaction that records the changes; an error undoes them. `ctx.actor` made the changes. */
export type VaultListener = (ctx: Context, tx: Tx, changes: readonly VaultChange[]) => Promise<void>;

const listeners = perProcess("listeners of vault changes", () => new Map<string, VaultListener>());

/** Registers a listener for all vault changes of this process; it replaces one of the same name. */
export function onVaultChange(name: string, listener: VaultListener): void {
  listeners().set(name, listener);
}

/** Calls the listeners in sequence. */
export async function announce(ctx: Context, tx: Tx, changes: readonly VaultChange[]): Promise<void> {
  if (changes.length === 0) return;
  for (const listener of listeners().values()) await listener(ctx, tx, changes);
}
