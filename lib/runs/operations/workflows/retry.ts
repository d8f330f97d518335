import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { defineOperation } from "@/lib/operation";
import { workflowOfType } from "../../definition";
import { findRun, type Run, runIdInput, workflowIdInput } from "../../find";
import { presentStarted } from "../../present";
import { insertRun } from "../../rows/start";
import { started } from "../../shapes";

export const retryWorkflow = defineOperation({
  id: "retryWorkflow",
  http: {
    method: "POST",
    path: "/workflows/{workflowId}/retry",
    queryOrBody: ["run_id"],
    hasCreated: ({ reused }) => !reused,
  },
  tag: "Workflows",
  summary: "Start a new run with the input of one that failed",
  description:
    "The run must have failed, timed out, or been canceled or terminated; any other is 409. Its steps run again from the " +
    "first. An open run of the same workflow is joined (200, `reused`).",
  input: z.strictObject({ workflowId: workflowIdInput, run_id: runIdInput }),
  output: started,
  errors: ["NOT_FOUND", "CONFLICT"],
  examples: [
    {
      input: { workflowId: "surveyor-run" },
      output: {
        message: "Started surveyor-run",
        execution: { workflowId: "surveyor-run", runId: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a" },
        reused: false,
      },
    },
  ],
  run: async (ctx, { workflowId, run_id }) =>
    ctx.db.tx(async (tx) => {
      const run = await findRun(ctx, tx, workflowId, run_id);
      const workflow = workflowOfType(run.type);
      if (!RETRIABLE.includes(run.status)) throw notFailed(run);
      if (workflow.retryInstead !== undefined) throw conflict(workflow.retryInstead);
      const next = await insertRun(ctx, tx, {
        type: workflow.type,
        taskQueue: workflow.queue,
        workflowId,
        input: parse(workflow.runInput, run.input, "input"),
        trigger: "manual",
        partitionKey: run.partitionKey,
      });
      const detail = { runId: next.runId, type: run.type, trigger: "manual", reused: next.reused };
      await audit(ctx, tx, {
        action: "workflow.start",
        subject: workflowId,
        detail: { ...detail, retryOf: run.runId },
      });
      return presentStarted(next);
    }),
});

const RETRIABLE: readonly Run["status"][] = ["FAILED", "TIMED_OUT", "CANCELED", "TERMINATED"];

const notFailed = ({ status }: Run) =>
  conflict(
    status === "RUNNING"
      ? "The run is still open: cancel it first, or wait until it ends"
      : `The run is ${status.toLowerCase().replaceAll("_", " ")}, so there is nothing to retry: start the workflow again`,
  );
