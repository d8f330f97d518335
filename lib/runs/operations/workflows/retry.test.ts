import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { audit, listAudit } from "@/lib/audit";
import {
  closeRun,
  defineWorkflow,
  describeWorkflow,
  insertRun,
  retryWorkflow,
  runValues,
  starterOf,
} from "@/lib/runs";
import { openVault, type TestVault } from "@/tests/support/vault";
import { withWorkflows } from "@/tests/support/with-workflows";

let vault: TestVault;

const input = z.strictObject({ name: z.enum(["Ada", "Bob"]) });

const greeter = (type: string, more: { retryInstead?: string } = {}) =>
  defineWorkflow({
    type,
    queue: "janitor",
    purpose: "Says hello",
    input,
    runInput: input,
    prepare: async (_ctx, _tx, given) => ({ workflowId: type, input: given }),
    run: async () => ({}),
    ...more,
  });

withWorkflows([greeter("Greeter"), greeter("Mover", { retryInstead: "The file has been moved" })]);
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const ENDS = {
  FAILED: { status: "FAILED", failure: "no" },
  COMPLETED: { status: "COMPLETED", result: {} },
  CANCELED: { status: "CANCELED" },
} as const;

/** A run that ended so; open without an end. */
async function run(
  workflowId: string,
  status: keyof typeof ENDS | null,
  { type = "Greeter", name = "Ada" } = {},
): Promise<string> {
  const { ctx } = vault;
  return ctx.db.tx(async (tx) => {
    const request = { type, taskQueue: "janitor", workflowId, input: { name }, trigger: "schedule" } as const;
    const { runId } = await insertRun(ctx, tx, request);
    if (status) await closeRun(ctx, tx, runId, ENDS[status]);
    return runId;
  });
}

const retry = (workflowId: string, run_id?: string) => retryWorkflow(vault.ctx, { workflowId, run_id });

it("starts a new run with the same input, and says in the audit log of which run", async () => {
  const failed = await run("again", "FAILED");
  const { execution, reused } = await retry("again", failed);
  expect(reused).toBe(false);
  expect(execution.runId).not.toBe(failed);
  const next = await describeWorkflow(vault.ctx, { workflowId: "again", run_id: execution.runId });
  expect(next.input).toEqual({ name: "Ada" });
  expect((await runValues(vault.ctx, [execution.runId])).get(execution.runId)).toMatchObject({
    trigger: "manual",
    result: undefined,
  });
  expect(await retry("again", failed)).toMatchObject({ execution, reused: true });
  const { entries } = await listAudit(vault.ctx, { action: "workflow.start", subject: "again" });
  expect(entries.map(({ detail }) => [detail.retryOf, detail.reused])).toEqual([
    [failed, true],
    [failed, false],
  ]);
});

it("retries canceled runs, and no open or completed ones", async () => {
  await run("canceled", "CANCELED");
  expect((await retry("canceled")).reused).toBe(false);
  await run("open", null);
  await expect(retry("open")).rejects.toThrow("still open");
  await run("completed", "COMPLETED");
  await expect(retry("completed")).rejects.toMatchObject({ code: "CONFLICT" });
  await run("moved", "FAILED", { type: "Mover" });
  await expect(retry("moved")).rejects.toThrow("The file has been moved");
  await run("old", "FAILED", { name: "Eve" });
  await expect(retry("old")).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  await run("gone", "FAILED", { type: "Gone" });
  await expect(retry("gone")).rejects.toThrow('"Gone" is not a workflow type');
  const other = await vault.another();
  await expect(retryWorkflow(other, { workflowId: "canceled" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("names who started a run, not who joined it", async () => {
  const { ctx } = vault;
  const runId = await run("named", null);
  expect(await starterOf(ctx, "named", runId)).toBeNull();
  for (const label of ["Ada", "Bob"]) {
    const by = { ...ctx, actor: { ...ctx.actor, label } };
    const entry = { action: "workflow.start", subject: "named", detail: { runId } };
    await ctx.db.tx((tx) => audit(by, tx, entry));
  }
  expect(await starterOf(ctx, "named", runId)).toBe("Ada");
});
