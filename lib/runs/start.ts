import type { z } from "zod";
import { audit } from "@/lib/audit";
import { parse } from "@/lib/core/parse";
import type { Context, Tx } from "@/lib/db";
import type { Workflow } from "./definition";
import { insertRun, type StartedRun } from "./rows/start";
import type { RunTrigger } from "./tables/runs";

/** A workflow's input, with its defaults. Errors name the path below `input`. */
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
): Promise<StartedRun> {
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
