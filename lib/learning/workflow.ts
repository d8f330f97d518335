import { z } from "zod";
import { defineWorkflow } from "@/lib/runs";
import { reconcile } from "@/lib/vault";
import { reflect } from "./reflect";

const TRIES = { attempts: 3 };
const input = z.strictObject({});

/** Learns from what was decided and corrected, on the disk as well: rules form, rise and fall by it. */
export const reflectionWorkflow = defineWorkflow({
  type: "ReflectionWorkflow",
  queue: "curator",
  purpose: "Learns from where inbox files were routed, and from what the user corrected",
  input,
  runInput: input,
  schedule: { id: "reflection", cron: "0 2 * * *" },
  prepare: async () => ({ workflowId: "reflection", input: {} }),
  run: async (ctx, step) => {
    await step("look at the disk", () => reconcile(ctx), TRIES);
    return step("reflect", () => reflect(ctx), TRIES);
  },
});
