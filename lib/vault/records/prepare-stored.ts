import type { Context } from "@/lib/db";
import type { VaultPath } from "../path";
import { prepareRecord } from "../record/prepare";
import { readIfReadable } from "../store";

/**
 * Reads the frontmatter of a record that is about to be changed, in a thread where it takes long. Before the lock: it would hold up
 * other changes. Throws `UNAVAILABLE` when no thread is free.
 */
export async function prepareStored(ctx: Context, path: VaultPath): Promise<void> {
  const file = await readIfReadable(ctx.account.vaultDir, path);
  if (file) await prepareRecord(ctx.account.id, file.text);
}
