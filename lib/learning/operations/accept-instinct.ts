import { defineOperation } from "@/lib/operation";
import { settle } from "../settle";
import { instinct, instinctInput } from "../shapes";

export const acceptInstinct = defineOperation({
  id: "acceptInstinct",
  http: { method: "POST", path: "/learning/instincts/{id}/accept" },
  tag: "Learning",
  summary: "Accept an instinct: the curator follows it from now on",
  input: instinctInput,
  output: instinct,
  errors: ["NOT_FOUND"],
  run: (ctx, { id }) => settle(ctx, id, "active"),
});
