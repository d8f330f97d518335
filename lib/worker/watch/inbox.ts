import { lstat } from "node:fs/promises";
import path from "node:path";
import { and, asc, eq, isNull } from "drizzle-orm";
import { startFileRun } from "@/lib/curator";
import type { Context } from "@/lib/db";
import { inboxFiles, registerInboxFiles } from "@/lib/vault";

/** A copied file may still be growing: it is processed once unchanged for this long. */
export const STABLE_MS = 300;

/**
 * Starts a run for each waiting inbox file without one. Safe to call concurrently: a workflow id has one run at a
 * time, and a file is marked in the transaction that starts it. Returns true when a file is still growing.
 */
export async function enqueueWaiting(ctx: Context): Promise<boolean> {
  const waiting = await ctx.db.tx(async (tx) => {
    await registerInboxFiles(ctx, tx);
    return tx
      .select()
      .from(inboxFiles)
      .where(
        and(
          eq(inboxFiles.accountId, ctx.account.id),
          eq(inboxFiles.state, "waiting"),
          isNull(inboxFiles.workflowId),
        ),
      )
      .orderBy(asc(inboxFiles.receivedAt), asc(inboxFiles.filename));
  });
  let isGrowing = false;
  for (const file of waiting) {
    const stat = await lstat(path.join(ctx.account.vaultDir, file.location)).catch(() => null);
    if (!stat) continue;
    if (Date.now() - stat.mtimeMs < STABLE_MS) isGrowing = true;
    else await ctx.db.tx((tx) => startFileRun(ctx, tx, file.id, { trigger: "watch" }));
  }
  return isGrowing;
}
