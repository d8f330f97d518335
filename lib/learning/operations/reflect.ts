import { noInput } from "@/lib/operation";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { reflection } from "../shapes";
import { reflectionWorkflow } from "../workflow";

/** Starts a learning run. */
export const startReflection = defineRunOperation({
  id: "learningReflect",
  http: { method: "POST", path: "/learning/reflect" },
  tag: "Learning",
  summary: "Form instincts from the observations now, instead of at night",
  input: noInput,
  output: withRun(reflection),
  start: (ctx) => ctx.db.tx((tx) => startRun(ctx, tx, reflectionWorkflow, {})),
});
