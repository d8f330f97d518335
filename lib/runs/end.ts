import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { cleanUpAfter } from "./clean-up";
import { findRun, type Run, runIdInput, workflowIdInput } from "./find";
import { closeRun } from "./rows/close";

/** Which run to end, and why. */
export const endInput = z.strictObject({
  workflowId: workflowIdInput,
  run_id: runIdInput,
  reason: textInput.max(1_000, "at most 1000 characters").optional(),
});

const ENDS = {
  CANCELED: { action: "workflow.cancel", done: "Canceled" },
  TERMINATED: { action: "workflow.terminate", done: "Terminated" },
} as const;

/** Closes a run: the current step ends, nothing follows. Throws `NOT_FOUND`, and `CONFLICT` when it is closed. */
export async function endRun(
  ctx: Context,
  { workflowId, run_id, reason }: z.output<typeof endInput>,
  status: keyof typeof ENDS,
) {
  const { action, done } = ENDS[status];
  const ended = await ctx.db.tx(async (tx) => {
    const run = await findRun(ctx, tx, workflowId, run_id);
    if (!(await closeRun(ctx, tx, run.runId, { status, reason }))) throw closedAlready(run);
    await audit(ctx, tx, { action, subject: workflowId, detail: { runId: run.runId, reason } });
    // Again, since a worker may have dispatched or paused it until it was closed.
    return findRun(ctx, tx, workflowId, run.runId);
  });
  // One that was paused with its worker is not executed any more.
  if (!ended.dispatched) await cleanUpAfter(ctx, ended);
  return { message: `${done} ${workflowId}`, execution: { workflowId, runId: ended.runId } };
}

export const closedAlready = ({ status }: Run) =>
  conflict(`The run is closed already: it is ${status.toLowerCase()}`);
