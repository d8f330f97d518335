import { eq, sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { modelCalls } from "@/lib/gateway/tables";
import { idempotencyKeys } from "@/lib/operation/tables";
import { closeRun, insertRun } from "@/lib/runs";
import { retiredCounters } from "@/lib/runs/tables/retired-counters";
import { workflowEvents, workflowRuns } from "@/lib/runs/tables/runs";
import { addToInbox, createRecord } from "@/lib/vault";
import { prune } from "@/lib/worker/retention";
import { describeDeep } from "@/tests/support/deep";
import { until } from "@/tests/support/until";
import { openVault, type TestVault } from "@/tests/support/vault";
import { working } from "@/tests/support/workers";

const DAY = 86_400_000;
let vault: TestVault;
let other: Context;
const now = new Date("2026-11-22T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * DAY);

beforeAll(async () => {
  vault = await openVault();
  other = await vault.another();
});
afterAll(() => vault.close());

const at = (ctx: Context, when: Date): Context => ({ ...ctx, clock: { now: () => when } });

/** A run that began `days` days ago, and closed at once unless it is open. */
async function run(ctx: Context, name: string, days: number, open = false, type = "JanitorWorkflow") {
  const past = at(ctx, ago(days));
  const request = { type, taskQueue: "janitor", input: {}, trigger: "manual", workflowId: name } as const;
  return ctx.db.tx(async (tx) => {
    const { runId } = await insertRun(past, tx, request);
    if (!open) await closeRun(past, tx, runId, { status: "COMPLETED", result: null });
    return runId;
  });
}

const names = (ctx: Context) =>
  ctx.db.tx(async (tx) =>
    (await tx.select({ id: workflowRuns.workflowId }).from(workflowRuns)).map((row) => row.id).sort(),
  );

it("a search text is deleted with its file, even if written at the same moment", async () => {
  const { ctx, db } = vault;
  await createRecord(ctx, { type: "note", name: "Stays", body: "A text." });
  const { path } = await createRecord(ctx, { type: "note", name: "Goes", body: "Another." });
  await ctx.db.tx((tx) => tx.execute(sql`delete from vault_files where path = ${path}`));
  const paths = () =>
    ctx.db.tx(async (tx) => [...(await tx.execute(sql`select path from vault_texts order by path`))]);
  expect(await paths()).toEqual([{ path: "note/Goes.md" }, { path: "note/Stays.md" }]);
  expect(await prune(db, { days: 90, runs: 2, now })).toMatchObject({ "search texts": 1 });
  expect(await paths()).toEqual([{ path: "note/Stays.md" }]);
});

it("old closed runs are deleted with their histories; open runs and the newest of each type stay", async () => {
  const { ctx, db } = vault;
  for (const [n, days] of [400, 300, 200, 91, 89, 1].entries()) await run(ctx, `r${n}`, days);
  await run(ctx, "open", 500, true);
  await run(ctx, "rare 1", 1_000, false, "RareWorkflow");
  await run(ctx, "rare 2", 1_001, false, "RareWorkflow");
  await run(other, "theirs", 100);

  const pruned = await prune(db, { days: 90, runs: 2, now });
  expect(pruned).toMatchObject({ runs: 4 });
  expect(await names(ctx)).toEqual(["open", "r4", "r5", "rare 1", "rare 2"]);
  expect(await names(other)).toEqual(["theirs"]);

  const lost = await ctx.db.tx((tx) =>
    tx.execute(sql`select 1 from workflow_events e where not exists
      (select from workflow_runs r where r.run_id = e.run_id)`),
  );
  expect(lost).toHaveLength(0);
  const events = await ctx.db.tx((tx) => tx.select({ n: workflowEvents.eventId }).from(workflowEvents));
  expect(events).toHaveLength(2 * 4 + 1);
  const totals = () =>
    ctx.db.tx((tx) => tx.select().from(retiredCounters).where(eq(retiredCounters.kind, "run")));
  expect(await totals()).toMatchObject([{ name: "JanitorWorkflow", outcome: "COMPLETED", n: 4 }]);

  expect(await prune(db, { days: 90, runs: 0, now })).toMatchObject({ runs: 3 });
  expect(await names(ctx)).toEqual(["open", "r4", "r5"]);
  expect(await names(other)).toEqual([]);
  expect(await totals()).toMatchObject([
    { name: "JanitorWorkflow", n: 4 },
    { name: "RareWorkflow", n: 2 },
  ]);
});

it("deletes more rows than fit one transaction", async () => {
  const third = await vault.another();
  await third.db.tx((tx) =>
    tx.execute(sql`insert into workflow_runs (account_id, run_id, workflow_id, type, status, task_queue, trigger, input,
      start_time, close_time)
      select ${third.account.id}::uuid, gen_random_uuid(), 'w' || n, 'JanitorWorkflow', 'FAILED', 'janitor', 'manual', '{}',
        ${ago(200).toISOString()}::timestamptz + n * interval '1 second', ${ago(100).toISOString()}::timestamptz
      from generate_series(1, 1300) n`),
  );
  expect(await prune(vault.db, { days: 90, runs: 100, now })).toMatchObject({ runs: 1_200 });
  expect(await names(third)).toHaveLength(100);
  await expect(prune(vault.db, { days: 90, runs: 1, now, signal: AbortSignal.abort() })).rejects.toThrow(
    /abort/i,
  );
});

it("kept replies go after a day, calls of models with the runs", async () => {
  const { ctx, db } = vault;
  const accountId = ctx.account.id;
  const call = {
    accountId,
    agent: "main",
    provider: "openai",
    model: "m",
    outcome: "ok",
    latencyMs: 1,
  } as const;
  await ctx.db.tx(async (tx) => {
    for (const [key, days] of [
      ["old", 1.1],
      ["new", 0.9],
    ] as const)
      await tx.insert(idempotencyKeys).values({ accountId, key, fingerprint: "f", createdAt: ago(days) });
    for (const days of [91, 89])
      await tx.insert(modelCalls).values({ ...call, isFallback: false, at: ago(days) });
  });
  expect(await prune(db, { days: 90, runs: 2, now })).toMatchObject({ "kept replies": 1, "model calls": 1 });
  const left = await ctx.db.tx((tx) => tx.select({ key: idempotencyKeys.key }).from(idempotencyKeys));
  expect(left).toEqual([{ key: "new" }]);
});

it("an account that cannot be pruned does not hold up the others", async () => {
  const accountId = other.account.id;
  const owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
  const old = { key: "old", fingerprint: "f", createdAt: ago(2) };
  for (const { account, db } of [vault.ctx, other])
    await db.tx((tx) => tx.insert(idempotencyKeys).values({ accountId: account.id, ...old }));
  await owner.unsafe(`create function refuse() returns trigger language plpgsql as $$
      begin if old.account_id = '${accountId}' then raise 'damaged'; end if; return old; end $$;
    create trigger refuse before delete on idempotency_keys for each row execute function refuse();`);
  const pruned = await prune(vault.db, { days: 90, runs: 0, now });
  await owner.unsafe("drop trigger refuse on idempotency_keys; drop function refuse()");
  await owner.end();
  expect(pruned).toMatchObject({ "kept replies": 1, "engine rows": 0 });
  expect(await prune(vault.db, { days: 90, runs: 0, now })).toMatchObject({ "kept replies": 1 });
});

it("one process at a time", async () => {
  const owner = postgres(vault.databaseUrl, { max: 1 });
  await owner`select pg_advisory_lock(727004)`;
  expect(await prune(vault.db, { days: 90, runs: 2, now })).toBeNull();
  await owner.end();
  expect(await prune(vault.db, { days: 90, runs: 2, now })).not.toBeNull();
});

describeDeep("the engine's rows", () => {
  const given = working(1);

  it("of closed runs are deleted after a day; those of an open run stay", async () => {
    const { vault: worked, workers } = given;
    const owner = postgres(worked.databaseUrl, { max: 1, onnotice: () => {} });
    for (const name of ["one", "two", "three"])
      await addToInbox(worked.ctx, { filename: `${name}.md`, content: name });
    const done = () => owner`select 1 from dbos.workflow_status where status = 'SUCCESS'`;
    await until("all are processed", async () => (await done()).length === 3, 30_000);
    await Promise.all(workers.map((each) => each.end("SIGTERM")));
    const ids = (
      await owner<{ id: string }[]>`select workflow_uuid as id from dbos.workflow_status order by 1`
    ).map(({ id }) => id);
    const [gone, parked, young] = ids;
    const past = Date.now() - 2 * DAY;
    await owner`update dbos.workflow_status set completed_at = ${past} where workflow_uuid <> ${young ?? ""}`;
    await owner`update dbos.workflow_status set status = 'CANCELLED' where workflow_uuid = ${parked ?? ""}`;
    await owner`update workflow_runs set close_time = null, dispatched = false where run_id = ${parked ?? ""}`;

    const pruned = await prune(worked.db, { days: 90, runs: 2, now: new Date() });
    expect(pruned).toMatchObject({ "engine rows": 1, runs: 0 });
    const left = await owner<
      { id: string }[]
    >`select workflow_uuid as id from dbos.workflow_status order by 1`;
    expect(left.map(({ id }) => id)).toEqual([parked, young]);
    for (const table of ["operation_outputs", "workflow_input", "workflow_output"]) {
      const rows = await owner`select 1 from dbos.${owner(table)} where workflow_uuid = ${gone ?? ""}`;
      expect(rows, table).toHaveLength(0);
    }
    const steps = await owner`select 1 from dbos.operation_outputs where workflow_uuid = ${parked ?? ""}`;
    expect(steps.length).toBeGreaterThan(0);
    await owner.end();
  });
});
