import { hostname } from "node:os";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Api } from "../support/api";
import { type OwnService, startService } from "../support/own-service";
import type { TestAccount } from "../support/service";
import { until } from "../support/until";

let service: OwnService;
let account: TestAccount;
let api: Api;

beforeAll(async () => {
  service = await startService({ process: "api", worker: true });
  account = await service.account();
  api = account.api;
  await api.ok("addToInbox", { filename: "first.md", content: "Nothing in particular." });
  await until("the status has followed", async () =>
    (await runs()).some((run) => run.status.endsWith("COMPLETED")),
  );
});
afterAll(() => service.stop());

const runs = (query?: string) => api.ok("listWorkflows", query === undefined ? {} : { query });

const curator = async () => {
  const { workers } = await api.ok("workersStatus", {});
  const found = workers.find((worker) => worker.name === "curator");
  if (!found) throw new Error("no curator");
  return found;
};

test("status has a line for each worker, and what really happened", async () => {
  const status = await api.ok("workersStatus", {});
  expect(status.raw).toBe("curator: running\njanitor: running\ndistiller: running\nsurveyor: running");
  expect(status.processes).toBe(1);
  const { health, last_success, queue } = await curator();
  expect({ health, depth: queue.depth }).toEqual({ health: "idle", depth: 0 });
  expect(last_success).not.toBeNull();
});

test("down keeps work queued, up takes it on; only names some, by body or query", async () => {
  expect(await api.ok("workersDown", { only: "curator" })).toEqual({
    message: "Workers stopped",
    stopped: ["curator"],
  });
  await api.ok("addToInbox", { filename: "parked.md", content: "# Parked\n\nAttendees: Alice Chen" });
  await until("the status has followed", async () => (await curator()).queue.depth === 1);
  // What comes later to another worker is done: nothing was left to be taken.
  await api.ok("janitorScan", {});
  expect((await curator()).state).toBe("stopped");
  expect((await api.ok("listInbox", {})).files).toEqual(["parked.md"]);
  expect(await runs("ExecutionStatus = 'Running' AND ExecutionTime IS NULL")).toHaveLength(1);

  const up = await api.send("POST", "/workers/up?only=curator,janitor");
  expect(up.body).toEqual({ message: "Workers started", started: ["curator", "janitor"] });
  await until("the status has followed", async () => (await api.ok("listInbox", {})).files.length === 0);
  await until(
    "the status has followed",
    async () => (await runs("ExecutionStatus = 'Running'")).length === 0,
  );
});

test("an unknown worker is refused, and nothing changes", async () => {
  const refused = await api.refused("workersUp", { only: "curator,gardener" });
  expect(refused).toMatchObject({ status: 400, code: "VALIDATION_ERROR" });
  expect(refused.message).toContain("curator, janitor, distiller, surveyor");
});

test("a run is listed and described, with its steps, in Temporal's JSON", async () => {
  const [run] = await runs("WorkflowType = 'CuratorWorkflow' AND ExecutionStatus = 'Completed'");
  if (!run) throw new Error("no run");
  expect(run).toMatchObject({
    type: { name: "CuratorWorkflow" },
    status: "WORKFLOW_EXECUTION_STATUS_COMPLETED",
    taskQueue: "curator",
    closeTime: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
  });
  const { workflowId, runId } = run.execution;
  const described = await api.ok("describeWorkflow", { workflowId });
  expect(described.executionConfig.taskQueue.name).toBe("curator");
  expect(described.workflowExecutionInfo).toEqual(run);
  expect(described.result).toMatchObject({ state: "processed" });
  expect(described.closeEvent?.eventType).toBe("EVENT_TYPE_WORKFLOW_EXECUTION_COMPLETED");

  const { events, total, next_after } = await api.ok("workflowHistory", { workflowId, run_id: runId });
  expect(events.map((event) => Number(event.eventId))).toEqual(events.map((_, index) => index + 1));
  expect({ total, next_after }).toEqual({ total: events.length, next_after: null });
  expect(String(total)).toBe(run.historyLength);
  const steps = events.filter((event) => event.eventType === "EVENT_TYPE_ACTIVITY_TASK_COMPLETED");
  expect(steps.map((event) => event.activity)).toEqual(["plan", "apply"]);
});

