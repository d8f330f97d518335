import { DBOS } from "@dbos-inc/dbos-sdk";
import type { Context } from "@/lib/db";
import { isFinal, isInterruption, type Workflow } from "../definition";
import { executeRun, type StepRunner } from "./execute";
import { retryOnDatabaseOutage } from "./outage";
import type { RunLocks } from "./run-locks";

/** A workflow registered with the engine, which calls `registered(accountId, runId)`. */
export interface RegisteredWorkflow {
  type: string;
  pool: string;
  registered: (accountId: string, runId: string) => Promise<void>;
}

/** Set when the engine starts; workflows are registered before. */
let locks: RunLocks | undefined;

export function setRunLocks(opened: RunLocks): void {
  locks = opened;
}

/** Makes the context for a run of an account in `queue`. */
export type ContextMaker = (accountId: string, queue: string) => Promise<Context>;

const runStep: StepRunner = (name, work, retry) =>
  DBOS.runStep(() => work(DBOS.stepStatus?.currentAttempt ?? 1), {
    name,
    ...(retry && {
      retriesAllowed: true,
      maxAttempts: retry.attempts,
      shouldRetry: (error: unknown) => !isInterruption(error) && !isFinal(error),
    }),
  });

/** Registers a workflow with the engine of this process. Must be called before the engine starts. */
export function registerWithEngine(workflow: Workflow, makeContext: ContextMaker): RegisteredWorkflow {
  const { type, queue, pool = queue } = workflow;
  const registered = DBOS.registerWorkflow(
    async (accountId: string, runId: string) => {
      if (!locks) throw new Error("The engine has not started");
      await locks.withLock(runId, async () => {
        const ctx = await retryOnDatabaseOutage(() => makeContext(accountId, queue));
        await executeRun(workflow, ctx, runId, runStep);
      });
    },
    { name: type },
  );
  return { type, pool, registered };
}
