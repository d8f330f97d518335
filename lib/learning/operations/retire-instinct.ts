import { defineOperation } from "@/lib/operation";
import { setInstinctState } from "../settle";
import { instinct, instinctInput } from "../shapes";

export const retireInstinct = defineOperation({
  id: "retireInstinct",
  http: { method: "POST", path: "/learning/instincts/{id}/retire" },
  tag: "Learning",
  summary: "Retire an instinct, so that the curator never follows it again",
  description: "What it decided before stays as it is.",
  input: instinctInput,
  output: instinct,
  errors: ["NOT_FOUND"],
  run: (ctx, { id }) => setInstinctState(ctx, id, "retired"),
});
