import { defineOperation, noInput } from "@/lib/operation";
import { turn } from "../settings";
import { turned } from "../shapes";

export const enableLearning = defineOperation({
  id: "learningEnable",
  http: { method: "POST", path: "/learning/enable" },
  tag: "Learning",
  summary: "Resume learning, from what was kept",
  input: noInput,
  output: turned,
  run: (ctx) => turn(ctx, true),
});
