import { z } from "zod";
import { audit } from "@/lib/audit";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { closedAlready } from "../../end";
import { findRun, runIdInput, workflowIdInput } from "../../find";
import { addEvents } from "../../rows/events";
import { ended } from "../../shapes";

export const signalWorkflow = defineOperation({
  id: "signalWorkflow",
  http: { method: "POST", path: "/workflows/{workflowId}/signal", queryOrBody: ["run_id"] },
  tag: "Workflows",
  summary: "Record a signal in a run's history",
  description: "It is an event of the history, with its input. A run that is closed is 409.",
  input: z.strictObject({
    workflowId: workflowIdInput,
    run_id: runIdInput,
    signal: textInput.min(1, "cannot be empty").max(255, "at most 255 characters"),
    input: z.unknown().optional().meta({ description: "Any JSON; kept in the history" }),
  }),
  output: ended,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: async (ctx, { workflowId, run_id, signal, input = null }) => {
    const runId = await ctx.db.tx(async (tx) => {
      const run = await findRun(ctx, tx, workflowId, run_id);
      const event = { type: "WORKFLOW_EXECUTION_SIGNALED", detail: { signalName: signal, input } } as const;
      if (!(await addEvents(ctx, tx, run.runId, [event]))) throw closedAlready(run);
      const detail = { runId: run.runId, signal };
      await audit(ctx, tx, { action: "workflow.signal", subject: workflowId, detail });
      return run.runId;
    });
    return { message: `Signalled ${workflowId}`, execution: { workflowId, runId } };
  },
});
