import type { Context } from "@/lib/db";
import { awaitRun, startRun } from "@/lib/runs";
import { writeSurveyorSettings } from "@/lib/surveyor";
import { surveyorWorkflow } from "@/lib/surveyor/workflow";
import { reconcile } from "@/lib/vault";
import type { Measure } from "../report";
import { ServiceProcess } from "../room/process";
import type { Room } from "../room/room";
import { plantVault } from "./plant";
import { plantVectors } from "./vectors";

const RECORDS = 5_000;
/** Embedding as many would take half an hour. */
const EMBEDDED = 100_000;
const WORDS = 60;
const MAX_MEGABYTES = 600;
const PATIENCE_MS = 3_600_000;

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

/** The same of a large vault whose records are embedded already, and how long it takes. */
export async function measureLargeSurvey(room: Room): Promise<Measure> {
  const ctx = await room.account(plantVault(room, EMBEDDED, WORDS));
  await writeSurveyorSettings(ctx, { write: false });
  await reconcile(ctx);
  await plantVectors(ctx);
  for (const table of ["embeddings", "surveyed_records", "vault_files", "vault_texts"])
    await room.analyze(table);
  const { most, seconds } = await surveyIn(room, ctx);
  return {
    name: `memory of a worker that clusters ${EMBEDDED} records, MB`,
    figures: `${most.toFixed(0)} MB at most, in ${seconds.toFixed(0)} s`,
    ratio: most,
    target: { limit: MAX_MEGABYTES, is: "at most" },
  };
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
