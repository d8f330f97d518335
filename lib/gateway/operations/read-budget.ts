import { defineOperation, noInput } from "@/lib/operation";
import { budgetOf } from "../calls/budget";
import { budget } from "../shapes";

export const readBudget = defineOperation({
  id: "readBudget",
  http: { method: "GET", path: "/admin/budget" },
  tag: "Admin",
  summary: "The daily limits (UTC) of tokens and cost, and today's usage",
  input: noInput,
  output: budget,
  run: (ctx) => budgetOf(ctx),
});
