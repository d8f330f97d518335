import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { notify } from "@/lib/db";
import { type FollowUpHandler, inboxFiles, whereInboxFile } from "@/lib/vault";
import { curatorProposals, curatorWrites } from "../tables";
import { passed, passOn } from "./later";

/**
 * The follow-up of undoing a file: its row is that of a waiting file again, and its proposals are deleted, except
 * discarded ones.
 */
export const UNDO = "curator.undo";

const undone = z.object({
  id: z.uuid(),
  from: z.string(),
  to: z.string(),
  /** Absent in the journal of an earlier version. */
  passed: z.array(passed).default([]),
});

export const undoFollowUp: FollowUpHandler = {
  done: async (ctx, tx, data) => {
    const { id, to, passed: records } = undone.parse(data);
    const waiting = { state: "waiting" as const, location: to, attempts: 0, error: null, records: [] };
    // It keeps its workflow id: without one it would be processed again at once.
    await tx
      .update(inboxFiles)
      .set({ ...waiting, processedAt: null })
      .where(whereInboxFile(ctx, id));
    const { accountId, inboxId, state } = curatorProposals;
    await tx
      .delete(curatorProposals)
      .where(and(eq(accountId, ctx.account.id), eq(inboxId, id), inArray(state, ["proposed", "accepted"])));
    await tx
      .delete(curatorWrites)
      .where(and(eq(curatorWrites.accountId, ctx.account.id), eq(curatorWrites.inboxId, id)));
    for (const record of records) await passOn(ctx, tx, record);
    await audit(ctx, tx, { action: "inbox.undo", subject: to });
    await notify(ctx, tx, "kv_live");
  },
  undone: async (ctx, tx, data) => {
    const { id, from } = undone.parse(data);
    await tx.update(inboxFiles).set({ state: "processed", location: from }).where(whereInboxFile(ctx, id));
  },
};
