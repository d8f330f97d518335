import "@/lib/wiring";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Context } from "@/lib/db";
import { itDeep } from "@/tests/support/deep";
import { openVault, type TestVault } from "@/tests/support/vault";
import { withWorkflows } from "@/tests/support/with-workflows";
import { defineWorkflow } from "../definition";
import {
  createSchedule,
  deleteSchedule,
  describeSchedule,
  editSchedule,
  listSchedules,
  listWorkflows,
  pauseSchedule,
  triggerSchedule,
  unpauseSchedule,
} from "../operations";
import { closeRun } from "../rows/close";
import { workflowRuns } from "../tables/runs";
import { schedules } from "../tables/schedules";
import { alignSchedules } from "./align";
import { editScheduleInput } from "./edit-input";
import { fireDue } from "./fire";

const nothing = z.strictObject({});

withWorkflows([
  defineWorkflow({
    type: "BrokenWorkflow",
    queue: "curator",
    purpose: "Cannot be started",
    input: nothing,
    runInput: nothing,
    prepare: () => Promise.reject(new TypeError("x is not a function")),
    run: async () => null,
  }),
]);

let vault: TestVault;
let ctx: Context;
let now: Date;

beforeAll(async () => {
  vault = await openVault();
  ctx = { ...vault.ctx, clock: { now: () => now } };
});
afterAll(() => vault.close());
beforeEach(async () => {
  now = new Date("2026-03-10T12:00:30Z");
  await ctx.db.tx(async (tx) => {
    await tx.delete(schedules).where(eq(schedules.accountId, ctx.account.id));
    await tx.delete(workflowRuns).where(eq(workflowRuns.accountId, ctx.account.id));
  });
});

/** Those that the account made itself; the built-in ones are there always. */
const own = async (account = ctx) =>
  (await listSchedules(account)).schedules.filter((schedule) => !schedule.builtIn);

type Input = Parameters<typeof createSchedule>[1];
const make = (more: Partial<Input> = {}) =>
  createSchedule(ctx, { schedule_id: "each-hour", type: "InboxWorkflow", cron: "0 * * * *", ...more });
const at = (time: string) => {
  now = new Date(time);
};
const runs = async () => (await listWorkflows(ctx)).runs.map((run) => run.execution.workflowId);
const open = () =>
  ctx.db.tx((tx) =>
    tx.select().from(workflowRuns).where(eq(workflowRuns.status, "RUNNING")).orderBy(workflowRuns.startTime),
  );
async function closeAll() {
  for (const { runId } of await open()) {
    await ctx.db.tx((tx) => closeRun(ctx, tx, runId, { status: "COMPLETED", result: null }));
  }
}

