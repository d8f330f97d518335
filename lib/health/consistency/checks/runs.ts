import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { workflowRuns } from "@/lib/runs";
import type { AccountCheck } from "../check";

/** Statuses of active runs in the engine. */
const ACTIVE = ["PENDING", "ENQUEUED", "DELAYED"];

/** The engine has every dispatched open run, and no other. */
export const runs: AccountCheck = {
  name: "runs",
  run: async (ctx, owner) => {
    const open = await openRuns(ctx);
    const known = await owner.engineStatus(open.map(({ runId }) => runId));
    const lives = await owner.workerLives();
    const faults = open.flatMap(({ runId, dispatched }) => {
      const fault = faultOf(known.get(runId), dispatched, lives);
      return fault === null ? [] : [`The run ${runId} ${fault}`];
    });
    return { looked: `${open.length} open runs against the engine`, faults };
  },
};

const openRuns = (ctx: Context) =>
  ctx.db.tx((tx) =>
    tx
      .select({ runId: workflowRuns.runId, dispatched: workflowRuns.dispatched })
      .from(workflowRuns)
      .where(and(eq(workflowRuns.accountId, ctx.account.id), isNull(workflowRuns.closeTime))),
  );

function faultOf(status: string | undefined, dispatched: boolean, workerLives: boolean): string | null {
  if (dispatched && status === undefined) return "was dispatched, but the engine does not have it";
  // The next process to start dispatches again what a dead one had paused.
  if (dispatched && status === "CANCELLED") return workerLives ? "is open, but canceled in the engine" : null;
  if (dispatched && !ACTIVE.includes(status ?? "")) return `is open, but closed in the engine (${status})`;
  if (!dispatched && ACTIVE.includes(status ?? "") && workerLives)
    return "is queued, but active in the engine";
  return null;
}
