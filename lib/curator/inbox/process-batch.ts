import { and, eq, inArray } from "drizzle-orm";
import { type Context, within } from "@/lib/db";
import { type InboxRecord, inboxFiles, recoverVault, whereInboxFile } from "@/lib/vault";
import { type Applied, isRejected, type Rejected } from "../applied";
import { type Application, applyPlans } from "../apply";
import { noteCreated, placePlan } from "../place";
import { planBatch } from "./plan-batch";

/** What became of a file of a batch. */
export interface BatchFile {
  id: string;
  filename: string;
  /** `left`: to a separate run. */
  state: "processed" | "left";
  records: InboxRecord[];
  /** Parts of its plan that the vault rejected. */
  not_written: Pick<Rejected, "path" | "reason">[];
  /** Findings that wait for review. */
  proposed: number;
}

/**
 * Plans files of the inbox and applies the plans as one change of the vault. Files that are no longer there are left out.
 * Idempotent: a file that was processed keeps its records, and an interrupted change is recovered first.
 */
export async function processBatch(ctx: Context, ids: readonly string[]): Promise<BatchFile[]> {
  await recoverVault(ctx);
  const { applications, gone } = await planBatch(ctx, ids);
  for (const id of gone) await ctx.db.tx((tx) => tx.delete(inboxFiles).where(whereInboxFile(ctx, id)));
  const applied = applications.length > 0 ? await applyAll(ctx, applications) : [];
  const made = new Map(
    applications.map(({ inboxId, planned }, at) => [inboxId, { planned, applied: applied?.[at] ?? [] }]),
  );
  const rows = await filesOf(ctx, ids);
  return rows.map(({ id, filename, state, records }) => ({
    id,
    filename,
    state: state === "processed" ? "processed" : "left",
    records: state === "processed" ? records : [],
    not_written: rejectedOf(made.get(id)?.applied ?? []),
    proposed: made.get(id)?.planned.held?.length ?? 0,
  }));
}

/** Places the records again if another run has written a note of the same name in between. */
const applyAll = async (ctx: Context, applications: readonly Application[]): Promise<Applied[][] | null> =>
  (await applyPlans(ctx, applications)) ??
  (await applyPlans(ctx, applications, (tx) => placeAgain(within(ctx, tx), applications)));

async function placeAgain(ctx: Context, applications: readonly Application[]): Promise<Application[]> {
  const coming = new Map<string, string>();
  const placed: Application[] = [];
  for (const application of applications) {
    const placement = await placePlan(ctx, application.planned.plan, [], coming);
    noteCreated(placement, coming);
    placed.push({ ...application, placement });
  }
  return placed;
}

const rejectedOf = (applied: readonly Applied[]) =>
  applied.filter(isRejected).map(({ path, reason }) => ({ path, reason }));

/** The files in the order of their ids. */
async function filesOf(ctx: Context, ids: readonly string[]) {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(inboxFiles)
      .where(and(eq(inboxFiles.accountId, ctx.account.id), inArray(inboxFiles.id, [...ids]))),
  );
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
