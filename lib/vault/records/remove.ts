import type { Context } from "@/lib/db";
import type { RemoveFile } from "../change";
import { checkMatch } from "../indexing";
import type { VaultPath } from "../path";
import type { Layout } from "../settings/layout";
import { type HashedFile, hashStored, readStored, statFile } from "../store";
import { MAX_VERSION_BYTES } from "../versions/store";
import { assertRecord } from "./placed";

/** The change that deletes a record, for a plan that holds the lock of its path. */
export async function planRemoval(
  ctx: Context,
  layout: Layout,
  path: VaultPath,
  ifMatch: string | undefined,
): Promise<RemoveFile> {
  assertRecord(layout, path);
  const before = await readToRemove(ctx.account.vaultDir, path);
  checkMatch(ifMatch, before.hash);
  return {
    kind: "remove",
    before,
    entries: [{ action: "record.delete", subject: path, before: before.hash }],
  };
}

/** With its text where that is kept. */
async function readToRemove(root: string, path: VaultPath): Promise<HashedFile> {
  const stat = await statFile(root, path);
  return stat && stat.size <= MAX_VERSION_BYTES ? readStored(root, path) : hashStored(root, path);
}
