import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { workflowRuns } from "@/lib/runs";
import type { AccountCheck } from "../check";

/** What the engine may say of a run that was handed to it and goes on. */
const ACTIVE = ["PENDING", "ENQUEUED", "DELAYED"];

/** The engine knows every open run that it was handed, and none that it was not. */
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
  if (dispatched && status === undefined) return "was handed to the engine, which does not know it";
  // A process that starts hands on again what another had taken back when it died.
  if (dispatched && status === "CANCELLED")
    return workerLives ? "goes on, and the engine has stopped it" : null;
  if (dispatched && !ACTIVE.includes(status ?? ""))
    return `goes on, and the engine is done with it (${status})`;
  if (!dispatched && ACTIVE.includes(status ?? "") && workerLives) return "waits, and the engine works on it";
  return null;
}
