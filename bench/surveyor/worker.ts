import { awaitRun, startRun } from "@/lib/runs";
import { writeSurveyorSettings } from "@/lib/surveyor";
import { surveyorWorkflow } from "@/lib/surveyor/workflow";
import { reconcile } from "@/lib/vault";
import type { Measure } from "../report";
import { ServiceProcess } from "../room/process";
import type { Room } from "../room/room";
import { plantVault } from "./plant";

const RECORDS = 5_000;
const WORDS = 60;
const MAX_MEGABYTES = 600;
const PATIENCE_MS = 1_200_000;

/** The memory of a worker, as `npm start` runs it, that surveys a vault. */
export async function measureWorker(room: Room, quick: boolean): Promise<Measure> {
  const records = quick ? RECORDS / 5 : RECORDS;
  const ctx = await room.account(plantVault(room, records, WORDS));
  await writeSurveyorSettings(ctx, { write: false });
  await reconcile(ctx);
  const worker = await ServiceProcess.start(room, "worker");
  try {
    const run = await ctx.db.tx((tx) => startRun(ctx, tx, surveyorWorkflow, {}));
    const { isDone } = await awaitRun(ctx, run, PATIENCE_MS);
    const most = isDone ? worker.mostMemory() : Number.NaN;
    return {
      name: `memory of a worker that surveys ${records} records, MB`,
      figures: `${most.toFixed(0)} MB at most, ${WORDS} words each`,
      ratio: most,
      target: { limit: MAX_MEGABYTES, is: "at most" },
    };
  } finally {
    await worker.stop();
  }
}
