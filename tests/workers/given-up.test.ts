import postgres from "postgres";
import { expect, it } from "vitest";
import { describeWorkflow, startRun } from "@/lib/runs";
import "@/lib/wiring";
import { janitorWorkflow } from "@/lib/janitor/workflow";
import { until } from "../support/until";
import { workerOf, working } from "../support/workers";

const given = working(1);

it("a run that the engine has given up fails when a worker starts, and does not stay open", async () => {
  const { vault, workers } = given;
  const { ctx } = vault;
  const { workflowId, runId } = await ctx.db.tx((tx) =>
    startRun(ctx, tx, janitorWorkflow, janitorWorkflow.runInput.parse({})),
  );
  const info = async () => (await describeWorkflow(ctx, { workflowId })).workflowExecutionInfo;
  const isIn = (status: string) => async () =>
    (await info()).status === `WORKFLOW_EXECUTION_STATUS_${status}`;
  await until("the run is done", isIn("COMPLETED"), 30_000);
  await workers[0]?.end("SIGTERM");
  const owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
  await owner`update workflow_runs set status = 'RUNNING', close_time = null, dispatched = true where run_id = ${runId}`;
  await owner`update dbos.workflow_status set status = 'MAX_RECOVERY_ATTEMPTS_EXCEEDED' where workflow_uuid = ${runId}`;
  await owner.end();
  const next = workerOf(vault);
  await next.start();
  await until("the run has failed", isIn("FAILED"), 30_000);
  await next.end("SIGTERM");
  expect((await describeWorkflow(ctx, { workflowId })).failure?.message).toMatch(/given up/);
});
