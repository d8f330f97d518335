import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { awaitRun, insertRun } from "@/lib/runs";
import { workflowRuns } from "@/lib/runs/tables/runs";
import { type Measure, median, ms, timed } from "../report";
import { ServiceProcess } from "../room/process";
import type { Room } from "../room/room";
import { filtersFor, list } from "./filters";
import { storeRuns } from "./stored-runs";

const LIMITS_MS = { filter: 50, start: 100 };
const ROUNDS = 9;

/** What a list takes among 100,000 runs of two accounts, filter by filter. */
export async function measureFilters(room: Room, quick: boolean): Promise<Measure[]> {
  const ctx = await room.account(path.join(room.dir, "vault of many runs"));
  const count = quick ? 8_000 : 80_000;
  await storeRuns(ctx, count);
  await storeRuns(await room.account(path.join(room.dir, "vault of fewer runs")), count / 4);
  await room.analyze("workflow_runs");
  const [some] = (await list(ctx, "WorkflowType = 'CuratorWorkflow' AND StartTime < '2026-01-01T00:00:00Z'"))
    .runs;
  if (!some) throw new Error("no runs");
  const measures: Measure[] = [];
  for (const filter of filtersFor(some.execution)) measures.push(await measureFilter(ctx, filter));
  const [slowest] = measures.sort((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0));
  return slowest ? [{ ...slowest, name: `${slowest.name}, the slowest of ${measures.length} filters` }] : [];
}

async function measureFilter(ctx: Context, filter: string): Promise<Measure> {
  const took: number[] = [];
  let found = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    took.push(await timed(async () => (found = (await list(ctx, filter)).runs.length)));
  }
  return {
    name: "ms to list 100 runs",
    figures: `${found} runs of: ${filter || "no filter"}`,
    ratio: median(took),
    target: { limit: LIMITS_MS.filter, is: "at most" },
  };
}

/** From the commit that starts a run to its first line, with one worker that has nothing else to do. */
export async function measureStart(room: Room, quick: boolean): Promise<Measure[]> {
  const ctx = await room.account(path.join(room.dir, "vault of few runs"));
  const worker = await ServiceProcess.start(room, "worker");
  try {
    await startOne(ctx);
    const took: number[] = [];
    for (let n = 0; n < (quick ? 10 : 50); n += 1) {
      await sleep(300 + 7 * n); // at every moment between two polls of the queue
      took.push(await startOne(ctx));
    }
    const [p95 = Number.NaN] = [...took].sort((a, b) => b - a).slice(Math.floor(took.length / 20));
    return [
      {
        name: "ms from enqueue to start",
        figures: `p95 ${ms(p95)}, ${took.length} runs, one at a time`,
        ratio: median(took),
        target: { limit: LIMITS_MS.start, is: "at most" },
      },
    ];
  } finally {
    await worker.stop();
  }
}

/** The run of a file that is gone: it ends at once. */
async function startOne(ctx: Context): Promise<number> {
  const input = { inboxId: crypto.randomUUID() };
  const request = {
    type: "CuratorWorkflow",
    taskQueue: "curator",
    workflowId: `bench-${input.inboxId}`,
    input,
  };
  const run = await ctx.db.tx((tx) => insertRun(ctx, tx, { ...request, trigger: "manual" }));
  const committed = Date.now();
  await awaitRun(ctx, run, 10_000);
  const [row] = await ctx.db.tx((tx) =>
    tx.select({ at: workflowRuns.executionTime }).from(workflowRuns).where(eq(workflowRuns.runId, run.runId)),
  );
  return (row?.at?.getTime() ?? Number.NaN) - committed;
}
