import { noInput } from "@/lib/operation";
import { defineRunOperation, withRun } from "@/lib/runs";
import { startVaultRun } from "@/lib/vault";
import { withdrawn } from "../shapes";
import { withdrawWorkflow } from "../workflow";

/** Starts a run that removes everything that the Surveyor wrote, and turns writing off. Its result is a `Withdrawn`. */
export const startWithdrawal = defineRunOperation({
  id: "surveyorWithdraw",
  http: { method: "POST", path: "/workers/surveyor/withdraw" },
  tag: "Surveyor",
  summary: "Remove what the surveyor wrote from the records; it then only proposes",
  description: "Keeps fields that people have changed since.",
  input: noInput,
  output: withRun(withdrawn),
  start: (ctx) => startVaultRun(ctx, withdrawWorkflow, {}),
});
