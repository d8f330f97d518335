import { z } from "zod";
import { defineWorkflow } from "@/lib/runs";
import { survey } from "./survey";
import { proposeAgain, turnWritingOff, withdraw } from "./withdraw";

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

/** Removes what the Surveyor wrote. An interrupted run continues with the remaining records. */
export const withdrawWorkflow = defineWorkflow({
  type: "SurveyorWithdrawWorkflow",
  queue: "surveyor",
  purpose: "Removes what the Surveyor wrote from the records",
  input,
  runInput: input,
  prepare: async (ctx, tx) => {
    await turnWritingOff(ctx, tx);
    return { workflowId: "surveyor-withdraw", input: {} };
  },
  run: (ctx, step, _input, report) => withdraw(ctx, step, report),
  onCanceled: async (ctx) => {
    await proposeAgain(ctx);
  },
});
