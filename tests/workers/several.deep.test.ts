import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import type { Managed } from "../support/managed";
import { until } from "../support/until";
import { expectWhole } from "../support/whole";
import { working } from "../support/workers";
import { countDone, expectEachOnce, floodOf, historyOf, send } from "./flood";

const given = working(3);
const FILES = [80, 40, 40, 40];
let owner: postgres.Sql;
let accounts: Context[];

beforeAll(async () => {
  const { vault } = given;
  owner = postgres(vault.databaseUrl, { max: 1 });
  accounts = [vault.ctx, await vault.another(), await vault.another(), await vault.another()];
});
afterAll(() => owner.end());

/** The runs that the engine says a process works on. */
const runsOf = (worker: Managed) => owner<{ run_id: string; account_id: string }[]>`
  select r.run_id, r.account_id from dbos.workflow_status s
  join engine.processes p on p.executor_id = s.executor_id
  join workflow_runs r on r.run_id::text = s.workflow_uuid
  where s.status = 'PENDING' and p.pid = ${worker.pid}`;

/** Kills a process that is at work, once `done` files are through; answers the runs that it leaves behind. */
async function killAtWork(done: number): Promise<{ worker: Managed; left: string[] }> {
  const counts = async () => (await Promise.all(accounts.map(countDone))).reduce((a, b) => a + b, 0);
  await until(`${done} files are done`, async () => (await counts()) >= done, 90_000);
  for (;;) {
    for (const worker of given.workers) {
      if ((await runsOf(worker)).length === 0) continue;
      await worker.end("SIGKILL");
      const left = await runsOf(worker);
      if (left.length > 0) return { worker, left: left.map((run) => run.run_id) };
      await worker.start();
    }
  }
}

it("three workers, 200 files, kill -9 twice: each file is processed once, and runs continue where they were", {
  timeout: 300_000,
}, async () => {
  const floods = FILES.map((count) => floodOf(count));
  await Promise.all(accounts.map((ctx, n) => send(ctx, floods[n] ?? [])));

  const first = await killAtWork(25);
  await first.worker.start();
  const second = await killAtWork(100);

  for (const [n, ctx] of accounts.entries()) {
    await until("the flood is over", async () => (await countDone(ctx)) === FILES[n], 120_000);
  }
  const open = () => owner`select 1 from workflow_runs where close_time is null`;
  await until("every run is closed", async () => (await open()).length === 0);
  await expectWhole(given.vault.db, ...accounts);
  for (const [n, ctx] of accounts.entries()) await expectEachOnce(ctx, floods[n] ?? []);

  const left = [...first.left, ...second.left];
  for (const ctx of accounts) {
    for (const runId of left) {
      const events = await historyOf(ctx, runId);
      if (events.length > 0) expect(events.at(-1)?.type).toBe("WORKFLOW_EXECUTION_COMPLETED");
    }
  }
});
