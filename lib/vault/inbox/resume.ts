import { and, eq, type SQL } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { type Context, notify } from "@/lib/db";
import { inboxFiles } from "../tables/inbox";
import { isOnHold } from "./on-hold";
import { whereInboxFile } from "./retry";

/** Has the worker process a file that is on hold; null for any other. */
export const resumeFile = async (ctx: Context, id: string) => {
  const [row] = await resume(ctx, whereInboxFile(ctx, id));
  return row ?? null;
};

/** Has the worker process all files that are on hold; returns how many. */
export const resumeFiles = async (ctx: Context): Promise<number> => {
  const waiting = and(eq(inboxFiles.accountId, ctx.account.id), eq(inboxFiles.state, "waiting"));
  const rows = await resume(ctx, waiting);
  return rows.length;
};

const resume = (ctx: Context, wanted: SQL | undefined) =>
  ctx.db.tx(async (tx) => {
    // Locked, so that a run that is started now is seen.
    await tx.select({ id: inboxFiles.id }).from(inboxFiles).where(wanted).for("update");
    const rows = await tx
      .update(inboxFiles)
      .set({ workflowId: null, attempts: 0 })
      .where(and(wanted, isOnHold))
      .returning();
    for (const { location } of rows) await audit(ctx, tx, { action: "inbox.retry", subject: location });
    if (rows.length > 0) await notify(ctx, tx, "kv_inbox", "kv_live");
    return rows;
  });
