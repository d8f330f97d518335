import { z } from "zod";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { scanReply } from "../reply";
import type { DistillerResult } from "../run";
import { engines, look, project } from "../shapes";
import { distillerWorkflow } from "../workflow";

/** Starts a run that extracts learnings from what has changed. Its result is a `DistillerResult`. */
export const startDistillerRun = defineRunOperation({
  id: "distillerRun",
  http: { method: "POST", path: "/workers/distiller/run" },
  tag: "Workers",
  summary: "Extract learnings from the records that have changed",
  description:
    "Each learning is a record of its own that quotes its evidence word for word and links to its source; it is a draft until it is accepted. `planned_by` says how many sources a model and the local engine read, and why it was not a model.",
  input: z.strictObject({ project }),
  output: withRun(
    z.object({ ...look, learnings_extracted: z.int(), created: z.array(z.string()), planned_by: engines }),
  ),
  errors: ["NOT_FOUND"],
  start: (ctx, input) => ctx.db.tx((tx) => startRun(ctx, tx, distillerWorkflow, { ...input, scan: false })),
  present: async (ctx, result) => {
    const { learnings_extracted, created, planned_by } = result as DistillerResult;
    return { ...(await scanReply(ctx, result)), learnings_extracted, created, planned_by };
  },
});
