import { defineOperation, noInput } from "@/lib/operation";
import { turn } from "../settings";
import { turned } from "../shapes";

export const disableLearning = defineOperation({
  id: "learningDisable",
  http: { method: "POST", path: "/learning/disable" },
  tag: "Learning",
  summary: "Pause all learning; what was observed and learned is kept",
  input: noInput,
  output: turned,
  run: (ctx) => turn(ctx, false),
});
