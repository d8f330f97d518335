import { z } from "zod";
import { defineRunOperation, withRun } from "@/lib/runs";
import { startVaultRun } from "@/lib/vault";
import { scanReply } from "../reply";
import { project, scanResult } from "../shapes";
import { distillerWorkflow } from "../workflow";

/** Starts a scan, which changes no record. The result of the run is a `DistillerResult`. */
export const startDistillerScan = defineRunOperation({
  id: "distillerScan",
  http: { method: "POST", path: "/workers/distiller/scan" },
  tag: "Distiller",
  summary: "Scan changed records for candidates; changes nothing",
  description:
    "The response has the best 1,000 candidates; `score` is from 0 to 1, `signals` lists the words that indicate each kind.",
  input: z.strictObject({ project }),
  output: withRun(z.object(scanResult)),
  errors: ["NOT_FOUND"],
  start: (ctx, input) => startVaultRun(ctx, distillerWorkflow, { ...input, scan: true }),
  present: scanReply,
});
