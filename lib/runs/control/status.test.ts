import "@/lib/wiring";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { workersDown } from "../operations";
import { closeRun } from "../rows/close";
import { insertRun } from "../rows/start";
import { awaitRun } from "../rows/wait";
import { workflowRuns } from "../tables/runs";
import { readWorkers } from "./status";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

it("counts the files of runs that wait, and one for a run whose stored input no longer fits", async () => {
  const { ctx } = vault;
  const inboxIds = [1, 2, 3].map(() => crypto.randomUUID());
  for (const input of [{ inboxIds }, { removed: true }]) {
    const request = { type: "CuratorBatchWorkflow", taskQueue: "curator", workflowId: crypto.randomUUID() };
    await ctx.db.tx((tx) => insertRun(ctx, tx, { ...request, input, trigger: "manual" }));
  }
  const { workers } = await readWorkers(ctx);
  expect(workers.find(({ name }) => name === "curator")?.queue.depth).toBe(4);
});

it("has a run that was paused with its worker in the queue, and no longer as its current one", async () => {
  const { ctx } = vault;
  const request = { type: "JanitorWorkflow", taskQueue: "janitor", workflowId: crypto.randomUUID() };
  const start = { ...request, input: {}, trigger: "schedule" } as const;
  const { reused: _, ...execution } = await ctx.db.tx((tx) => insertRun(ctx, tx, start));
  const set = (row: Partial<typeof workflowRuns.$inferInsert>) =>
    ctx.db.tx((tx) => tx.update(workflowRuns).set(row).where(eq(workflowRuns.runId, execution.runId)));
  const janitor = async () => (await readWorkers(ctx)).workers.find(({ name }) => name === "janitor");

  await set({ dispatched: true, executionTime: new Date() });
  expect(await janitor()).toMatchObject({ queue: { depth: 0 }, current: [execution] });
  expect(await awaitRun(ctx, execution, 0)).toMatchObject({ isExecuting: true });
  await workersDown(ctx, { only: "janitor" });
  await set({ dispatched: false });
  expect(await janitor()).toMatchObject({ health: "idle", queue: { depth: 1 }, current: [] });
  expect(await awaitRun(ctx, execution, 0)).toEqual({ isDone: false, isExecuting: false });
});

it.each([
  { code: "VALIDATION_ERROR", health: "idle" },
  { code: "PAYLOAD_TOO_LARGE", health: "idle" },
  { code: "UNAVAILABLE", health: "failing" },
  { code: undefined, health: "failing" },
] as const)("is $health after a run that failed with $code", async ({ code, health }) => {
  const { ctx } = vault;
  // There is no worker process: one that is to run would be stalled.
  await workersDown(ctx, { only: "distiller" });
  const request = { type: "DistillWorkflow", taskQueue: "distiller", workflowId: crypto.randomUUID() };
  await ctx.db.tx(async (tx) => {
    const { runId } = await insertRun(ctx, tx, { ...request, input: {}, trigger: "watch" });
    await closeRun(ctx, tx, runId, { status: "FAILED", failure: "no", ...(code && { code }) });
  });
  const { workers } = await readWorkers(ctx);
  expect(workers.find(({ name }) => name === "distiller")).toMatchObject({
    health,
    last_error: { message: "no" },
  });
});
