import { conflict } from "@/lib/core/errors";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { reverted } from "../shapes";
import { checkRevertible } from "../sweeps/revert";
import { revertInput, revertWorkflow } from "../sweeps/revert-workflow";

/** Starts a run that reverts fixes. Its result is a `Reverted`. */
export const startRevert = defineRunOperation({
  id: "janitorRevert",
  http: { method: "POST", path: "/workers/janitor/revert" },
  tag: "Workers",
  summary: "Revert one fix, by its audit entry, or all fixes of a run",
  input: revertInput,
  output: withRun(reverted),
  errors: ["NOT_FOUND", "CONFLICT"],
  start: async (ctx, request) => {
    await checkRevertible(ctx, request);
    return ctx.db.tx((tx) => startRun(ctx, tx, revertWorkflow, request));
  },
  present: async (_, result) => {
    const done = reverted.parse(result);
    if (done.reverted === 0) throw conflict(`No fix can be reverted: ${done.left[0]?.reason}`);
    return done;
  },
});
