import { conflict } from "@/lib/core/errors";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { revertInput, revertWorkflow } from "../revert-workflow";
import { reverted } from "../shapes";

/** Starts a run that reverts fixes. Its result is a `Reverted`. */
export const startRevert = defineRunOperation({
  id: "janitorRevert",
  http: { method: "POST", path: "/workers/janitor/revert" },
  tag: "Janitor",
  summary: "Revert one fix, by its audit entry, or all fixes of a run",
  description: "A file that was changed since is left as it is, and listed under `left`.",
  input: revertInput,
  output: withRun(reverted),
  errors: ["NOT_FOUND", "CONFLICT"],
  examples: [
    {
      input: { entry: 17 },
      output: {
        reverted: 1,
        files: ["person/Alice Chen.md"],
        left: [],
        execution: { workflowId: "janitor-revert-17", runId: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a" },
        reused: false,
      },
    },
  ],
  start: (ctx, request) => ctx.db.tx((tx) => startRun(ctx, tx, revertWorkflow, request)),
  present: async (_, result) => {
    const done = reverted.parse(result);
    if (done.reverted === 0) throw conflict(`No fix can be reverted: ${done.left[0]?.reason}`);
    return done;
  },
});
