import { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import type { InputArgs, OperationSpec } from "@/lib/operation";
import type { StartedRun } from "./start";

export const execution = z
  .object({ workflowId: z.string(), runId: z.uuid() })
  .meta({ id: "WorkflowExecution" });

const ofRun = { execution, reused: z.boolean() };

/** The output of a run operation: the result, with the run that made it. */
export const withRun = <S extends z.ZodRawShape>(result: z.ZodObject<S>) => result.extend(ofRun);

/** The 202 reply of a run operation that takes longer. */
export const acceptedRun = z
  .object({
    ...ofRun,
    state: z.enum(["queued", "running"]),
    status_url: z.string(),
  })
  .meta({ id: "AcceptedRun" });

/**
 * An operation that starts a run. Over HTTP the call waits for the run and returns its result; one that takes longer
 * is answered with 202 and `acceptedRun`.
 */
export interface RunOperation<
  Id extends string = string,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
> extends OperationSpec<Id, I, O> {
  kind: "run";
  start(ctx: Context, input: z.output<I>): Promise<StartedRun>;
  /** Makes the output of the run's result, `execution` and `reused` aside; the result itself by default. */
  present?(ctx: Context, result: unknown): Promise<Omit<z.input<O>, "execution" | "reused">>;
}

/** Like `defineOperation`; `output` is made by `withRun`. Calling it starts the run and does not wait for it. */
export function defineRunOperation<Id extends string, I extends z.ZodObject, O extends z.ZodObject>(
  spec: Omit<RunOperation<Id, I, O>, "kind">,
): RunOperation<Id, I, O> & ((ctx: Context, ...args: InputArgs<I>) => Promise<StartedRun>) {
  const call = async (ctx: Context, ...[input]: InputArgs<I>) =>
    spec.start(ctx, parse(spec.input, input ?? {}));
  return Object.assign(call, { ...spec, kind: "run" as const });
}
