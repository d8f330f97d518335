import { z } from "zod";
import { audit } from "@/lib/audit";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { WORKERS, type WorkerName } from "../definition";
import type { DesiredState } from "../tables/processes";
import { bumpGeneration, setDesired } from "./desired";

export const upInput = z.strictObject({
  only: z
    .union([z.string(), z.array(z.string())], { error: "must be text: workers separated by commas" })
    .optional()
    .meta({ description: "Workers separated by commas; all when omitted" }),
});
export const downInput = upInput;
export const restartInput = upInput;

/** Starts workers: queued work goes on. */
export async function workersUp(ctx: Context, input: z.input<typeof upInput> = {}) {
  const workers = workersOf(parse(upInput, input).only);
  await steer(ctx, workers, "running");
  return { message: "Workers started", started: workers };
}

/** Stops workers: the step that runs ends, queued work stays queued. */
export async function workersDown(ctx: Context, input: z.input<typeof downInput> = {}) {
  const workers = workersOf(parse(downInput, input).only);
  await steer(ctx, workers, "stopped");
  return { message: "Workers stopped", stopped: workers };
}

/** Stops workers and starts them again: what they run goes on with the step that was under way. */
export async function workersRestart(ctx: Context, input: z.input<typeof restartInput> = {}) {
  const workers = workersOf(parse(restartInput, input).only);
  await ctx.db.tx(async (tx) => {
    await bumpGeneration(ctx, tx, workers);
    await audit(ctx, tx, ...workers.map((worker) => ({ action: "worker.restart", subject: worker })));
  });
  return { message: "Workers restarted", restarted: workers };
}

function workersOf(only: string | string[] | undefined): WorkerName[] {
  if (only === undefined) return [...WORKERS];
  const names = (Array.isArray(only) ? only : only.split(",")).map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !WORKERS.some((worker) => worker === name));
  if (unknown !== undefined) {
    throw invalid("only", `"${unknown}" is no worker: name some of ${WORKERS.join(", ")}`);
  }
  return WORKERS.filter((worker) => names.includes(worker));
}

async function steer(ctx: Context, workers: readonly WorkerName[], desired: DesiredState) {
  await ctx.db.tx(async (tx) => {
    const changed = await setDesired(ctx, tx, workers, desired);
    const action = desired === "running" ? "worker.up" : "worker.down";
    await audit(ctx, tx, ...changed.map((worker) => ({ action, subject: worker })));
  });
}
