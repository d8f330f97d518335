import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { schedules } from "@/lib/runs/tables/schedules";
import type { Api, OutputOf } from "../support/api";
import { itDeep } from "../support/deep";
import { serve } from "../support/serve";
import type { TestAccount } from "../support/service";
import { until } from "../support/until";

const served = serve({ worker: true });
let account: TestAccount;
let api: Api;

beforeEach(async () => {
  account = await served.service.account();
  api = account.api;
  // By hand only: so the test says when files are taken.
  await api.ok("workersDown", {});
});

const send = (...names: string[]) =>
  api.ok("addBulkToInbox", {
    files: names.map((filename) => ({
      filename,
      content: `# ${filename}\n\nAttendees: Alice Chen, Bob Ray`,
    })),
  });
const waiting = async () => (await api.ok("listInbox", {})).files;
const runningNow = async () =>
  (await api.ok("listWorkflows", { query: "ExecutionStatus = 'Running'" })).length;
const stateOf = ({ files }: OutputOf<"processInbox">) =>
  files.map(({ filename, state }) => [filename, state]);

test("a stopped curator processes waiting files when asked to, and reports the results", async () => {
  await send("a.md", "b.md", "c.md");
  const reply = await api.ok("processInbox", {});
  expect(reply).toMatchObject({ processed: 3, skipped: 0, failed: 0, reused: false });
  expect(stateOf(reply)).toEqual([
    ["a.md", "processed"],
    ["b.md", "processed"],
    ["c.md", "processed"],
  ]);
  const people = reply.files.flatMap((file) => file.records).filter(({ path }) => path.startsWith("person/"));
  expect(people.filter(({ action }) => action === "created")).toHaveLength(2);
  expect(await waiting()).toEqual([]);
  const run = await api.ok("describeWorkflow", {
    workflowId: reply.execution.workflowId,
    run_id: reply.execution.runId,
  });
  expect(run.result).toMatchObject({ processed: 3 });
  expect(run.workflowExecutionInfo.type.name).toBe("InboxWorkflow");
});

itDeep("a limit leaves the youngest, and says how many", async () => {
  await send("a.md");
  await send("b.md", "c.md");
  const reply = await api.ok("processInbox", { limit: 1 });
  expect(reply).toMatchObject({ processed: 1, skipped: 2 });
  expect(stateOf(reply)).toEqual([["a.md", "processed"]]);
  expect(await waiting()).toEqual(["b.md", "c.md"]);
});

test("a dry run reports what the files would become, and changes nothing", async () => {
  await send("a.md");
  const before = await api.ok("vaultContext", {});
  const reply = await api.ok("processInbox", { dry_run: true });
  expect(reply).toMatchObject({ processed: 0, failed: 0, skipped: 0 });
  expect(stateOf(reply)).toEqual([["a.md", "planned"]]);
  const planned = reply.files[0]?.records.map(({ path }) => path);
  expect(planned).toEqual(expect.arrayContaining(["person/Alice Chen.md", "person/Bob Ray.md"]));
  expect({ ...(await api.ok("vaultContext", {})), updated_at: null }).toEqual({
    ...before,
    updated_at: null,
  });
  const real = await api.ok("processInbox", {});
  expect(real.files[0]?.records.map(({ path }) => path).sort()).toEqual(planned?.sort());
});

itDeep("an empty inbox is no error", async () => {
  expect(await api.ok("processInbox", {})).toMatchObject({ processed: 0, skipped: 0, failed: 0, files: [] });
});

itDeep("several jobs work at the same time, and know each other's people", async () => {
  await send(...Array.from({ length: 12 }, (_, n) => `note ${n}.md`));
  const reply = await api.ok("processInbox", { jobs: 4 });
  expect(reply).toMatchObject({ processed: 12, failed: 0 });
  expect((await api.ok("listRecords", { type: "person" })).count).toBe(2);
  expect((await api.ok("listRecords", { type: "note" })).count).toBe(12);
});

