import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { ensureBuiltIns } from "@/lib/runs";
import { workerStates } from "@/lib/runs/tables/processes";
import { workflowRuns } from "@/lib/runs/tables/runs";
import { schedules } from "@/lib/runs/tables/schedules";
import { createRecord, inboxFiles } from "@/lib/vault";
import { dueAccounts } from "@/lib/worker/watch/due";
import { openVault, type TestVault } from "@/tests/support/vault";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const NOW = new Date("2026-03-01T12:00:00Z");

/** What `kv_due` lists of the account at `NOW`. */
const dueOf = async (ctx: Context): Promise<string[]> =>
  (await dueAccounts(vault.db, NOW))
    .filter(({ accountId }) => accountId === ctx.account.id)
    .map(({ work }) => work)
    .sort();

async function addRun(ctx: Context, run: Partial<typeof workflowRuns.$inferInsert>): Promise<void> {
  await ctx.db.tx((tx) =>
    tx.insert(workflowRuns).values({
      accountId: ctx.account.id,
      runId: crypto.randomUUID(),
      workflowId: crypto.randomUUID(),
      type: "CuratorWorkflow",
      status: "RUNNING",
      taskQueue: "curator",
      trigger: "watch",
      input: {},
      startTime: NOW,
      ...run,
    }),
  );
}

const setDesired = (ctx: Context, desired: "running" | "stopped") =>
  ctx.db.tx(async (tx) => {
    await tx.delete(workerStates);
    await tx
      .insert(workerStates)
      .values({ accountId: ctx.account.id, worker: "curator", desired, changedAt: NOW });
  });

it("is nothing for an account at rest", async () => {
  await createRecord(vault.ctx, { type: "note", name: "Quiet" });
  await addRun(vault.ctx, { dispatched: true });
  await addRun(vault.ctx, { dispatched: false, closeTime: NOW });
  expect(await dueOf(vault.ctx)).toEqual([]);
});

it("is a waiting inbox file until it has a run", async () => {
  const ctx = await vault.another();
  const file = { filename: "a.md", location: "inbox/a.md", state: "waiting" as const, receivedAt: NOW };
  await ctx.db.tx((tx) => tx.insert(inboxFiles).values({ accountId: ctx.account.id, ...file }));
  expect(await dueOf(ctx)).toEqual(["inbox"]);
  await ctx.db.tx((tx) => tx.update(inboxFiles).set({ workflowId: "curator-file-1" }));
  expect(await dueOf(ctx)).toEqual([]);
});

it("is a queued run, unless its worker is stopped and nobody asked for it", async () => {
  const ctx = await vault.another();
  await addRun(ctx, {});
  expect(await dueOf(ctx)).toEqual(["runs"]);
  await setDesired(ctx, "stopped");
  expect(await dueOf(ctx)).toEqual([]);
  await addRun(ctx, { trigger: "manual" });
  expect(await dueOf(ctx)).toEqual(["runs"]);
});

it("is a run to pause when its worker was stopped", async () => {
  const ctx = await vault.another();
  await addRun(ctx, { dispatched: true });
  await setDesired(ctx, "stopped");
  expect(await dueOf(ctx)).toEqual(["runs"]);
  await setDesired(ctx, "running");
  expect(await dueOf(ctx)).toEqual([]);
});

it("is a schedule from its time on, unless it is paused", async () => {
  const ctx = await vault.another();
  await ctx.db.tx((tx) => ensureBuiltIns(ctx, tx));
  const set = (values: Partial<typeof schedules.$inferInsert>) =>
    ctx.db.tx((tx) => tx.update(schedules).set(values));
  await set({ nextAt: new Date(NOW.getTime() + 1) });
  expect(await dueOf(ctx)).toEqual([]);
  await set({ nextAt: NOW });
  expect(await dueOf(ctx)).toEqual(["schedules"]);
  await set({ paused: true });
  expect(await dueOf(ctx)).toEqual([]);
});

it("shows the application nothing else of other accounts", async () => {
  await vault.db.system(async (tx) => {
    for (const table of ["workflow_runs", "worker_states", "schedules", "inbox_files"]) {
      expect([...(await tx.execute(sql.raw(`select * from ${table}`)))]).toEqual([]);
    }
  });
});
