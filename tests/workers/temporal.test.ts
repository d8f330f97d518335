import { historyFromJSON } from "@temporalio/common/lib/proto-utils";
import { temporal } from "@temporalio/proto";
import { Type } from "protobufjs";
import { fromJson } from "protobufjs/ext/protojson";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import {
  addEvents,
  closeRun,
  countWorkflows,
  describeWorkflow,
  insertRun,
  listWorkflows,
  workflowHistory,
  workflowRuns,
} from "@/lib/runs";
import { openVault, type TestVault } from "@/tests/support/vault";

const STARTED = new Date("2026-01-02T12:00:00.000Z");
const BEGUN = new Date("2026-01-02T12:00:07.000Z");
const CLOSED = new Date("2026-01-02T12:00:08.250Z");

let vault: TestVault;
let ctx: Context;
let now = STARTED;

beforeAll(async () => {
  vault = await openVault({ now: () => now });
  ctx = vault.ctx;
  const run = { taskQueue: "janitor", input: { fix: true }, trigger: "manual" } as const;
  await ctx.db.tx(async (tx) => {
    const { runId } = await insertRun(ctx, tx, { ...run, type: "JanitorWorkflow", workflowId: "scan" });
    await tx.update(workflowRuns).set({ executionTime: BEGUN });
    await addEvents(ctx, tx, runId, [{ type: "ACTIVITY_TASK_STARTED", step: "scan", attempt: 1 }]);
    now = CLOSED;
    await closeRun(ctx, tx, runId, { status: "COMPLETED", result: { issues_found: 3 } });
    await insertRun(ctx, tx, { ...run, type: "DistillerWorkflow", workflowId: "distiller" });
    const unbegun = await insertRun(ctx, tx, { ...run, type: "JanitorWorkflow", workflowId: "unbegun" });
    await closeRun(ctx, tx, unbegun.runId, { status: "CANCELED" });
  });
});
afterAll(() => vault.close());

/** What a client receives. */
const json = (reply: object) => JSON.parse(JSON.stringify(reply));

const listed = async (query: string) =>
  (await listWorkflows(ctx, { query })).runs.map(({ execution }) => execution.workflowId);

/** Reads JSON as Temporal's SDK does, into plain objects. */
function decode(type: unknown, reply: object): Record<string, unknown> {
  if (!(type instanceof Type)) throw new Error("no type of Temporal's");
  const message = fromJson(type, json(reply), { ignoreUnknownFields: true });
  return type.toObject(message ?? {}, { enums: String, longs: String });
}

const EXPECTED = {
  execution: { workflowId: "scan" },
  type: { name: "JanitorWorkflow" },
  status: "WORKFLOW_EXECUTION_STATUS_COMPLETED",
  taskQueue: "janitor",
  historyLength: "3",
  startTime: { seconds: String(STARTED.getTime() / 1000) },
  executionTime: { seconds: String(BEGUN.getTime() / 1000) },
  closeTime: { nanos: 250_000_000 },
  executionDuration: { seconds: "1", nanos: 250_000_000 },
};

it("Temporal's decoder reads a run as it is listed and described", async () => {
  const { runs } = await listWorkflows(ctx, { query: "WorkflowId = 'scan'" });
  const decoded = runs.map((run) => decode(temporal.api.workflow.v1.WorkflowExecutionInfo, run));
  expect(decoded).toMatchObject([EXPECTED]);
  const described = await describeWorkflow(ctx, { workflowId: "scan" });
  const type = temporal.api.workflowservice.v1.DescribeWorkflowExecutionResponse;
  expect(decode(type, described)).toMatchObject({
    executionConfig: { taskQueue: { name: "janitor", kind: "TASK_QUEUE_KIND_NORMAL" } },
    workflowExecutionInfo: EXPECTED,
  });
  const open = decode(type, await describeWorkflow(ctx, { workflowId: "distiller" }));
  expect(open).toMatchObject({ workflowExecutionInfo: { status: "WORKFLOW_EXECUTION_STATUS_RUNNING" } });
});

it("Temporal's decoder reads the history", async () => {
  const { events } = historyFromJSON(json(await workflowHistory(ctx, { workflowId: "scan" })));
  expect(events?.map(({ eventId }) => String(eventId))).toEqual(["1", "2", "3"]);
  const [first, step, last] = events ?? [];
  expect(first?.workflowExecutionStartedEventAttributes?.workflowType?.name).toBe("JanitorWorkflow");
  expect(step?.activityTaskStartedEventAttributes?.attempt).toBe(1);
  const result = last?.workflowExecutionCompletedEventAttributes?.result?.payloads?.[0]?.data;
  expect(JSON.parse(Buffer.from(result ?? []).toString())).toEqual({ issues_found: 3 });
});

it("a duration is the time from execution to close, and an open run has no length of its history", async () => {
  expect(await listed("ExecutionDuration = '1250ms'")).toEqual(["scan"]);
  expect(await listed("ExecutionDuration IS NOT NULL")).toEqual(["scan"]);
  expect(await listed("HistoryLength IS NULL")).toEqual(["distiller"]);
  expect(await listed("HistoryLength = 3")).toEqual(["scan"]);
  expect((await listed("HistoryLength >= 0")).toSorted()).toEqual(["scan", "unbegun"]);
});

it("takes statuses by number, times in nanoseconds and an order by status", async () => {
  expect(await listed("ExecutionStatus = 2")).toEqual(["scan"]);
  expect(await listed("ExecutionStatus IN (1, 4) ORDER BY ExecutionStatus")).toEqual([
    "unbegun",
    "distiller",
  ]);
  expect(await listed(`StartTime = ${STARTED.getTime()}000000`)).toEqual(["scan"]);
  expect(await listed(`CloseTime < ${STARTED.getTime()}000000`)).toEqual([]);
  expect(await listed("ORDER BY ExecutionStatus DESC")).toEqual(["distiller", "scan", "unbegun"]);
});

it("counts runs, in all and by an attribute", async () => {
  expect(await countWorkflows(ctx, {})).toEqual({ count: "3" });
  expect(await countWorkflows(ctx, { query: "ExecutionStatus = 'Failed'" })).toEqual({ count: "0" });
  const query = "TaskQueue = 'janitor' ORDER BY StartTime";
  const group = (value: string, count: string) => ({ groupValues: [value], count });
  expect(await countWorkflows(ctx, { query, group_by: "WorkflowType" })).toEqual({
    count: "3",
    groups: [group("JanitorWorkflow", "2"), group("DistillerWorkflow", "1")],
  });
  expect(await countWorkflows(ctx, { group_by: "ExecutionStatus" })).toEqual({
    count: "3",
    groups: [group("Canceled", "1"), group("Completed", "1"), group("Running", "1")],
  });
});

it("counts the runs of this account only", async () => {
  expect(await countWorkflows(await vault.another(), { group_by: "TaskQueue" })).toEqual({
    count: "0",
    groups: [],
  });
});
