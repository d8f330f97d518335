import { rename } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { type Event, emit, pruneEvents } from "@/lib/events";
import { readAfter, startOf } from "@/lib/events/feed/read";
import { storeSweep } from "@/lib/janitor/sweeps/store";
import { closeRun, insertRun } from "@/lib/runs";
import { bulkRecords, createRecord, deleteRecord, editRecord, moveRecord, reconcile } from "@/lib/vault";
import { reconcileFiles } from "@/lib/vault/reconcile";
import { until } from "@/tests/support/until";
import { openVault, type TestVault, writeInto } from "@/tests/support/vault";

const OLDEST = { transaction: "0", position: 0 };

let vault: TestVault;
let ctx: Context;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  ctx = await vault.another();
  await reconcile(ctx);
});

/** Transactions of other tests, in other databases of the server, hold events back for a moment. */
async function read(of: Context, after = OLDEST) {
  await until("nothing is held back", async () => !(await readAfter(of, after)).isHeldBack);
  return readAfter(of, after);
}

const eventsOf = async (of = ctx): Promise<Event[]> =>
  (await read(of)).events.map(({ body }) => JSON.parse(body));
const emitted = async () => (await eventsOf()).map(({ type, data }) => [type, data]);

const emitNote = (path: string) =>
  ctx.db.tx((tx) => emit(ctx, tx, { type: "record.created", data: { path } }));

