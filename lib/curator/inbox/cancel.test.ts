import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  addEvents,
  cancelWorkflow,
  closeRun,
  describeWorkflow,
  holdOpen,
  listWorkflows,
  RunClosed,
  startRun,
  workflowRuns,
} from "@/lib/runs";
import { addBulkToInbox, inboxStates } from "@/lib/vault";
import { until } from "@/tests/support/until";
import { shareVault, type TestVault } from "@/tests/support/vault";
import "@/lib/wiring";
import { startFileRun } from "./file-runs";
import { startRuns } from "./start-runs";
import { inboxWorkflow, processInput } from "./workflow";

let all: TestVault;
let vault: TestVault;

beforeAll(async () => {
  all = await shareVault();
});
afterAll(() => all.close());
beforeEach(async () => {
  vault = await all.beside();
});

const workflowId = "curator-inbox";

const startInbox = async () =>
  (await vault.ctx.db.tx((tx) => startRun(vault.ctx, tx, inboxWorkflow, processInput.parse({})))).runId;

async function add(...names: string[]) {
  const files = names.map((filename) => ({ filename, content: `Call with ${filename}` }));
  await addBulkToInbox(vault.ctx, { files });
  return (await inboxStates(vault.ctx)).files.map(({ id, filename }) => ({ id, filename, size: 20 }));
}

const runOf = async (inboxId: string) =>
  await describeWorkflow(vault.ctx, { workflowId: `curator-${inboxId}` });
const statusOf = async (inboxId: string) =>
  (await runOf(inboxId)).workflowExecutionInfo.status.replace("WORKFLOW_EXECUTION_STATUS_", "");

it("takes along the open runs that it started, and leaves those that are done", async () => {
  const { ctx } = vault;
  const parent = await startInbox();
  const files = await add("a.md", "b.md", "c.md");
  await startRuns(ctx, files, { trigger: "manual", jobs: 2, parentRunId: parent });
  const [done, ...open] = files.map(({ id }) => id);
  const doneRun = (await runOf(done ?? "")).workflowExecutionInfo;
  expect(doneRun.parentExecution).toEqual({ workflowId, runId: parent });
  await ctx.db.tx((tx) => closeRun(ctx, tx, doneRun.execution.runId, { status: "COMPLETED", result: null }));
  await cancelWorkflow(ctx, { workflowId, reason: "not now" });
  expect(await statusOf(done ?? "")).toBe("COMPLETED");
  for (const id of open) {
    expect(await statusOf(id)).toBe("CANCELED");
    expect((await runOf(id)).failure?.message).toBe("curator-inbox, which started it, was canceled: not now");
  }
  const { runs } = await listWorkflows(ctx, { query: `ParentRunId = '${parent}'` });
  expect(runs.map(({ type }) => type.name)).toEqual(Array(3).fill("CuratorWorkflow"));
});

it("takes along what waited in the queue before, and no run that another has begun", async () => {
  const { ctx } = vault;
  const [waiting, begun] = await add("a.md", "b.md");
  if (!waiting || !begun) throw new Error("No files");
  await startRuns(ctx, [waiting, begun], { trigger: "watch", jobs: 1 });
  await ctx.db.tx((tx) =>
    tx
      .update(workflowRuns)
      .set({ dispatched: true })
      .where(eq(workflowRuns.workflowId, `curator-${begun.id}`)),
  );
  const parentRunId = await startInbox();
  await startRuns(ctx, [waiting, begun], { trigger: "manual", jobs: 1, parentRunId });
  await cancelWorkflow(ctx, { workflowId });
  expect([await statusOf(waiting.id), await statusOf(begun.id)]).toEqual(["CANCELED", "RUNNING"]);
});

it("starts nothing once it is canceled, and cancels what it was just starting", async () => {
  const { ctx } = vault;
  const [file] = await add("a.md");
  if (!file) throw new Error("No file");
  const parentRunId = await startInbox();
  let isHeld = false;
  const starting = ctx.db.tx(async (tx) => {
    await holdOpen(ctx, tx, parentRunId);
    isHeld = true;
    await until("the cancellation waits", async () => {
      const [waits] = await tx.execute(sql`select from pg_locks where not granted`);
      return waits !== undefined;
    });
    await startFileRun(ctx, tx, file.id, { trigger: "manual", partitionKey: "", parentRunId });
  });
  await until("the run is held open", async () => isHeld);
  await Promise.all([starting, cancelWorkflow(ctx, { workflowId })]);
  expect(await statusOf(file.id)).toBe("CANCELED");
  const again = startRuns(ctx, [file], { trigger: "manual", jobs: 1, parentRunId });
  await expect(again).rejects.toBeInstanceOf(RunClosed);
  expect(await ctx.db.tx((tx) => addEvents(ctx, tx, parentRunId, [{ type: "MARKER_RECORDED" }]))).toBe(false);
});
