import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { emit } from "@/lib/events";
import { observe } from "@/lib/learning";
import { type FollowUp, type FollowUpHandler, inboxFiles, inboxRecord } from "@/lib/vault";
import { type Applied, recordsOf, rejections } from "./applied";
import { route, routesOf } from "./decided";
import type { Planned } from "./planner";
import { type NewProposal, newProposal, storeProposals } from "./proposals/store";
import { storeWrites, type Write, write } from "./undo/writes";

/** The follow-up of moving a file out of the inbox: its row, and where it was routed, as observations. */
export const COMPLETE = "curator.complete";

const completion = z.object({
  id: z.uuid(),
  /** The new path of the file. */
  to: z.string(),
  records: z.array(inboxRecord),
  error: z.string().nullable(),
  routes: z.array(route),
  /** Absent in the journal of an earlier version. */
  proposals: z.array(newProposal).default([]),
  writes: z.array(write).default([]),
});

/** What of a plan is not in the records themselves. */
interface Besides {
  planned?: Planned | undefined;
  proposals?: NewProposal[];
  writes?: Write[];
}

/** The follow-up of a file that became these records, and what of it could not be written. */
export function completionOf(
  file: Pick<typeof inboxFiles.$inferSelect, "id" | "filename">,
  to: string,
  applied: readonly Applied[],
  { planned, proposals = [], writes = [] }: Besides,
): FollowUp {
  const records = recordsOf(applied);
  const data: z.output<typeof completion> = {
    id: file.id,
    to,
    records,
    error: rejections(applied),
    routes: planned ? routesOf(file, records, planned) : [],
    proposals,
    writes,
  };
  return { name: COMPLETE, data };
}

export const completeFollowUp: FollowUpHandler = {
  done: async (ctx, tx, data) => {
    const { id, to, records, error, routes, proposals, writes } = completion.parse(data);
    const [row] = await tx
      .update(inboxFiles)
      .set({ state: "processed", location: to, records, error, processedAt: ctx.clock.now() })
      .where(and(whereOwned(ctx, id), ne(inboxFiles.state, "processed")))
      .returning();
    if (!row) return;
    await storeProposals(ctx, tx, row, proposals);
    await storeWrites(ctx, tx, id, writes);
    for (const route of routes) await observe(ctx, tx, route);
    await audit(ctx, tx, { action: "inbox.process", subject: to, detail: { records: records.length } });
    await emit(ctx, tx, { type: "inbox.processed", data: { id, filename: row.filename, path: to, records } });
  },
};

/** The row of an inbox file. */
export const whereOwned = (ctx: Context, id: string) =>
  and(eq(inboxFiles.accountId, ctx.account.id), eq(inboxFiles.id, id));
