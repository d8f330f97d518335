import { lstat } from "node:fs/promises";
import path from "node:path";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { inboxFiles } from "@/lib/db/schema";
import { enqueue } from "@/lib/engine";
import { noteArrivals } from "@/lib/vault";
import { curatorWorkflow } from "../curator/workflow";

/** A file dropped by hand may still be growing: it is left alone until it has been still for so long. */
export const STILL_MS = 300;

/**
 * Enqueues a run for each file that waits in the inbox. The run's id is made of the row's and the time it
 * was received, so that several workers, or the same one twice, start it once, and a retry starts anew.
 * Returns true when some file still grows, so that the caller looks again.
 */
export async function enqueueWaiting(ctx: Context): Promise<boolean> {
  const waiting = await ctx.db.tx(async (tx) => {
    await noteArrivals(ctx, tx);
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
  let grows = false;
  for (const file of waiting) {
    const stat = await lstat(path.join(ctx.account.vaultDir, file.location)).catch(() => null);
    if (!stat) continue;
    if (Date.now() - stat.mtimeMs < STILL_MS) grows = true;
    else await start(ctx, file.id, file.receivedAt);
  }
  return grows;
}

async function start(ctx: Context, inboxId: string, receivedAt: Date): Promise<void> {
  const workflowId = `curator-${inboxId}-${receivedAt.getTime()}`;
  await enqueue(curatorWorkflow, workflowId, { accountId: ctx.account.id, inboxId });
  await ctx.db.tx((tx) =>
    tx
      .update(inboxFiles)
      .set({ workflowId })
      .where(and(eq(inboxFiles.accountId, ctx.account.id), eq(inboxFiles.id, inboxId))),
  );
}
