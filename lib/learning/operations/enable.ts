import { defineOperation, noInput } from "@/lib/operation";
import { setLearning } from "../settings";
import { learningSwitch } from "../shapes";

export const enableLearning = defineOperation({
  id: "learningEnable",
  http: { method: "POST", path: "/learning/enable" },
  tag: "Learning",
  summary: "Resume learning",
  input: noInput,
  output: learningSwitch,
  run: (ctx) => setLearning(ctx, true),
});
