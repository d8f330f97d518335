import { z } from "zod";
import { defineWorkflow } from "@/lib/runs";
import { reconcile } from "@/lib/vault";
import { learn } from "./learn";

const RETRY = { attempts: 3 };
const input = z.strictObject({});

/** Learns from decisions and corrections, also those made on disk. */
export const learningWorkflow = defineWorkflow({
  type: "ReflectionWorkflow",
  queue: "curator",
  purpose: "Learns from where inbox files were routed, and from what the user corrected",
  input,
  runInput: input,
  schedule: { id: "reflection", cron: "0 2 * * *" },
  prepare: async () => ({ workflowId: "reflection", input: {} }),
  run: async (ctx, step) => {
    await step("look at the disk", () => reconcile(ctx), RETRY);
    return step("reflect", () => learn(ctx), RETRY);
  },
});
