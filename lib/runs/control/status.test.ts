import "@/lib/wiring";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { insertRun } from "../rows/start";
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