describe("an event", () => {
  it("is emitted for each change of a record, with who made it", async () => {
    await createRecord(ctx, { type: "note", name: "A", body: "one" });
    await editRecord(ctx, { path: "note/A", set: { status: "draft" }, body_append: "two" });
    await moveRecord(ctx, { path: "note/A", name: "B" });
    await deleteRecord(ctx, { path: "note/B" });
    expect(await emitted()).toEqual([
      ["record.created", { path: "note/A.md" }],
      ["record.changed", { path: "note/A.md", fields: ["status", "body"] }],
      ["record.moved", { path: "note/B.md", from: "note/A.md" }],
      ["record.deleted", { path: "note/B.md" }],
    ]);
    const [first] = await eventsOf();
    expect(first?.actor).toEqual(ctx.actor);
  });

  it("does not claim to know the fields whose links a move has rewritten", async () => {
    await createRecord(ctx, { type: "note", name: "Moved" });
    await createRecord(ctx, { type: "note", name: "Linking", fields: { related: ["[[Moved]]"] } });
    await moveRecord(ctx, { path: "note/Moved", name: "Moved away" });
    expect(await emitted()).toContainEqual(["record.changed", { path: "note/Linking.md" }]);
  });

  it("is emitted for what other programs change on the disk, by a walk and by single files", async () => {
    await createRecord(ctx, { type: "note", name: "Ours" });
    const write = (path: string, text: string) => writeAt(ctx, path, text);
    write("note/Walked.md", "one");
    await reconcile(ctx);
    write("note/Walked.md", "two, and longer");
    await reconcileFiles(ctx, ["note/Walked.md", "note/Ours.md"]);
    await rename(join(ctx.account.vaultDir, "note/Walked.md"), join(ctx.account.vaultDir, "note/Renamed.md"));
    await reconcileFiles(ctx, ["note/Walked.md", "note/Renamed.md"]);
    write("picture.png", "no record");
    await reconcile(ctx);
    await rename(join(ctx.account.vaultDir, "note/Renamed.md"), join(ctx.account.vaultDir, "note/Again.md"));
    await reconcile(ctx);
    expect((await emitted()).slice(1)).toEqual([
      ["record.created", { path: "note/Walked.md" }],
      ["record.changed", { path: "note/Walked.md" }],
      ["record.moved", { path: "note/Renamed.md", from: "note/Walked.md" }],
      ["record.moved", { path: "note/Again.md", from: "note/Renamed.md" }],
    ]);
    expect((await eventsOf()).at(-1)?.actor).toMatchObject({ type: "user", label: "on the disk" });
  });

  it("is not emitted for the files that a vault has when it is first read", async () => {
    const fresh = await vault.another();
    writeAt(fresh, "note/Old.md", "text");
    await reconcile(fresh);
    expect(await eventsOf(fresh)).toEqual([]);
  });

  it("is none of a change that failed", async () => {
    await createRecord(ctx, { type: "note", name: "Once" });
    await expect(createRecord(ctx, { type: "note", name: "Once" })).rejects.toThrow();
    const failed = ctx.db.tx(async (tx) => {
      await emit(ctx, tx, { type: "record.created", data: { path: "note/Never.md" } });
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    expect(await emitted()).toEqual([["record.created", { path: "note/Once.md" }]]);
  });

  it("is emitted when a run completes or fails, not when it is canceled", async () => {
    const run = { type: "JanitorWorkflow", taskQueue: "janitor", input: {}, trigger: "manual" } as const;
    const end = (workflowId: string, ending: Parameters<typeof closeRun>[3]) =>
      ctx.db.tx(async (tx) => {
        const { runId } = await insertRun(ctx, tx, { ...run, workflowId });
        await closeRun(ctx, tx, runId, ending);
      });
    await end("good", { status: "COMPLETED", result: {} });
    await end("bad", { status: "FAILED", failure: "no room" });
    await end("ended", { status: "CANCELED" });
    const own = { workflow_type: "JanitorWorkflow", run_id: expect.any(String) };
    expect(await emitted()).toEqual([
      ["run.completed", { workflow_id: "good", ...own }],
      ["run.failed", { workflow_id: "bad", ...own, failure: "no room" }],
    ]);
  });

  it("is emitted for issues that the last scan did not have, at most a hundred of a scan", async () => {
    const when = { startedAt: new Date(), finishedAt: new Date(), byCode: {}, bySeverity: {} };
    const counts = { isFix: false, filesScanned: 1, issuesFound: 1, issuesFixed: 0 };
    const scan = (...ids: string[]) =>
      ctx.db.tx((tx) => {
        const sweep = { accountId: ctx.account.id, sweepId: crypto.randomUUID(), ...when, ...counts };
        const issue = {
          code: "STUB001",
          severity: "info",
          path: "note/A.md",
          message: "",
          detail: "",
        } as const;
        const issues = ids.map((id) => ({ ...issue, id, cause: "", suggested_fix: "", at: 0 }));
        return storeSweep(ctx, tx, sweep, issues);
      });
    await scan("a");
    await scan("a", "b");
    expect((await eventsOf()).map(({ data }) => data.id)).toEqual(["a", "b"]);
    await scan(...Array.from({ length: 150 }, (_, n) => `n${n}`));
    const events = await eventsOf();
    expect(events).toHaveLength(102);
    expect(events.at(-1)?.data.new_issues).toBe(150);
  });

  it("needs one statement for many records, and loses none of them", async () => {
    const before = await inserts();
    const records = Array.from({ length: 300 }, (_, n) => ({
      op: "create" as const,
      type: "note" as const,
      name: `N${n}`,
    }));
    await bulkRecords(ctx, { records });
    expect((await inserts()) - before).toBe(1);
    const first = await read(ctx);
    expect([first.events.length, first.isFull]).toEqual([200, true]);
    const rest = await read(ctx, first.events.at(-1));
    expect([rest.events.length, rest.isFull]).toEqual([100, false]);
  });
});

describe("the feed", () => {
  it("skips no event of a transaction that commits late, and has none of another account", async () => {
    const [begun, release] = [gate(), gate()];
    const late = ctx.db.tx(async (tx) => {
      await emit(ctx, tx, { type: "record.created", data: { path: "late.md" } });
      begun.open();
      await release.passed;
    });
    await begun.passed;
    const { position } = await startOf(ctx, null);
    await emitNote("early.md");
    const held = await readAfter(ctx, position);
    expect([held.events, held.isHeldBack]).toEqual([[], true]);
    release.open();
    await late;
    const { events } = await read(ctx, position);
    expect(events.map(({ body }) => JSON.parse(body).data.path)).toEqual(["late.md", "early.md"]);
    expect(await eventsOf(await vault.another())).toEqual([]);
  });

  it("keeps seven days and the newest event, and says what may be missing", async () => {
    for (const path of ["1.md", "2.md", "3.md"]) await emitNote(path);
    const [first, , third] = (await read(ctx)).events;
    if (!first || !third) throw new Error("there are three events");
    expect((await startOf(ctx, first)).hasMissed).toBe(false);
    const prune = (days: number) => {
      const now = new Date(Date.now() + days * 86_400_000);
      return ctx.db.tx((tx) => pruneEvents(tx, ctx.account.id, now, 500));
    };
    expect(await prune(6)).toBe(0);
    expect(await prune(8)).toBe(2);
    expect(await emitted()).toEqual([["record.created", { path: "3.md" }]]);
    expect((await startOf(ctx, third)).hasMissed).toBe(false);
    expect(await startOf(ctx, first)).toEqual({ position: OLDEST, hasMissed: true });
  });

  it("is read again by clients of a database that was loaded into another server", async () => {
    await emitNote("1.md");
    await ctx.db.tx((tx) => tx.execute(sql`update events set transaction = '99999999999'::xid8`));
    const ahead = { transaction: "99999999999", position: 1 };
    expect(await read(ctx)).toEqual({ events: [], isFull: false, isHeldBack: false });
    await emitNote("2.md");
    expect(await startOf(ctx, ahead)).toEqual({ position: OLDEST, hasMissed: true });
    expect(await ctx.db.tx((tx) => pruneEvents(tx, ctx.account.id, new Date(), 500))).toBe(1);
    expect(await emitted()).toEqual([["record.created", { path: "2.md" }]]);
  });
});

/** What one waits for until another opens it. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}

/** Transactions that have added events: each change has one. */
const inserts = async (): Promise<number> => {
  const [row] = await ctx.db.tx((tx) =>
    tx.execute<{ n: number }>(sql`select count(distinct transaction)::int as n from events`),
  );
  return row?.n ?? 0;
};

const writeAt = (of: Context, path: string, text: string) => writeInto(of.account.vaultDir, path, text);
