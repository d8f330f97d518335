import { afterAll, beforeAll, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { insertRun } from "../../rows/start";
import { workflowEvents } from "../../tables/runs";
import { describeWorkflow } from "./describe";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const AT = new Date("2026-03-02T09:15:00Z");

/** The open steps of a run with these events: of a step, and what became of it. */
async function openSteps(events: readonly [step: string | null, type: string, attempt?: number][]) {
  const { ctx } = vault;
  const request = { type: "TestWorkflow", taskQueue: "curator", workflowId: crypto.randomUUID() };
  await ctx.db.tx(async (tx) => {
    const { runId } = await insertRun(ctx, tx, { ...request, input: {}, trigger: "manual" });
    await tx.insert(workflowEvents).values(
      events.map(([step, type, attempt = 1], n) => ({
        accountId: ctx.account.id,
        runId,
        eventId: n + 100,
        at: AT,
        type,
        step,
        attempt,
        detail: type.endsWith("FAILED") ? { failure: `failure ${attempt}` } : {},
      })),
    );
  });
  return (await describeWorkflow(ctx, { workflowId: request.workflowId })).pendingActivities;
}

it("shows the steps whose last event is not their completion, in the order of those events", async () => {
  const steps = await openSteps([
    [null, "WORKFLOW_EXECUTION_STARTED"],
    ["waits", "ACTIVITY_TASK_STARTED", 1],
    ["done", "ACTIVITY_TASK_STARTED"],
    ["again", "ACTIVITY_TASK_STARTED"],
    ["again", "ACTIVITY_TASK_COMPLETED"],
    ["done", "ACTIVITY_TASK_COMPLETED"],
    ["waits", "ACTIVITY_TASK_FAILED", 1],
    ["waits", "ACTIVITY_TASK_STARTED", 2],
    ["again", "ACTIVITY_TASK_STARTED"],
    ["waits", "ACTIVITY_TASK_FAILED", 2],
    ["waits", "MARKER_RECORDED"],
  ]);
  expect(steps).toEqual([
    {
      activityId: "108",
      activityType: { name: "again" },
      state: "PENDING_ACTIVITY_STATE_STARTED",
      attempt: 1,
      scheduledTime: AT.toISOString(),
    },
    {
      activityId: "109",
      activityType: { name: "waits" },
      state: "PENDING_ACTIVITY_STATE_SCHEDULED",
      attempt: 2,
      scheduledTime: AT.toISOString(),
      lastFailure: { message: "failure 2" },
    },
  ]);
});

it("shows none where every step is completed, or none has begun", async () => {
  expect(await openSteps([[null, "WORKFLOW_EXECUTION_STARTED"]])).toEqual([]);
  expect(
    await openSteps([
      ["done", "ACTIVITY_TASK_STARTED"],
      ["done", "ACTIVITY_TASK_COMPLETED"],
    ]),
  ).toEqual([]);
});
