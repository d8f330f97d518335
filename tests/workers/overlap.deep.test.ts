import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { insertRun, listWorkflows, workersDown, workersRestart, workersUp } from "@/lib/runs";
import { workflowRuns } from "@/lib/runs/tables/runs";
import { until, untilSteady } from "../support/until";
import { working } from "../support/workers";

const given = working(2, "tests/workers/slow-worker.ts");
const RUNS = ["a1", "a2", "a3", "b1", "b2", "b3"];

interface Mark {
  at: number;
  what: "begin" | "end";
  name: string;
  n: number;
}

/** The marks that the steps of all processes wrote, in the order of time; what ended at a moment before what began at it. */
const marks = (): Mark[] =>
  given.workers
    .flatMap((worker) => worker.output.split("\n").filter((line) => line.startsWith('{"at"')))
    .map((line) => JSON.parse(line) as Mark)
    .sort((a, b) => a.at - b.at || b.what.localeCompare(a.what));

const completed = () =>
  listWorkflows(given.vault.ctx, {
    query: "WorkflowType = 'SlowWorkflow' AND ExecutionStatus = 'Completed'",
  });

function start(name: string) {
  const { ctx } = given.vault;
  const request = { type: "SlowWorkflow", taskQueue: "curator", workflowId: name, input: { name } };
  return ctx.db.tx((tx) =>
    insertRun(ctx, tx, { ...request, trigger: "watch", partitionKey: name.slice(0, 1) }),
  );
}

it("no step of a run begins while another one is running, however often workers are restarted", {
  timeout: 90_000,
}, async () => {
  const { ctx } = given.vault;
  for (const name of RUNS) await start(name);
  await until("steps are running", () => marks().length >= 2);
  for (let times = 0; times < 8; times += 1) {
    const before = marks().length;
    await workersRestart(ctx, { only: "curator" });
    await until("steps are running", () => marks().length > before + 1);
  }
  await workersDown(ctx, { only: "curator" });
  await untilSteady("no step begins any more", () => marks().length, 1_000);
  expect((await completed()).runs.length).toBeLessThan(RUNS.length);

  await workersUp(ctx, {});
  await until("all runs are completed", async () => (await completed()).runs.length === RUNS.length, 40_000);

  for (const lane of ["a", "b"]) {
    let going: string | undefined;
    for (const { what, name, n } of marks().filter((mark) => mark.name.startsWith(lane))) {
      if (what === "begin") {
        expect(going, `${name} ${n} began`).toBeUndefined();
        going = `${name} ${n}`;
      } else {
        expect(going, `${name} ${n} ended`).toBe(`${name} ${n}`);
        going = undefined;
      }
    }
  }
  const begun = marks().filter((mark) => mark.what === "begin");
  expect(begun.length, "no restart met a step that ran").toBeGreaterThan(RUNS.length * 3);
});

it("a run continues whose process died while its worker was being stopped", { timeout: 60_000 }, async () => {
  const { ctx } = given.vault;
  const { runId } = await start("c1");
  await until("it is running", () => marks().some((mark) => mark.name === "c1"));
  await workersDown(ctx, {});
  const row = eq(workflowRuns.runId, runId);
  const isDispatched = async () =>
    (await ctx.db.tx((tx) => tx.select().from(workflowRuns).where(row)))[0]?.dispatched;
  await until("it is no longer dispatched", async () => (await isDispatched()) === false);
  await Promise.all(given.workers.map((worker) => worker.end("SIGKILL")));
  // As if the process had died between the engine's knowing it and the row's.
  await ctx.db.tx((tx) => tx.update(workflowRuns).set({ dispatched: true }).where(row));
  await workersUp(ctx, {});
  await Promise.all(given.workers.map((worker) => worker.start()));
  await until("it is completed", async () => (await completed()).runs.length === RUNS.length + 1, 20_000);
});
