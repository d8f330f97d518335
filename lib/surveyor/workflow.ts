import { z } from "zod";
import { defineWorkflow } from "@/lib/runs";
import { survey } from "./survey";

const input = z.strictObject({});

export const surveyorWorkflow = defineWorkflow({
  type: "SurveyorWorkflow",
  queue: "surveyor",
  purpose: "Embeds what has changed, groups records by meaning, and proposes relations and tags",
  input,
  runInput: input,
  schedule: { id: "surveyor", cron: "30 4 * * *" },
  prepare: async () => ({ workflowId: "surveyor-run", input: {} }),
  run: (ctx, step, _input, report) => survey(ctx, step, report),
});