test("who does not want to wait gets 202 and where to ask; a second call joins the run", async () => {
  await send(...Array.from({ length: 12 }, (_, n) => `note ${n}.md`));
  const first = await api.call("processInbox", {}, { prefer: "respond-async" });
  expect(first.status).toBe(202);
  const accepted = first.body as unknown as { execution: object; state: string; status_url: string };
  expect(["queued", "running"]).toContain(accepted.state);
  expect(first.headers.location).toBe(accepted.status_url);
  const second = await api.ok("processInbox", {});
  expect(second).toMatchObject({ execution: accepted.execution, reused: true, processed: 12 });
  const finished = await api.send<{
    workflowExecutionInfo: { status: string };
    result: { processed: number };
  }>("GET", accepted.status_url.replace("/api/v1", ""));
  expect(finished.body.workflowExecutionInfo.status).toBe("WORKFLOW_EXECUTION_STATUS_COMPLETED");
  expect(finished.body.result.processed).toBe(12);
});

itDeep("its history shows its progress", async () => {
  await send("a.md", "b.md");
  const { execution } = await api.ok("processInbox", {});
  const { events } = await api.ok("workflowHistory", {
    workflowId: execution.workflowId,
    run_id: execution.runId,
  });
  const progress = events.filter((event) => event.eventType === "EVENT_TYPE_MARKER_RECORDED");
  expect(progress.at(-1)?.attributes).toEqual({ done: 2, of: 2 });
});

test("a file can be started by its name; a name that does not wait is 404", async () => {
  await send("a.md", "b.md");
  const started = await api.ok("startWorkflow", { type: "CuratorWorkflow", input: { filename: "b.md" } });
  expect(started.reused).toBe(false);
  await until("the file is processed", async () => (await waiting()).length === 1);
  expect(await waiting()).toEqual(["a.md"]);
  const none = { type: "CuratorWorkflow", input: { filename: "none.md" } };
  expect((await api.refused("startWorkflow", none)).status).toBe(404);
  expect((await api.refused("startWorkflow", { type: "GardenerWorkflow" })).message).toContain(
    "CuratorWorkflow",
  );
  expect((await api.refused("startWorkflow", { type: "CuratorWorkflow" })).message).toContain(
    "input.filename",
  );
});

test("invalid input is refused", async () => {
  for (const [input, part] of [
    [{ limit: 0 }, "limit"],
    [{ limit: 1.5 }, "limit"],
    [{ jobs: 99 }, "jobs"],
    [{ dry_run: "yes" }, "dry_run"],
    [{ files: 3 }, "files"],
  ] as const) {
    const refused = await api.refused("processInbox", input as object);
    expect(refused).toMatchObject({ status: 400, details: [{ path: part }] });
  }
});

test("a schedule fires within seconds of its time, and is steered over HTTP", async () => {
  await api.ok("workersUp", {});
  const made = await api.ok("createSchedule", {
    schedule_id: "yearly",
    type: "InboxWorkflow",
    cron: "0 5 1 1 *",
  });
  expect(made.info.futureActionTimes[0]).toMatch(/^\d{4}-01-01T05:00:00.000Z$/);
  expect((await api.ok("triggerSchedule", { scheduleId: "yearly" })).reused).toBe(false);
  await until("the run has ended", async () => (await runningNow()) === 0);
  // Its time has come, by the database's clock.
  await account.ctx.db.tx((tx) =>
    tx.update(schedules).set({ nextAt: new Date() }).where(eq(schedules.scheduleId, "yearly")),
  );
  const describe = async () => (await api.ok("describeSchedule", { scheduleId: "yearly" })).info;
  await until("it has fired", async () => (await describe()).actionCount === "2");
  await until("the run has ended", async () => (await runningNow()) === 0);
  const info = await describe();
  expect(info.recentActions.map(({ status }) => status)).toEqual(
    Array(2).fill("WORKFLOW_EXECUTION_STATUS_COMPLETED"),
  );
  expect((await api.ok("pauseSchedule", { scheduleId: "yearly" })).info.futureActionTimes).toEqual([]);
  expect(
    (await api.refused("createSchedule", { schedule_id: "x", type: "InboxWorkflow", cron: "bad" })).status,
  ).toBe(400);
  await api.ok("deleteSchedule", { scheduleId: "yearly" });
  expect((await api.refused("describeSchedule", { scheduleId: "yearly" })).status).toBe(404);
});
