import { defineOperation, noInput } from "@/lib/operation";
import { setLearning } from "../settings";
import { learningSwitch } from "../shapes";

export const enableLearning = defineOperation({
  id: "learningEnable",
  http: { method: "POST", path: "/learning/enable" },
  tag: "Learning",
  summary: "Resume learning",
  description: "Observation continues from now on. Calling it twice is the same.",
  input: noInput,
  output: learningSwitch,
  run: (ctx) => setLearning(ctx, true),
});
