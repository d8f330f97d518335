import { DBOS } from "@dbos-inc/dbos-sdk";
import type { Context } from "@/lib/db";
import { executeRun, isInterruption, type StepRunner } from "./execute";
import { throughOutages } from "./outage";
import type { RunLocks } from "./run-locks";

/** How often a step is tried; it waits 1 s, 2 s, 4 s, … in between. */
export interface Retry {
  attempts: number;
}

/**
 * Runs one step of a workflow and keeps its result: when the process dies, the run goes on behind the last
 * step that finished. A step that was cut off runs again, so it must be idempotent. No two steps of a run bear
 * the same name.
 */
export type Step = <T>(name: string, work: () => Promise<T>, retry?: Retry) => Promise<T>;

/** Notes how far a step has come in the run's history; stops the step when someone has closed the run. */
export type Report = (detail: Record<string, unknown>) => Promise<void>;

/** A kind of background work. Input and output are plain JSON. */
export interface WorkflowDefinition<I, O> {
  /** `CuratorWorkflow` */
  type: string;
  /** The task queue that its runs wait in. */
  queue: string;
  /** The engine's own queue for them, if not that one: runs that wait for others must not take their places. */
  pool?: string;
  run: (ctx: Context, step: Step, input: I, report: Report) => Promise<O>;
  /** Tidies up after a run that someone cancelled or terminated before it was done. */
  abandoned?: (ctx: Context, input: I) => Promise<void>;
}

/** A workflow that the engine knows. `registered(accountId, runId)` is how the engine calls it. */
export interface Workflow {
  type: string;
  pool: string;
  registered: (accountId: string, runId: string) => Promise<void>;
}

/** Of the engine in this process; it defines its workflows before it starts. */
let locks: RunLocks | undefined;

export function lockRunsWith(opened: RunLocks): void {
  locks = opened;
}

/** Gives the context in which a run of `queue`'s worker acts for an account. */
export type ContextMaker = (accountId: string, queue: string) => Promise<Context>;

const runStep: StepRunner = (name, work, retry) =>
  DBOS.runStep(() => work(DBOS.stepStatus?.currentAttempt ?? 1), {
    name,
    ...(retry && {
      retriesAllowed: true,
      maxAttempts: retry.attempts,
      shouldRetry: (error: unknown) => !isInterruption(error),
    }),
  });

/** Must be called before the engine starts. */
export function defineWorkflow<I, O>(
  definition: WorkflowDefinition<I, O>,
  makeContext: ContextMaker,
): Workflow {
  const { type, queue, pool = queue } = definition;
  const registered = DBOS.registerWorkflow(
    async (accountId: string, runId: string) => {
      if (!locks) throw new Error("The engine has not started");
      await locks.alone(runId, async () => {
        const ctx = await throughOutages(() => makeContext(accountId, queue));
        await executeRun(definition, ctx, runId, runStep);
      });
    },
    { name: type },
  );
  return { type, pool, registered };
}
