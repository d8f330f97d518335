import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { count } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { awaitRun, startRun } from "@/lib/runs";
import { writeSurveyorSettings } from "@/lib/surveyor";
import { surveyedRecords } from "@/lib/surveyor/tables";
import { surveyorWorkflow } from "@/lib/surveyor/workflow";
import { reconcile } from "@/lib/vault";
import type { Measure } from "../report";
import { ServiceProcess } from "../room/process";
import type { Room } from "../room/room";
import { plantVault } from "./plant";

const RECORDS = 5_000;
const LARGE = 100_000;
const WORDS = 60;
const MAX_MEGABYTES = 600;
const PATIENCE_MS = 7_200_000;
const POLL_MS = 2_000;

/** The memory of a worker, as `npm start` runs it, that embeds and surveys a vault. */
export async function measureWorker(room: Room, quick: boolean): Promise<Measure> {
  const records = quick ? RECORDS / 5 : RECORDS;
  const ctx = await room.account(plantVault(room, records, WORDS));
  await writeSurveyorSettings(ctx, { write: false });
  await reconcile(ctx);
  const { most } = await surveyIn(room, ctx);
  return {
    name: `memory of a worker that surveys ${records} records, MB`,
    figures: `${most.toFixed(0)} MB at most, ${WORDS} words each`,
    ratio: most,
    target: { limit: MAX_MEGABYTES, is: "at most" },
  };
}

/** The same of a large vault, and how long it takes. */
export async function measureLargeSurvey(room: Room): Promise<Measure[]> {
  const ctx = await room.account(plantVault(room, LARGE, WORDS));
  await writeSurveyorSettings(ctx, { write: false });
  await reconcile(ctx);
  for (const table of ["vault_files", "vault_texts"]) await room.analyze(table);
  const [embedding, { most, seconds }] = await Promise.all([whenEmbedded(ctx, LARGE), surveyIn(room, ctx)]);
  return [
    {
      name: `embedding ${LARGE} records of ${WORDS} words`,
      figures: `${embedding.toFixed(0)} s in ${availableParallelism()} processes, stored`,
      ratio: LARGE / embedding,
    },
    {
      name: `memory of a worker that surveys ${LARGE} records, MB`,
      figures: `${most.toFixed(0)} MB at most; ${(seconds - embedding).toFixed(0)} s after they are embedded`,
      ratio: most,
      target: { limit: MAX_MEGABYTES, is: "at most" },
    },
  ];
}

/** Seconds until all records have their vectors; NaN if that takes too long. */
async function whenEmbedded(ctx: Context, records: number): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < PATIENCE_MS) {
    const [row] = await ctx.db.tx((tx) => tx.select({ embedded: count() }).from(surveyedRecords));
    if (row?.embedded === records) return (performance.now() - began) / 1_000;
    await setTimeout(POLL_MS);
  }
  return Number.NaN;
}

async function surveyIn(room: Room, ctx: Context): Promise<{ most: number; seconds: number }> {
  const worker = await ServiceProcess.start(room, "worker");
  try {
    const began = performance.now();
    const run = await ctx.db.tx((tx) => startRun(ctx, tx, surveyorWorkflow, {}));
    const { isDone } = await awaitRun(ctx, run, PATIENCE_MS);
    const most = isDone ? worker.mostMemory() : Number.NaN;
    return { most, seconds: (performance.now() - began) / 1_000 };
  } finally {
    await worker.stop();
  }
}
