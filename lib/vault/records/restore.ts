import type { AuditEntry } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { changeVault } from "../change";
import type { VaultPath } from "../path";
import { hashOf } from "../store";
import { assertUnusedPath } from "./create";

/** Restores a record that a worker removed. Throws `CONFLICT` when its path is in use. */
export async function restoreRecord(
  ctx: Context,
  { path, text, entries }: { path: VaultPath; text: string; entries: AuditEntry[] },
): Promise<void> {
  const created = { action: "record.create", subject: path, after: hashOf(text) };
  await changeVault(ctx, {
    lock: [path],
    plan: async (tx) => {
      await assertUnusedPath(ctx, tx, path);
      return { changes: [{ kind: "create", path, content: text, entries: [created, ...entries] }] };
    },
  });
}
