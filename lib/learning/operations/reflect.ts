import { z } from "zod";
import { noInput } from "@/lib/operation";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { learningWorkflow } from "../workflow";

/** Starts a learning run. Its result is a `LearningResult`. */
export const startLearning = defineRunOperation({
  id: "learningReflect",
  http: { method: "POST", path: "/learning/reflect" },
  tag: "Learning",
  summary: "Form instincts from the observations now, instead of at the scheduled time",
  input: noInput,
  output: withRun(
    z.object({
      observations_processed: z.int(),
      formed: z.int(),
      activated: z.int(),
      deactivated: z.int(),
      disabled: z.boolean(),
    }),
  ),
  start: (ctx) => ctx.db.tx((tx) => startRun(ctx, tx, learningWorkflow, {})),
});
