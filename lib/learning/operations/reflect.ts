import { noInput } from "@/lib/operation";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { learningResult } from "../shapes";
import { learningWorkflow } from "../workflow";

/** Starts a learning run. Its result is a `LearningResult`. */
export const startLearning = defineRunOperation({
  id: "learningReflect",
  http: { method: "POST", path: "/learning/reflect" },
  tag: "Learning",
  summary: "Form instincts from the observations now, instead of at the scheduled time",
  description: "Observations that were counted already are not counted again.",
  input: noInput,
  output: withRun(learningResult),
  start: (ctx) => ctx.db.tx((tx) => startRun(ctx, tx, learningWorkflow, {})),
});
