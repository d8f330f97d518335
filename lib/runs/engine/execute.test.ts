import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { invalid, KvError, notFound } from "@/lib/core/errors";
import { openVault, type TestVault } from "@/tests/support/vault";
import { defineWorkflow } from "../definition";
import { insertRun } from "../rows/start";
import { awaitRun } from "../rows/wait";
import { workflowEvents, workflowRuns } from "../tables/runs";
import { executeRun, type StepRunner } from "./execute";

let vault: TestVault;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const input = z.strictObject({ name: z.string(), count: z.int().max(3) });
const done: unknown[] = [];
/** What the step throws, by the name in the input. */
const failures = new Map<string, Error>([
  ["invalid", invalid("name", "must be another")],
  ["missing", notFound("Not there")],
  ["busy", new KvError("UNAVAILABLE", "The provider is busy")],
  ["broken", new TypeError("x is not a function")],
]);

const workflow = defineWorkflow({
  type: "CountWorkflow",
  queue: "curator",
  purpose: "Counts",
  input,
  runInput: input,
  prepare: async (_ctx, _tx, given) => ({ workflowId: given.name, input: given }),
  run: (_ctx, step, given) =>
    step("count", async () => {
      const failure = failures.get(given.name);
      if (failure) throw failure;
      done.push(given);
    }),
  onCanceled: async (_ctx, given) => {
    done.push(given);
  },
});

const runStep: StepRunner = (_name, work) => work(1);

/** Stores a run with this input, as an earlier version may have, executes it, and returns its row and its events. */
async function execute(stored: Record<string, unknown>, cancel = false) {
  const { ctx } = vault;
  const request = { type: workflow.type, taskQueue: "curator", workflowId: crypto.randomUUID() };
  const { runId } = await ctx.db.tx((tx) =>
    insertRun(ctx, tx, { ...request, input: stored, trigger: "manual" }),
  );
  const whereRun = eq(workflowRuns.runId, runId);
  if (cancel)
    await ctx.db.tx((tx) =>
      tx.update(workflowRuns).set({ status: "CANCELED", closeTime: new Date() }).where(whereRun),
    );
  await executeRun(workflow, ctx, runId, runStep);
  return ctx.db.tx(async (tx) => {
    const [run] = await tx.select().from(workflowRuns).where(whereRun);
    const events = await tx.select().from(workflowEvents).where(eq(workflowEvents.runId, runId));
    return { run, runId, types: events.map(({ type }) => type), last: events.at(-1)?.detail };
  });
}

it("a stored input that fits its workflow is worked on", async () => {
  const { run, types } = await execute({ name: "a", count: 3 });
  expect(run).toMatchObject({ status: "COMPLETED", failure: null });
  expect(types).toContain("ACTIVITY_TASK_COMPLETED");
  expect(done.splice(0)).toEqual([{ name: "a", count: 3 }]);
});

it.each([
  [{ name: "a", count: 4 }, /count/],
  [{ name: "a" }, /count/],
  [{ name: 1, count: 1 }, /name/],
  [{ name: "a", count: 1, removed: true }, /removed/],
  [{}, /name/],
])("a run whose stored input no longer fits fails before its first step: %j", async (stored, field) => {
  const { run, types } = await execute(stored);
  expect(run?.status).toBe("FAILED");
  expect(run?.failure).toMatch(/^The stored input of this run is invalid for CountWorkflow: /);
  expect(run?.failure).toMatch(field);
  expect(types).not.toContain("ACTIVITY_TASK_STARTED");
  expect(types.at(-1)).toBe("WORKFLOW_EXECUTION_FAILED");
  expect(done).toEqual([]);
});

it.each([
  ["invalid", "VALIDATION_ERROR", "must be another", [{ path: "name", message: "must be another" }]],
  ["missing", "NOT_FOUND", "Not there", undefined],
  ["busy", "EXEC_ERROR", "The provider is busy", undefined],
  ["broken", "EXEC_ERROR", "x is not a function", undefined],
])(
  "who waits for a run gets the code of an error about the request: %s",
  async (name, code, reason, details) => {
    const { run, runId, last } = await execute({ name, count: 1 });
    expect(run).toMatchObject({ status: "FAILED", failure: reason });
    expect(last?.code).toBe((failures.get(name) as Partial<KvError>).code);
    const execution = { workflowId: run?.workflowId ?? "", runId };
    const thrown = await awaitRun(vault.ctx, execution, 0).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ code, cause: { message: reason } });
    expect((thrown as KvError).message).toBe(`The run ${runId} of ${execution.workflowId} failed: ${reason}`);
    expect((thrown as KvError).details).toEqual(details);
    // What is about the request refused it: its Idempotency-Key is for the corrected one.
    expect((thrown as KvError).mayBeDone).toBe(code === "EXEC_ERROR");
  },
);

it("who waits for a run that is canceled learns whether it had begun", async () => {
  const canceled = async (executionTime: Date | null) => {
    const { run, runId } = await execute({ name: "a", count: 1 }, true);
    await vault.ctx.db.tx((tx) =>
      tx.update(workflowRuns).set({ executionTime }).where(eq(workflowRuns.runId, runId)),
    );
    done.splice(0);
    return awaitRun(vault.ctx, { workflowId: run?.workflowId ?? "", runId }, 0);
  };
  await expect(canceled(new Date())).rejects.toMatchObject({ code: "CONFLICT", mayBeDone: true });
  await expect(canceled(null)).rejects.toMatchObject({ code: "CONFLICT", mayBeDone: false });
});

it("a canceled run is cleaned up only with an input that fits", async () => {
  await execute({ name: "a", count: 1 }, true);
  expect(done.splice(0)).toEqual([{ name: "a", count: 1 }]);
  const { run } = await execute({ name: "a" }, true);
  expect(run?.status).toBe("CANCELED");
  expect(done).toEqual([]);
});
