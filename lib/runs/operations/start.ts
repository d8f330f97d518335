import { z } from "zod";
import { audit } from "@/lib/audit";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context, Tx } from "@/lib/db";
import type { RunTrigger } from "@/lib/db/schema";
import type { WorkflowKind } from "../definition/kind";
import { kindOf, WORKFLOW_KINDS } from "../definition/registry";
import { type Execution, startRun } from "../rows/start";

/** A run that was started, or joined because it goes on already (`reused`). */
export type Started = Execution & { reused: boolean };

export const startWorkflowInput = z.strictObject({
  type: textInput.meta({ description: WORKFLOW_KINDS.map(({ type }) => type).join(", ") }),
  input: z
    .record(z.string(), z.unknown(), "must be an object")
    .optional()
    .meta({ description: "What this type of workflow takes" }),
});

/** Starts a workflow by its type. Throws `VALIDATION_ERROR` for an unknown one or input that it does not take. */
export async function startWorkflow(
  ctx: Context,
  input: z.input<typeof startWorkflowInput>,
): Promise<Started> {
  const { type, input: given = {} } = parse(startWorkflowInput, input);
  const kind = kindOf(type);
  const own = parseKindInput(kind, given);
  return ctx.db.tx((tx) => startKind(ctx, tx, kind, own));
}

/** What a kind takes, whole. Errors name the path below `input`. */
export const parseKindInput = (kind: WorkflowKind, given: Record<string, unknown>): Record<string, unknown> =>
  parse(z.object({ input: kind.input }), { input: given }).input;

export interface StartOptions {
  trigger?: RunTrigger;
  scheduleId?: string;
  /** Runs of one lane go one after the other; the account's own lane unless named. */
  lane?: string;
  /** Instead of the id that the kind gives its runs. */
  workflowId?: string;
}

/** Starts a kind of workflow with input that was parsed, and notes who did. */
export async function startKind(
  ctx: Context,
  tx: Tx,
  kind: WorkflowKind,
  given: Record<string, unknown>,
  { trigger = "manual", ...options }: StartOptions = {},
): Promise<Started> {
  const { workflowId, input } = await kind.prepare(ctx, tx, given);
  const request = { type: kind.type, taskQueue: kind.queue, workflowId, input, trigger, ...options };
  const started = await startRun(ctx, tx, request);
  const detail = { runId: started.runId, type: kind.type, trigger, reused: started.reused };
  await audit(ctx, tx, { action: "workflow.start", subject: started.workflowId, detail });
  return started;
}