describe("a schedule", () => {
  it("that is built in is there from the start, and stays", async () => {
    const { schedules: all } = await listSchedules(ctx);
    expect(all.map(({ scheduleId, builtIn }) => [scheduleId, builtIn])).toContainEqual([
      "janitor-sweep",
      true,
    ]);
    await expect(deleteSchedule(ctx, { scheduleId: "janitor-sweep" })).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  it.each([
    ["paused", () => pauseSchedule(ctx, { scheduleId: "janitor-sweep" }), { paused: true }],
    ["changed", () => editSchedule(ctx, { scheduleId: "janitor-sweep", note: "Mine" }), { notes: "Mine" }],
  ])("that is built in is %s before anything else has asked for it", async (_, change, state) => {
    expect(await change()).toMatchObject({ scheduleId: "janitor-sweep", builtIn: true, state });
  });

  it("that is built in is not deleted before anything else has asked for it", async () => {
    const deletion = deleteSchedule(ctx, { scheduleId: "janitor-sweep" });
    await expect(deletion).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("that two change at once has the parts of both", async () => {
    const parts = [{ fix: true }, { paths: ["note/a.md"] }];
    await Promise.all(parts.map((part) => editScheduleInput(ctx, "janitor-sweep", part)));
    const { action } = await describeSchedule(ctx, { scheduleId: "janitor-sweep" });
    expect(action.input).toMatchObject({ fix: true, paths: ["note/a.md"] });
  });

  it("is described with its next times, in its time zone, across a change of the clock", async () => {
    at("2026-03-27T12:00:00Z");
    const made = await make({ cron: "30 2 * * *", time_zone: "Europe/Berlin", overlap: "BufferOne" });
    expect(made).toMatchObject({
      scheduleId: "each-hour",
      builtIn: false,
      spec: { cron: "30 2 * * *", timeZone: "Europe/Berlin" },
      action: { workflowType: "InboxWorkflow", taskQueue: "curator" },
      policies: { overlapPolicy: "SCHEDULE_OVERLAP_POLICY_BUFFER_ONE" },
      state: { paused: false },
    });
    // 29 March has no half past two: the clock goes from two to three.
    expect(made.info.futureActionTimes.slice(0, 3)).toEqual([
      "2026-03-28T01:30:00.000Z",
      "2026-03-29T01:30:00.000Z",
      "2026-03-30T00:30:00.000Z",
    ]);
    expect(await describeSchedule(ctx, { scheduleId: "each-hour" })).toEqual(made);
    expect(await own()).toEqual([made]);
  });

  it("fires what is overdue also when something else than its times was changed since", async () => {
    await make();
    at("2026-03-10T13:20:00Z");
    await editSchedule(ctx, { scheduleId: "each-hour", note: "Every hour" });
    await fireDue(ctx);
    expect(await runs()).toEqual(["each-hour-2026-03-10T13:00:00.000Z"]);
    at("2026-03-10T14:20:00Z");
    await editSchedule(ctx, { scheduleId: "each-hour", cron: "30 * * * *" });
    await fireDue(ctx);
    expect(await runs()).toHaveLength(1);
  });

  it("fires when it is due, and not before", async () => {
    await make();
    await fireDue(ctx);
    expect(await runs()).toEqual([]);
    at("2026-03-10T13:00:00Z");
    await fireDue(ctx);
    await fireDue(ctx);
    expect(await runs()).toEqual(["each-hour-2026-03-10T13:00:00.000Z"]);
    const { info } = await describeSchedule(ctx, { scheduleId: "each-hour" });
    expect(info).toMatchObject({ actionCount: "1", lastActionTime: "2026-03-10T13:00:00.000Z" });
    expect(info.runningWorkflows).toHaveLength(1);
    expect(info.recentActions[0]?.execution).toEqual(info.runningWorkflows[0]);
  });

  it("fires once for all the times that it missed", async () => {
    await make();
    at("2026-03-10T22:20:00Z");
    await fireDue(ctx);
    await fireDue(ctx);
    expect(await runs()).toEqual(["each-hour-2026-03-10T13:00:00.000Z"]);
    expect((await describeSchedule(ctx, { scheduleId: "each-hour" })).info.futureActionTimes[0]).toBe(
      "2026-03-10T23:00:00.000Z",
    );
  });

  it("is taken by one of many processes that poll at the same time", async () => {
    await make({ overlap: "ALLOW_ALL" });
    at("2026-03-10T13:00:00Z");
    await Promise.all(Array.from({ length: 5 }, () => fireDue(ctx)));
    expect(await runs()).toHaveLength(1);
  });

  it("starts nothing while it is paused, and makes nothing up for it", async () => {
    await make();
    await pauseSchedule(ctx, { scheduleId: "each-hour" });
    at("2026-03-10T15:00:00Z");
    await fireDue(ctx);
    const unpaused = await unpauseSchedule(ctx, { scheduleId: "each-hour" });
    await fireDue(ctx);
    expect(await runs()).toEqual([]);
    expect(unpaused.info.futureActionTimes[0]).toBe("2026-03-10T16:00:00.000Z");
  });

  it("is edited only in the given fields", async () => {
    await make({ note: "kept", input: { limit: 5 } });
    const edited = await editSchedule(ctx, { scheduleId: "each-hour", cron: "15 4 * * *" });
    expect(edited.spec).toEqual({ cron: "15 4 * * *", timeZone: "UTC" });
    expect(edited.state.notes).toBe("kept");
    expect(edited.action.input).toMatchObject({ limit: 5 });
    expect(edited.info.futureActionTimes[0]).toBe("2026-03-11T04:15:00.000Z");
    await expect(editSchedule(ctx, { scheduleId: "each-hour" })).rejects.toThrow(/Name what to change/);
  });

  it("is deleted, its runs stay", async () => {
    await make();
    await triggerSchedule(ctx, { scheduleId: "each-hour" });
    await deleteSchedule(ctx, { scheduleId: "each-hour" });
    expect(await own()).toEqual([]);
    expect(await runs()).toHaveLength(1);
  });

  it("that cannot start its workflow says why, and stops no other", async () => {
    await make({ schedule_id: "a-file", type: "CuratorWorkflow", input: { filename: "none.md" } });
    await make({ schedule_id: "b-all" });
    at("2026-03-10T13:00:00Z");
    await fireDue(ctx);
    expect(await runs()).toEqual(["b-all-2026-03-10T13:00:00.000Z"]);
    const { info } = await describeSchedule(ctx, { scheduleId: "a-file" });
    expect(info.lastFailure?.message).toContain("none.md");
    expect(info.futureActionTimes[0]).toBe("2026-03-10T14:00:00.000Z");
  });
});

describe("when it is due while one of its runs is active", () => {
  const thrice = async (overlap: string) => {
    await make({ overlap });
    for (const hour of [13, 14, 15]) {
      at(`2026-03-10T${hour}:00:00Z`);
      await fireDue(ctx);
    }
    return open();
  };

  it.each([
    ["SKIP", [13]],
    ["BUFFER_ONE", [13, 14]],
    ["BUFFER_ALL", [13, 14, 15]],
    ["ALLOW_ALL", [13, 14, 15]],
    ["CANCEL_OTHER", [15]],
    ["TERMINATE_OTHER", [15]],
  ])("%s leaves those of %j", async (overlap, hours) => {
    const left = await thrice(overlap);
    expect(left.map((run) => run.workflowId)).toEqual(
      hours.map((hour) => `each-hour-2026-03-10T${hour}:00:00.000Z`),
    );
  });

  it("counts what it skipped, and fires again when the run is done", async () => {
    await thrice("SKIP");
    expect((await describeSchedule(ctx, { scheduleId: "each-hour" })).info.overlapSkipped).toBe("2");
    const [first] = await open();
    expect(await triggerSchedule(ctx, { scheduleId: "each-hour" })).toMatchObject({
      execution: { runId: first?.runId },
      reused: true,
    });
    await closeAll();
    at("2026-03-10T16:00:00Z");
    await fireDue(ctx);
    expect(await open()).toHaveLength(1);
  });

  it("lets only those run at the same time that are allowed to", async () => {
    const partitions = async (overlap: string) =>
      new Set((await thrice(overlap)).map((run) => run.partitionKey)).size;
    expect(await partitions("ALLOW_ALL")).toBe(3);
    await deleteSchedule(ctx, { scheduleId: "each-hour" });
    await closeAll();
    at("2026-03-10T12:00:30Z");
    expect(await partitions("BUFFER_ALL")).toBe(1);
  });
});

describe("a schedule that cannot start its workflow", () => {
  const dueAtOne = async () => {
    at("2026-03-10T13:00:00Z");
    await fireDue(ctx);
    return describeSchedule(ctx, { scheduleId: "broken" });
  };

  it("since its type no longer exists is listed and says so, and the others start theirs", async () => {
    await make({ schedule_id: "broken" });
    await make();
    await ctx.db.tx((tx) =>
      tx.update(schedules).set({ type: "GoneWorkflow" }).where(eq(schedules.scheduleId, "broken")),
    );
    expect((await own()).map(({ action }) => action)).toMatchObject([
      { workflowType: "GoneWorkflow", taskQueue: "" },
      { workflowType: "InboxWorkflow", taskQueue: "curator" },
    ]);
    expect((await dueAtOne()).info.lastFailure?.message).toContain('"GoneWorkflow" is not a workflow type');
    expect(await runs()).toEqual(["each-hour-2026-03-10T13:00:00.000Z"]);
  });

  it("since that throws says to look into the log, and the others start theirs", async () => {
    await make({ schedule_id: "broken", type: "BrokenWorkflow" });
    await make();
    expect((await dueAtOne()).info.lastFailure?.message).toBe("Internal error; see the log of the worker");
    expect(await runs()).toEqual(["each-hour-2026-03-10T13:00:00.000Z"]);
  });
});

describe("whose time zone is unknown since an upgrade", () => {
  const zoned = (timeZone: string) =>
    ctx.db.tx((tx) => tx.update(schedules).set({ timeZone }).where(eq(schedules.scheduleId, "elsewhere")));

  it("is due no more and says why, the others start theirs, and it is due again with the zone", async () => {
    await make({ schedule_id: "elsewhere", time_zone: "Europe/Kyiv" });
    await make();
    await zoned("Europe/Nowhere");
    at("2026-03-10T13:00:00Z");
    await ctx.db.tx((tx) => alignSchedules(ctx, tx));
    await fireDue(ctx);
    expect(await runs()).toContain("each-hour-2026-03-10T13:00:00.000Z");
    const { info } = await describeSchedule(ctx, { scheduleId: "elsewhere" });
    expect(info.futureActionTimes).toEqual([]);
    expect(info.lastFailure?.message).toBe("The time zone Europe/Nowhere is not known here: choose another");
    await pauseSchedule(ctx, { scheduleId: "elsewhere" });
    await unpauseSchedule(ctx, { scheduleId: "elsewhere" });

    await zoned("Europe/Kyiv");
    await ctx.db.tx((tx) => alignSchedules(ctx, tx));
    await closeAll();
    at("2026-03-10T14:00:00Z");
    await fireDue(ctx);
    expect(await runs()).toContain("elsewhere-2026-03-10T14:00:00.000Z");
    expect((await describeSchedule(ctx, { scheduleId: "elsewhere" })).info.lastFailure).toBeUndefined();
  });
});

describe("is refused", () => {
  it.each<[Partial<Input>, string]>([
    [{ cron: "0 3 * *" }, "five fields, not 4"],
    [{ cron: "0 0 3 * * *" }, "five fields, not 6"],
    [{ cron: "@daily" }, "five fields, not 1"],
    [{ cron: "" }, "five fields, not 0"],
    [{ cron: "61 * * * *" }, "Invalid value for minute"],
    [{ cron: "0 0 31 2 *" }, "never comes due"],
    [{ cron: "0 3 * * FUNDAY" }, "not a valid cron expression"],
    [{ cron: "0 3\0 * * *" }, "NUL"],
    [{ time_zone: "Mars/Base" }, "must be a time zone"],
    [{ time_zone: "" }, "must be a time zone"],
    [{ time_zone: "+01:00" }, "must be a time zone"],
    [{ overlap: "sometimes" }, "SKIP, BUFFER_ONE"],
    [{ type: "GardenerWorkflow" }, "InboxWorkflow"],
    [{ input: { limit: 0 } }, "input.limit"],
    [{ input: { surplus: true } }, "input.surplus"],
    [{ schedule_id: "a b" }, "schedule_id"],
    [{ schedule_id: "" }, "schedule_id"],
    [{ note: "x".repeat(501) }, "500"],
  ])("%j", async (more, reason) => {
    await expect(make(more)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      message: expect.stringContaining(reason),
    });
    expect(await own()).toEqual([]);
  });

  it("when its id is taken", async () => {
    await make();
    await expect(make()).rejects.toMatchObject({ code: "CONFLICT" });
  });

  itDeep("when there are a hundred, also of those that come at the same time", async () => {
    await make();
    const { length: made } = (await listSchedules(ctx)).schedules;
    await ctx.db.tx(async (tx) => {
      const [one] = await tx.select().from(schedules).where(eq(schedules.scheduleId, "each-hour"));
      if (!one) throw new Error("the schedule has no row");
      const more = Array.from({ length: 99 - made }, (_, n) => ({ ...one, scheduleId: `s${n}` }));
      await tx.insert(schedules).values(more);
    });
    const makes = ["a", "b", "c", "d", "e"].map((id) => make({ schedule_id: id }));
    const done = (await Promise.allSettled(makes)).filter(({ status }) => status === "fulfilled");
    expect([done.length, (await listSchedules(ctx)).schedules.length]).toEqual([1, 100]);
    await expect(make({ schedule_id: "one-more" })).rejects.toThrow(
      "Schedule limit reached (100): delete one first",
    );
  });

  it("when it does not exist", async () => {
    for (const verb of [describeSchedule, pauseSchedule, unpauseSchedule, triggerSchedule, deleteSchedule]) {
      await expect(verb(ctx, { scheduleId: "nobody" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });

  it("when it is another account's", async () => {
    await make();
    const other = await vault.another();
    expect(await own(other)).toEqual([]);
    await expect(pauseSchedule(other, { scheduleId: "each-hour" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
