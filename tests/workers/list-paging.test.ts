import { afterAll, beforeAll, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { closeRun, insertRun, listWorkflows } from "@/lib/runs";
import { shareVault, type TestVault } from "@/tests/support/vault";

let vault: TestVault;
let ctx: Context;
beforeAll(async () => {
  vault = await shareVault();
  ctx = vault.ctx;
});
afterAll(() => vault.close());

const run = { type: "JanitorWorkflow", taskQueue: "janitor", input: {}, trigger: "manual" } as const;
const idsOf = ({ runs }: Awaited<ReturnType<typeof listWorkflows>>) =>
  runs.map(({ execution }) => execution.workflowId);
const start = (workflowId: string) => ctx.db.tx((tx) => insertRun(ctx, tx, { ...run, workflowId }));

it("a page has the runs after the last one, though those before it left the list and others came", async () => {
  for (let n = 0; n < 9; n += 1) await start(`run-${n}`);
  const query = "ExecutionStatus = 'Running'";
  const all = idsOf(await listWorkflows(ctx, { query }));
  const first = await listWorkflows(ctx, { query, limit: 3 });
  expect(idsOf(first)).toEqual(all.slice(0, 3));
  const runId = first.runs[0]?.execution.runId ?? "";
  await ctx.db.tx((tx) => closeRun(ctx, tx, runId, { status: "COMPLETED", result: null }));
  await start("late");
  const second = await listWorkflows(ctx, { query, limit: 3, cursor: first.nextCursor ?? "" });
  expect(idsOf(second)).toEqual(all.slice(3, 6));
  const third = await listWorkflows(ctx, { query, limit: 3, cursor: second.nextCursor ?? "" });
  expect([idsOf(third), third.nextCursor]).toEqual([all.slice(6), null]);
});

it("pages in another order list what had started when the first was read", async () => {
  const query = "ORDER BY WorkflowId";
  const all = idsOf(await listWorkflows(ctx, { query }));
  const listed: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listWorkflows(ctx, { query, limit: 4, ...(cursor && { cursor }) });
    listed.push(...idsOf(page));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  expect(listed).toEqual(all);
});

it("refuses the cursor of a list in another order", async () => {
  const pages = [{ limit: 2 }, { limit: 2, query: "ORDER BY WorkflowId" }];
  const [newest, byId] = await Promise.all(pages.map((input) => listWorkflows(ctx, input)));
  const refusal = { code: "VALIDATION_ERROR", message: "belongs to another order: start again without it" };
  for (const input of [
    { cursor: byId?.nextCursor ?? "" },
    { cursor: newest?.nextCursor ?? "", query: "ORDER BY WorkflowId" },
  ]) {
    await expect(listWorkflows(ctx, input)).rejects.toMatchObject(refusal);
  }
});

it.each(["nonsense", "", Buffer.from("1 2 3").toString("base64url")])(
  "refuses the cursor %j",
  async (cursor) => {
    await expect(listWorkflows(ctx, { cursor })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  },
);
