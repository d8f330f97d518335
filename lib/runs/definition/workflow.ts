import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Context, Tx } from "@/lib/db";
import type { QueueName } from "./names";

/** How often a step is tried; it waits 1 s, 2 s, 4 s, … in between. */
export interface Retry {
  attempts: number;
}

/**
 * Runs one step of a workflow and keeps its result: when the process dies, the run resumes after the last step that
 * finished. A step that was interrupted runs again, so it must be idempotent. Step names are unique within a run.
 */
export type Step = <T>(name: string, work: () => Promise<T>, retry?: Retry) => Promise<T>;

/** Records how far a step has come in the run's history; stops the step when the run was closed. */
export type Report = (detail: Record<string, unknown>) => Promise<void>;

/**
 * One kind of background work, in one object: what starts it, what a run of it keeps, and what a run does.
 * Inputs and results are plain JSON.
 */
export interface Workflow<
  I extends z.ZodObject = z.ZodObject,
  R extends z.ZodObject = z.ZodObject,
  O = unknown,
> {
  /** `CuratorWorkflow` */
  type: string;
  queue: QueueName;
  /** The engine's own queue for its runs, if not `queue`: runs that wait for others must not block them. */
  pool?: string;
  /** One line for users. */
  purpose: string;
  /** The input of the caller. */
  input: I;
  /** What a run keeps and works on; validated when it is stored and when it is read back. */
  runInput: R;
  /** How much waits with a run, such as files; one, if this is not given. */
  sizeOf?(input: z.output<R>): number;
  /** Why a run cannot be started again with the same input, and what to do; such as a file that has been moved. */
  retryInstead?: string;
  /** Every account has this schedule from the start; it can be paused and changed, not deleted. */
  schedule?: { id: string; cron: string };
  /** Makes a run of an input. A second start joins the open run that has the same id. */
  prepare(ctx: Context, tx: Tx, input: z.output<I>): Promise<PreparedRun<R>>;
  run(ctx: Context, step: Step, input: z.output<R>, report: Report): Promise<O>;
  /** Tidies up after a run that was canceled or terminated before it was done. */
  onCanceled?(ctx: Context, input: z.output<R>): Promise<void>;
}

/** A run that can be started: its workflow id, and what it works on. */
export interface PreparedRun<R extends z.ZodObject> {
  workflowId: string;
  input: z.input<R>;
}

/** Keeps the exact types of a workflow. */
export const defineWorkflow = <I extends z.ZodObject, R extends z.ZodObject, O>(
  workflow: Workflow<I, R, O>,
): Workflow<I, R, O> => workflow;

/** Distinguishes runs of different inputs in their ids: 12 hex digits. */
export const shortHash = (input: Record<string, unknown>): string =>
  createHash("sha256").update(JSON.stringify(input)).digest("hex").slice(0, 12);