test("a Link header names the next page", async () => {
  const first = await api.send<unknown[]>("GET", "/workflows?limit=1");
  expect(first.body).toHaveLength(1);
  const next = /<\/api\/v1([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1];
  const second = await api.send<unknown[]>("GET", next ?? "");
  expect(second.body).toHaveLength(1);
  expect(second.body).not.toEqual(first.body);
});

test("a bad filter says where; an unknown workflow and a wrong run are 404", async () => {
  const bad = await api.refused("listWorkflows", { query: "WorkflowType LIKE 'x'" });
  expect(bad).toMatchObject({ status: 400, code: "VALIDATION_ERROR" });
  expect(bad.message).toContain("position 14");
  expect((await api.refused("describeWorkflow", { workflowId: "nobody" })).status).toBe(404);
  const [run] = await runs();
  const wrong = { workflowId: run?.execution.workflowId ?? "", run_id: crypto.randomUUID() };
  expect((await api.refused("describeWorkflow", wrong)).status).toBe(404);
});

test("a waiting run can be cancelled, once, and its file stays in the inbox", async () => {
  await api.ok("workersDown", { only: "curator" });
  await api.ok("addToInbox", { filename: "unwanted.md", content: "Nothing." });
  await until(
    "the status has followed",
    async () => (await runs("ExecutionStatus = 'Running'")).length === 1,
  );
  const [run] = await runs("ExecutionStatus = 'Running'");
  const workflowId = run?.execution.workflowId ?? "";
  expect(
    (await api.ok("signalWorkflow", { workflowId, signal: "hello", input: { n: 1 } })).message,
  ).toContain(workflowId);
  expect((await api.ok("cancelWorkflow", { workflowId, reason: "not now" })).execution).toEqual(
    run?.execution,
  );
  expect((await api.refused("cancelWorkflow", { workflowId })).status).toBe(409);
  await api.ok("workersUp", {});
  await api.ok("addToInbox", { filename: "wanted.md", content: "Nothing." });
  const inbox = async () => (await api.ok("listInbox", {})).files;
  await until("what came later is done", async () => !(await inbox()).includes("wanted.md"));
  expect(await inbox()).toEqual(["unwanted.md"]);
  const described = await api.ok("describeWorkflow", { workflowId });
  expect(described.workflowExecutionInfo.status).toBe("WORKFLOW_EXECUTION_STATUS_CANCELED");
  expect(described.failure?.message).toBe("not now");
});

test("a process of another container is not taken for dead, whatever its host name and pid", async () => {
  const owner = postgres(service.databaseUrl, { max: 1 });
  const [worker] = await owner`select host from engine.processes where pid = ${service.worker?.pid ?? 0}`;
  const nobody = 2 ** 30;
  const processes = [
    { executor_id: "elsewhere", host: hostname(), pid: nobody },
    { executor_id: "dead", host: String(worker?.host), pid: nobody },
  ];
  await owner`insert into engine.processes ${owner(processes)}`;
  const ids = async () =>
    (await owner`select executor_id from engine.processes where pid = ${nobody}`).map(
      (row) => row.executor_id,
    );
  await until("the dead one is taken over", async () => !(await ids()).includes("dead"));
  expect(await ids()).toEqual(["elsewhere"]);
  await owner`delete from engine.processes where executor_id = 'elsewhere'`;
  await owner.end();
});

test("a worker whose process is gone shows as stalled, and its work continues when a new one starts", {
  timeout: 60_000,
}, async () => {
  await service.worker?.end("SIGKILL");
  const owner = postgres(service.databaseUrl, { max: 1 });
  // As if it had been gone for a while: a process counts as dead after 15 seconds.
  await owner`update engine.processes set heartbeat_at = now() - interval '15 seconds'`;
  await owner.end();
  await until("the status has followed", async () => (await curator()).health === "stalled", 20_000);
  await api.ok("addToInbox", { filename: "later.md", content: "Later." });
  await service.worker?.start();
  await until(
    "the status has followed",
    async () => !(await api.ok("listInbox", {})).files.includes("later.md"),
  );
});

test("another account sees none of it", async () => {
  const other = await service.account();
  expect(await other.api.ok("listWorkflows", {})).toEqual([]);
  const [run] = await runs();
  const hidden = await other.api.refused("describeWorkflow", { workflowId: run?.execution.workflowId ?? "" });
  expect(hidden.status).toBe(404);
});
