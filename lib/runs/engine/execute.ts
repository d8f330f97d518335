import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "@/lib/db";
import {
  failureReason,
  isInterruption,
  type Retry,
  RunClosed,
  type Step,
  type Workflow,
} from "../definition";
import { closeRun, type Ending } from "../rows/close";
import { addEvents, type RunEvent } from "../rows/events";
import { workflowEvents, workflowRuns } from "../tables/runs";
import { recordRunDuration } from "./metrics";
import { retryOnDatabaseOutage } from "./outage";

/** How the engine runs a step: `work` is told which attempt it is, from 1. */
export type StepRunner = <T>(
  name: string,
  work: (attempt: number) => Promise<T>,
  retry?: Retry,
) => Promise<T>;

/**
 * One execution, from its row to its end. The engine may call it again after a crash: steps that finished
 * answer what they answered then, and write no history again.
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
      if (parsed.success) await workflow.onCancelled?.(ctx, parsed.data);
    });
  const close = (ending: Ending) =>
    retryOnDatabaseOutage(() => ctx.db.tx((tx) => closeRun(ctx, tx, runId, ending)));
  if (!isOpen) return cleanUp();
  if (!parsed.success) {
    const failure = `The stored input of this run does not fit ${type}: ${z.prettifyError(parsed.error)}`;
    ctx.log.error({ runId, type, failure }, "run failed");
    await close({ status: "FAILED", failure });
    return;
  }
  const begun = performance.now();
  ctx.log.info({ runId, type }, "run goes on");
  try {
    const result = await workflow.run(ctx, recorded(ctx, runId, runStep), parsed.data, (detail) =>
      recordEvent(ctx, runId, { type: "MARKER_RECORDED", detail }),
    );
    await close({ status: "COMPLETED", result });
    ctx.log.info({ runId, type }, "run completed");
  } catch (error) {
    if (isInterruption(error)) {
      if (await retryOnDatabaseOutage(() => isClosed(ctx, runId))) await cleanUp();
      throw error;
    }
    ctx.log.error({ runId, type, err: error }, "run failed");
    await close({ status: "FAILED", failure: failureReason(error) });
  }
  recordRunDuration(type, (performance.now() - begun) / 1000);
}

const whereRun = (ctx: Context, runId: string) =>
  and(eq(workflowRuns.accountId, ctx.account.id), eq(workflowRuns.runId, runId));

/** Notes when the work really began, unless the run was closed before it did. */
async function begin(ctx: Context, runId: string): Promise<{ stored: unknown; isOpen: boolean }> {
  const now = ctx.clock.now().toISOString();
  const [run] = await ctx.db.tx((tx) =>
    tx
      .update(workflowRuns)
      .set({ executionTime: sql`coalesce(${workflowRuns.executionTime}, ${now}::timestamptz)` })
      .where(whereRun(ctx, runId))
      .returning({ input: workflowRuns.input, closeTime: workflowRuns.closeTime }),
  );
  if (!run) throw new Error(`There is no run ${runId}`);
  return { stored: run.input, isOpen: run.closeTime === null };
}

async function isClosed(ctx: Context, runId: string): Promise<boolean> {
  const [run] = await ctx.db.tx((tx) =>
    tx.select({ closeTime: workflowRuns.closeTime }).from(workflowRuns).where(whereRun(ctx, runId)),
  );
  return run?.closeTime !== null;
}

async function recordEvent(ctx: Context, runId: string, event: RunEvent): Promise<void> {
  const isOpen = await retryOnDatabaseOutage(() => ctx.db.tx((tx) => addEvents(ctx, tx, runId, [event])));
  if (!isOpen) throw new RunClosed(`The run ${runId} was closed`);
}

/**
 * A step that writes the run's history as it goes, and stops when the run was closed meanwhile. That it is
 * completed is told when the engine has kept its result: what is told so never runs again.
 */
function recorded(ctx: Context, runId: string, runStep: StepRunner): Step {
  return async (name, work, retry) => {
    let attempts = 0;
    const note = (type: string, detail: Record<string, unknown>) =>
      recordEvent(ctx, runId, { type, step: name, attempt: Math.max(attempts, 1), detail });
    const result = await runStep(
      name,
      async (attempt) => {
        attempts = attempt;
        await note("ACTIVITY_TASK_STARTED", {});
        try {
          return await retryOnDatabaseOutage(work);
        } catch (error) {
          if (!isInterruption(error)) {
            const isLast = attempt >= (retry?.attempts ?? 1);
            await note("ACTIVITY_TASK_FAILED", { failure: failureReason(error), retried: !isLast });
          }
          throw error;
        }
      },
      retry,
    );
    const isKnown = attempts === 0 && (await retryOnDatabaseOutage(() => isCompleted(ctx, runId, name)));
    if (!isKnown) await note("ACTIVITY_TASK_COMPLETED", { result });
    return result;
  };
}

/** Whether the history tells that a step is completed: a process may have died just before it did. */
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
