import type { Context, Tx } from "@/lib/db";
import { updateIndex } from "../indexing";
import type { VaultPath } from "../path";
import { type FileAt, statFile } from "../store";

/**
 * Tells the index that a file of the inbox went from one place to another, so that links to it hold at once. Where it
 * came from another file may lie by now.
 */
export async function noteMoved(ctx: Context, tx: Tx, from: VaultPath, to: VaultPath): Promise<void> {
  const places = await Promise.all([from, to].map((place) => statFile(ctx.account.vaultDir, place)));
  const targets = places.filter((file): file is FileAt => file !== null);
  const removed = [from, to].filter((_, n) => places[n] === null);
  await updateIndex(ctx, tx, { targets, removed });
}
