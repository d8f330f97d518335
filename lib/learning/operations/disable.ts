import { defineOperation, noInput } from "@/lib/operation";
import { setLearning } from "../settings";
import { learningSwitch } from "../shapes";

export const disableLearning = defineOperation({
  id: "learningDisable",
  http: { method: "POST", path: "/learning/disable" },
  tag: "Learning",
  summary: "Pause learning; what was learned is kept",
  description: "Nothing is observed and no instinct forms until it is resumed. Calling it twice is the same.",
  input: noInput,
  output: learningSwitch,
  run: (ctx) => setLearning(ctx, false),
});
