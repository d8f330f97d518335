import { defineOperation } from "@/lib/operation";
import { setInstinctState } from "../settle";
import { instinct, instinctInput } from "../shapes";

export const acceptInstinct = defineOperation({
  id: "acceptInstinct",
  http: { method: "POST", path: "/learning/instincts/{id}/accept" },
  tag: "Learning",
  summary: "Accept an instinct, so that the curator follows it",
  description: "It is followed from now on, however few observations agree.",
  input: instinctInput,
  output: instinct,
  errors: ["NOT_FOUND"],
  run: (ctx, { id }) => setInstinctState(ctx, id, "active"),
});
