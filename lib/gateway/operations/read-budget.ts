import { defineOperation, noInput } from "@/lib/operation";
import { budgetOf } from "../calls/budget";
import { budget } from "../shapes";

export const readBudget = defineOperation({
  id: "readBudget",
  http: { method: "GET", path: "/admin/budget" },
  tag: "Models",
  summary: "The daily limits (UTC) of tokens and cost, and today's usage",
  description: "Counted over all agents from midnight UTC.",
  input: noInput,
  output: budget,
  run: (ctx) => budgetOf(ctx),
});
