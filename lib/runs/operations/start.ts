import { z } from "zod";
import { audit } from "@/lib/audit";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context, Tx } from "@/lib/db";
import { WORKFLOW_TYPES, type Workflow, workflowOfType } from "../definition";
import { type Execution, insertRun } from "../rows/start";
import type { RunTrigger } from "../tables/runs";

/** A run that was started, or the open run that was joined (`reused`). */
export type Started = Execution & { reused: boolean };

export const startWorkflowInput = z.strictObject({
  type: textInput.meta({ description: WORKFLOW_TYPES.join(", ") }),
  input: z
    .record(z.string(), z.unknown(), "must be an object")
    .optional()
    .meta({ description: "What this type of workflow takes" }),
});

/** Starts a workflow by its type. Throws `VALIDATION_ERROR` for an unknown type or input that it does not take. */
export async function startWorkflow(
  ctx: Context,
  input: z.input<typeof startWorkflowInput>,
): Promise<Started> {
  const { type, input: given = {} } = parse(startWorkflowInput, input);
  const workflow = workflowOfType(type);
  const checked = parseWorkflowInput(workflow, given);
  return ctx.db.tx((tx) => startRun(ctx, tx, workflow, checked));
}

/** What a workflow takes, with its defaults. Errors name the path below `input`. */
export const parseWorkflowInput = <I extends z.ZodObject>(
  workflow: Pick<Workflow<I>, "input">,
  given: unknown,
): z.output<I> => parse(workflow.input, given, "input");

export interface StartOptions {
  trigger?: RunTrigger;
  scheduleId?: string;
  /** Runs of one partition execute one after the other; the account's own partition unless named. */
  partitionKey?: string;
  /** Instead of the id that the workflow gives its runs. */
  workflowId?: string;
}

/** Starts a run of a workflow, or joins its open run; the audit log has an entry of either. */
export async function startRun<I extends z.ZodObject, R extends z.ZodObject>(
  ctx: Context,
  tx: Tx,
  workflow: Workflow<I, R>,
  input: z.output<I>,
  { trigger = "manual", ...options }: StartOptions = {},
): Promise<Started> {
  const prepared = await workflow.prepare(ctx, tx, input);
  const started = await insertRun(ctx, tx, {
    type: workflow.type,
    taskQueue: workflow.queue,
    workflowId: prepared.workflowId,
    input: parse(workflow.runInput, prepared.input),
    trigger,
    ...options,
  });
  const detail = { runId: started.runId, type: workflow.type, trigger, reused: started.reused };
  await audit(ctx, tx, { action: "workflow.start", subject: started.workflowId, detail });
  return started;
}
