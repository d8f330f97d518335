import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Context, notify } from "@/lib/db";
import type { FollowUpHandler } from "../change";
import { inboxFiles } from "../tables/inbox";

/** The follow-up of a quarantined file that is returned to the inbox: its row is that of a waiting file again. */
export const INBOX_RETRY = "inbox.retry";

const returned = z.object({ id: z.uuid(), from: z.string() });

/** The row of an inbox file. */
export const whereInboxFile = (ctx: Context, id: string) =>
  and(eq(inboxFiles.accountId, ctx.account.id), eq(inboxFiles.id, id));

export const retryFollowUp: FollowUpHandler = {
  done: async (ctx, tx, data) => {
    const waiting = {
      state: "waiting",
      attempts: 0,
      error: null,
      workflowId: null,
      processedAt: null,
    } as const;
    await tx
      .update(inboxFiles)
      .set(waiting)
      .where(whereInboxFile(ctx, returned.parse(data).id));
    await notify(ctx, tx, "kv_inbox");
  },
  undone: async (ctx, tx, data) => {
    const { id, from } = returned.parse(data);
    await tx.update(inboxFiles).set({ state: "quarantined", location: from }).where(whereInboxFile(ctx, id));
  },
};
