import { and, eq } from "drizzle-orm";
import type { AuditEntry } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { changeVault } from "../change";
import type { VaultPath } from "../path";
import { reconcile } from "../reconcile";
import { exists, hashOf, readStored } from "../store";
import { vaultFiles } from "../tables/vault";
import { assertUnusedPath } from "./create";
import { foldersMadeFor, madeFor } from "./made-folders";
import { followedText, followMove, relinking } from "./relink";

interface UnchangedMove {
  from: VaultPath;
  to: VaultPath;
  /** Added to the audit entry of the move. */
  detail?: Record<string, unknown>;
  /** Audit entries that follow it. */
  further?: readonly AuditEntry[];
}

/**
 * Moves a record without its fields following the new folder: links to it are rewritten, and its own relative ones.
 * Throws `NOT_FOUND`, and `CONFLICT` when the new path is in use.
 */
export async function moveUnchanged(ctx: Context, move: UnchangedMove): Promise<void> {
  await reconcile(ctx);
  await moveReconciled(ctx, move);
}

/**
 * The same for one of many, after one reconciliation for all. Throws `CONFLICT` for a record that was edited on disk since:
 * the index does not know its links.
 */
export async function moveReconciled(
  ctx: Context,
  { from, to, detail, further = [] }: UnchangedMove,
): Promise<void> {
  await changeVault(ctx, {
    lock: "vault",
    plan: async (tx) => {
      const before = await readStored(ctx.account.vaultDir, from);
      if ((await hashIn(ctx, tx, from)) !== before.hash) throw conflict(`${from} has just been changed`);
      if (await exists(ctx.account.vaultDir, to)) throw conflict(`${to} already exists`);
      await assertUnusedPath(ctx, tx, to, from);
      const text = followedText(before);
      const { own, others } = await followMove(ctx, tx, { from, to, text });
      const after = own === text ? before.hash : hashOf(own);
      const moved = { action: "record.move", subject: to, before: before.hash, after };
      const relinked = others.map((file) => relinking(file, { from, to }));
      const content = own === text ? {} : { content: own };
      const made = madeFor(ctx.account.vaultDir, to);
      const leaves = await foldersMadeFor(ctx, tx, from);
      const entries = [{ ...moved, detail: { ...detail, from, ...made } }, ...further];
      return { changes: [{ kind: "rename", before, to, ...content, leaves, entries }, ...relinked] };
    },
  });
}

async function hashIn(ctx: Context, tx: Tx, path: VaultPath): Promise<string | undefined> {
  const [row] = await tx
    .select({ hash: vaultFiles.hash })
    .from(vaultFiles)
    .where(and(eq(vaultFiles.accountId, ctx.account.id), eq(vaultFiles.path, path)));
  return row?.hash;
}
