import "@/lib/wiring";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSide } from "@/app/(dashboard)/workflows/compare/load";
import { addEvents, closeRun, insertRun } from "@/lib/runs";
import { shareVault, type TestVault } from "@/tests/support/vault";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("a side has all steps of a long run", async () => {
  const { ctx } = vault;
  const request = { type: "JanitorWorkflow", taskQueue: "janitor", workflowId: "long", input: {} };
  const runId = await ctx.db.tx(async (tx) => {
    const run = await insertRun(ctx, tx, { ...request, trigger: "manual" });
    const events = Array.from({ length: 600 }, (_, n) =>
      ["ACTIVITY_TASK_STARTED", "ACTIVITY_TASK_COMPLETED"].map((type) => ({
        type,
        step: `step ${n}`,
        attempt: 1,
      })),
    );
    await addEvents(ctx, tx, run.runId, events.flat());
    await closeRun(ctx, tx, run.runId, { status: "COMPLETED", result: {} });
    return run.runId;
  });
  const { steps } = await loadSide(ctx, runId);
  expect([steps.length, steps.at(-1)?.name]).toEqual([600, "step 599"]);
});
