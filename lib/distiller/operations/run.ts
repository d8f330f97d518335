import { z } from "zod";
import { defineRunOperation, withRun } from "@/lib/runs";
import { startVaultRun } from "@/lib/vault";
import { scanReply } from "../reply";
import { distillerResult, project, runResult, scanResult } from "../shapes";
import { distillerWorkflow } from "../workflow";

/** Starts a run that extracts learnings from changed records. Its result is a `DistillerResult`. */
export const startDistillerRun = defineRunOperation({
  id: "distillerRun",
  http: { method: "POST", path: "/workers/distiller/run" },
  tag: "Distiller",
  summary: "Extract learnings from changed records",
  description:
    "Each learning is a draft record that quotes its evidence and links to its source. `planned_by` counts the sources that a model and the local engine read.",
  input: z.strictObject({ project }),
  output: withRun(z.object({ ...scanResult, ...runResult })),
  errors: ["NOT_FOUND"],
  start: (ctx, input) => startVaultRun(ctx, distillerWorkflow, { ...input, scan: false }),
  present: async (ctx, result) => {
    const { learnings_extracted, created, planned_by } = distillerResult.parse(result);
    return { ...(await scanReply(ctx, result)), learnings_extracted, created, planned_by };
  },
});
