import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { findRun, runIdInput, workflowIdInput } from "../find";
import { closeRun } from "../rows/close";
import { addEvents } from "../rows/events";

const reason = textInput.max(1_000, "at most 1000 characters").optional();

export const endWorkflowInput = z.strictObject({ workflowId: workflowIdInput, run_id: runIdInput, reason });

export interface EndedWorkflow {
  message: string;
  execution: { workflowId: string; runId: string };
}

/** Cancels a run: the step that goes on ends, nothing of it follows. Throws `NOT_FOUND`, `CONFLICT` when it is closed. */
export const cancelWorkflow = (
  ctx: Context,
  input: z.input<typeof endWorkflowInput>,
): Promise<EndedWorkflow> => end(ctx, input, "CANCELED");

/** Terminates a run: as `cancelWorkflow`, but it is told apart in its status. */
export const terminateWorkflow = (
  ctx: Context,
  input: z.input<typeof endWorkflowInput>,
): Promise<EndedWorkflow> => end(ctx, input, "TERMINATED");

async function end(
  ctx: Context,
  input: z.input<typeof endWorkflowInput>,
  status: "CANCELED" | "TERMINATED",
): Promise<EndedWorkflow> {
  const { workflowId, run_id, reason } = parse(endWorkflowInput, input);
  const runId = await ctx.db.tx(async (tx) => {
    const run = await findRun(ctx, tx, workflowId, run_id);
    if (!(await closeRun(ctx, tx, run.runId, { status, reason }))) {
      throw conflict(`The run is closed already: it is ${run.status.toLowerCase()}`);
    }
    const action = status === "CANCELED" ? "workflow.cancel" : "workflow.terminate";
    await audit(ctx, tx, { action, subject: workflowId, detail: { runId: run.runId, reason } });
    return run.runId;
  });
  const what = status === "CANCELED" ? "Cancelled" : "Terminated";
  return { message: `${what} ${workflowId}`, execution: { workflowId, runId } };
}

export const signalWorkflowInput = z.strictObject({
  workflowId: workflowIdInput,
  run_id: runIdInput,
  signal: textInput.min(1, "cannot be empty").max(255, "at most 255 characters"),
  input: z.unknown().optional().meta({ description: "Any JSON; the workflow reads it" }),
});

/** Leaves a signal in a run's history, where the run reads it. Throws `NOT_FOUND`, `CONFLICT` when it is closed. */
export async function signalWorkflow(
  ctx: Context,
  input: z.input<typeof signalWorkflowInput>,
): Promise<EndedWorkflow> {
  const { workflowId, run_id, signal, input: payload } = parse(signalWorkflowInput, input);
  const runId = await ctx.db.tx(async (tx) => {
    const run = await findRun(ctx, tx, workflowId, run_id);
    const detail = { signalName: signal, input: payload ?? null };
    if (!(await addEvents(ctx, tx, run.runId, [{ type: "WORKFLOW_EXECUTION_SIGNALED", detail }]))) {
      throw conflict(`The run is closed already: it is ${run.status.toLowerCase()}`);
    }
    await audit(ctx, tx, {
      action: "workflow.signal",
      subject: workflowId,
      detail: { runId: run.runId, signal },
    });
    return run.runId;
  });
  return { message: `Signalled ${workflowId}`, execution: { workflowId, runId } };
}
