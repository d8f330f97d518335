import { and, ne } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import type { Context, Tx } from "@/lib/db";
import { emit, type NewEvent } from "@/lib/events";
import { observe } from "@/lib/learning";
import { type FollowUp, type FollowUpHandler, inboxFiles, inboxRecord, whereInboxFile } from "@/lib/vault";
import { type Applied, recordsOf, rejections } from "./applied";
import { route, routesOf } from "./decided";
import type { Planned } from "./planner";
import { type NewProposal, newProposal, storeProposals } from "./proposals/store";
import { storeWrites, type Write, write } from "./undo/writes";

/** The follow-up of moving files out of the inbox: their rows, and where they were routed, as observations. */
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

type Completion = z.output<typeof completion>;

/** In the journal of an earlier version, of one file. */
const completions = z.union([z.array(completion), completion.transform((one) => [one])]);

/** The parts of a plan that are not stored in the records themselves. */
interface Besides {
  planned?: Planned | undefined;
  proposals?: NewProposal[];
  writes?: Write[];
}

/** The follow-up of files that were processed. */
export const completing = (data: Completion[]): FollowUp => ({ name: COMPLETE, data });

/** A file, the records that it became, and what could not be written. */
export function completionOf(
  file: Pick<typeof inboxFiles.$inferSelect, "id" | "filename">,
  to: string,
  applied: readonly Applied[],
  { planned, proposals = [], writes = [] }: Besides,
): Completion {
  const records = recordsOf(applied);
  return {
    id: file.id,
    to,
    records,
    error: rejections(applied),
    routes: planned ? routesOf(file, records, planned) : [],
    proposals,
    writes,
  };
}

export const completeFollowUp: FollowUpHandler = {
  done: async (ctx, tx, data) => {
    const completed: Completion[] = [];
    const events: NewEvent[] = [];
    for (const each of completions.parse(data)) {
      const filename = await complete(ctx, tx, each);
      if (filename === null) continue;
      const { id, to: path, records } = each;
      completed.push(each);
      events.push({ type: "inbox.processed", data: { id, filename, path, records } });
    }
    const entries = completed.map(({ to, records }) => ({
      action: "inbox.process",
      subject: to,
      detail: { records: records.length },
    }));
    await audit(ctx, tx, ...entries);
    await emit(ctx, tx, ...events);
  },
};

/** Returns the name of the file; null when it was complete before. */
async function complete(
  ctx: Context,
  tx: Tx,
  { id, to, records, error, routes, proposals, writes }: Completion,
): Promise<string | null> {
  const [row] = await tx
    .update(inboxFiles)
    .set({ state: "processed", location: to, records, error, processedAt: ctx.clock.now() })
    .where(and(whereInboxFile(ctx, id), ne(inboxFiles.state, "processed")))
    .returning();
  if (!row) return null;
  await storeProposals(ctx, tx, row, proposals);
  await storeWrites(ctx, tx, id, writes);
  for (const route of routes) await observe(ctx, tx, route);
  return row.filename;
}
