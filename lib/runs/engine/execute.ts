import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "@/lib/db";
import { failureOf, isFinal, isInterruption, type Retry, type Step, type Workflow } from "../definition";
import { workflowEvents, workflowRuns } from "../tables/runs";
import { History } from "./history";
import { recordRunDuration } from "./metrics";
import { retryOnDatabaseOutage } from "./outage";

/** How the engine runs a step: `work` gets the number of the attempt, from 1. */
export type StepRunner = <T>(
  name: string,
  work: (attempt: number) => Promise<T>,
  retry?: Retry,
) => Promise<T>;

/**
 * Executes a run until it is closed. The engine may call it again after a crash: completed steps return their stored
 * results and write no events.
 */
export async function executeRun(
  workflow: Workflow,
  ctx: Context,
  runId: string,
  runStep: StepRunner,
): Promise<void> {
  const { stored, isOpen } = await retryOnDatabaseOutage(() => begin(ctx, runId));
  const { type } = workflow;
  const parsed = workflow.runInput.safeParse(stored);
  const cleanUp = () =>
    retryOnDatabaseOutage(async () => {
      if (parsed.success) await workflow.onCanceled?.(ctx, parsed.data);
    });
  const history = new History(ctx, runId);
  if (!isOpen) return cleanUp();
  if (!parsed.success) {
    const failure = `The stored input of this run is invalid for ${type}: ${z.prettifyError(parsed.error)}`;
    ctx.log.error({ runId, type, failure }, "run failed");
    await history.close({ status: "FAILED", failure });
    return;
  }
  const begun = performance.now();
  ctx.log.info({ runId, type }, "run started");
  try {
    const result = await workflow.run(
      { ...ctx, runId },
      recorded(ctx, runId, history, runStep),
      parsed.data,
      (detail) => history.add({ type: "MARKER_RECORDED", detail }),
    );
    await history.close({ status: "COMPLETED", result });
    ctx.log.info({ runId, type }, "run completed");
  } catch (error) {
    if (isInterruption(error)) {
      if (await retryOnDatabaseOutage(() => isClosed(ctx, runId))) await cleanUp();
      throw error;
    }
    ctx.log.error({ runId, type, err: error }, "run failed");
    await history.close({ status: "FAILED", ...failureOf(error) });
  }
  recordRunDuration(type, (performance.now() - begun) / 1000);
}

const whereRun = (ctx: Context, runId: string) =>
  and(eq(workflowRuns.accountId, ctx.account.id), eq(workflowRuns.runId, runId));

/** Records the start of the execution; `isOpen` is false when the run was closed before. */
async function begin(ctx: Context, runId: string): Promise<{ stored: unknown; isOpen: boolean }> {
  const now = ctx.clock.now().toISOString();
  const [run] = await ctx.db.tx(
    (tx) =>
      tx
        .update(workflowRuns)
        .set({ executionTime: sql`coalesce(${workflowRuns.executionTime}, ${now}::timestamptz)` })
        .where(whereRun(ctx, runId))
        .returning({ input: workflowRuns.input, closeTime: workflowRuns.closeTime }),
    { commit: "asynchronous" },
  );
  if (!run) throw new Error(`Run ${runId} not found`);
  return { stored: run.input, isOpen: run.closeTime === null };
}

async function isClosed(ctx: Context, runId: string): Promise<boolean> {
  const [run] = await ctx.db.tx((tx) =>
    tx.select({ closeTime: workflowRuns.closeTime }).from(workflowRuns).where(whereRun(ctx, runId)),
  );
  return run?.closeTime !== null;
}

/**
 * Wraps a step so that it writes the run's history, and stops when the run was closed. Completion is recorded only
 * after the engine has stored the result, so a completed step never runs again.
 */
function recorded(ctx: Context, runId: string, history: History, runStep: StepRunner): Step {
  return async (name, work, retry) => {
    let attempts = 0;
    const event = (type: string, detail: Record<string, unknown>) => ({
      type,
      step: name,
      attempt: Math.max(attempts, 1),
      detail,
    });
    const result = await runStep(
      name,
      async (attempt) => {
        attempts = attempt;
        await history.add(event("ACTIVITY_TASK_STARTED", {}));
        try {
          return await retryOnDatabaseOutage(work);
        } catch (error) {
          if (!isInterruption(error)) {
            const isLast = attempt >= (retry?.attempts ?? 1) || isFinal(error);
            const detail = { ...failureOf(error), retried: !isLast };
            await history.add(event("ACTIVITY_TASK_FAILED", detail));
          }
          throw error;
        }
      },
      retry,
    );
    const isKnown = attempts === 0 && (await retryOnDatabaseOutage(() => isCompleted(ctx, runId, name)));
    if (!isKnown) history.addWithNext(event("ACTIVITY_TASK_COMPLETED", { result }));
    return result;
  };
}

/** Whether the history has the completion of a step: a process may have died before writing it. */
async function isCompleted(ctx: Context, runId: string, step: string): Promise<boolean> {
  const [event] = await ctx.db.tx((tx) =>
    tx
      .select({ eventId: workflowEvents.eventId })
      .from(workflowEvents)
      .where(
        and(
          eq(workflowEvents.accountId, ctx.account.id),
          eq(workflowEvents.runId, runId),
          eq(workflowEvents.step, step),
          eq(workflowEvents.type, "ACTIVITY_TASK_COMPLETED"),
        ),
      )
      .limit(1),
  );
  return event !== undefined;
}
