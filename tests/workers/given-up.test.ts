import postgres from "postgres";
import { expect, it } from "vitest";
import { describeWorkflow, startRun } from "@/lib/runs";
import "@/lib/wiring";
import { janitorWorkflow } from "@/lib/janitor/workflow";
import { itDeep } from "../support/deep";
import type { Managed } from "../support/managed";
import { until } from "../support/until";
import { workerOf, working } from "../support/workers";

const given = working(1);

/** Has a worker do a run, and ends it; then the run is open again, and as given in the engine. Its status is waited for. */
async function reopened(worker: Managed | undefined, engine: Record<string, string>) {
  const { vault } = given;
  const { ctx } = vault;
  const { workflowId, runId } = await ctx.db.tx((tx) =>
    startRun(ctx, tx, janitorWorkflow, janitorWorkflow.runInput.parse({})),
  );
  const info = async () => (await describeWorkflow(ctx, { workflowId })).workflowExecutionInfo;
  const isIn = (status: string) => async () =>
    (await info()).status === `WORKFLOW_EXECUTION_STATUS_${status}`;
  await until("the run is done", isIn("COMPLETED"), 30_000);
  await worker?.end("SIGTERM");
  const owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
  await owner`update workflow_runs set status = 'RUNNING', close_time = null, dispatched = true where run_id = ${runId}`;
  await owner`update dbos.workflow_status set ${owner(engine)} where workflow_uuid = ${runId}`;
  await owner.end();
  return { isIn, failure: async () => (await describeWorkflow(ctx, { workflowId })).failure?.message };
}

it("a run that the engine has given up fails when a worker starts, and does not stay open", async () => {
  const { vault, workers } = given;
  const run = await reopened(workers[0], { status: "MAX_RECOVERY_ATTEMPTS_EXCEEDED" });
  const next = workerOf(vault);
  await next.start();
  await until("the run has failed", run.isIn("FAILED"), 30_000);
  await next.end("SIGTERM");
  expect(await run.failure()).toMatch(/given up/);
});

itDeep("a run of a workflow that no longer exists fails after a minute", { timeout: 180_000 }, async () => {
  const first = workerOf(given.vault);
  await first.start();
  const run = await reopened(first, { status: "ENQUEUED", name: "RemovedWorkflow" });
  const next = workerOf(given.vault);
  await next.start();
  await until("the run has failed", run.isIn("FAILED"), 120_000);
  await next.end("SIGTERM");
  expect(await run.failure()).toBe("It could not be executed: the log of the worker says why");
});
