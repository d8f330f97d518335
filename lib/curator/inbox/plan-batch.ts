import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { KvError } from "@/lib/core/errors";
import { type Context, inTransaction } from "@/lib/db";
import { inboxFiles } from "@/lib/vault";
import type { Application } from "../apply";
import { expectRecord } from "../local/known/expect";
import type { InboxFile } from "../move-file";
import { noteCreated } from "../place";
import { placeFile, planOf, type Surroundings, surroundingsOf } from "../plan-file";

/** What a batch makes of its files. */
export interface PlannedBatch {
  applications: Application[];
  /** Files that are no longer in the inbox. */
  gone: string[];
}

/**
 * Plans files of the inbox one after the other, each as if those before it were written already. A file that cannot be planned
 * is left out, and so are all when a model plans: that takes long, and is paid for.
 */
export async function planBatch(ctx: Context, ids: readonly string[]): Promise<PlannedBatch> {
  const rows = await begin(ctx, ids);
  return inTransaction(
    ctx,
    async (ctx) => {
      const batch: PlannedBatch = { applications: [], gone: [] };
      const surroundings = await surroundingsOf(ctx);
      if (surroundings.hasModel) return batch;
      const coming = new Map<string, string>();
      for (const row of rows) {
        const planned = await planOne(ctx, row, surroundings, coming);
        if (planned === "gone") batch.gone.push(row.id);
        else if (planned !== null) batch.applications.push(planned);
      }
      return batch;
    },
    { commit: "asynchronous" },
  );
}

/** The files that are not processed yet, oldest first. */
const begin = (ctx: Context, ids: readonly string[]): Promise<InboxFile[]> =>
  ctx.db.tx(
    async (tx) => {
      const own = and(eq(inboxFiles.accountId, ctx.account.id), inArray(inboxFiles.id, [...ids]));
      const isOpen = and(own, inArray(inboxFiles.state, ["waiting", "processing"]));
      await tx
        .update(inboxFiles)
        .set({ state: "processing", attempts: sql`greatest(${inboxFiles.attempts}, 1)` })
        .where(isOpen);
      return tx
        .select()
        .from(inboxFiles)
        .where(isOpen)
        .orderBy(asc(inboxFiles.receivedAt), asc(inboxFiles.filename));
    },
    { commit: "asynchronous" },
  );

/** Null when it cannot be planned. */
async function planOne(
  ctx: Context,
  row: InboxFile,
  surroundings: Surroundings,
  coming: Map<string, string>,
): Promise<Application | "gone" | null> {
  try {
    const planned = await planOf(ctx, row, surroundings);
    if (planned === null) return "gone";
    const application = { inboxId: row.id, ...(await placeFile(ctx, row, planned, coming)) };
    noteComing(application, surroundings, coming);
    return application;
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    ctx.log.warn({ file: row.location, reason: error.message }, "left out of a batch");
    return null;
  }
}

/** Makes the records of this file known to the files after it. */
function noteComing(
  { planned: { plan }, placement }: Application,
  { known }: Surroundings,
  coming: Map<string, string>,
): void {
  noteCreated(placement, coming);
  const { paths, created } = placement;
  for (const { key, type, name, aliases } of plan.entities) {
    const path = paths[key];
    if (path !== undefined) expectRecord(known, { path, type, name, aliases }, created.includes(key));
  }
}
