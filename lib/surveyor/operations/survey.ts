import { noInput } from "@/lib/operation";
import { defineRunOperation, withRun } from "@/lib/runs";
import { startVaultRun } from "@/lib/vault";
import { surveyResult } from "../shapes";
import { surveyorWorkflow } from "../workflow";

/** Starts a run of the Surveyor. Its result is a `SurveyResult`. */
export const startSurvey = defineRunOperation({
  id: "surveyorRun",
  http: { method: "POST", path: "/workers/surveyor/run" },
  tag: "Surveyor",
  summary: "Survey the vault: embed what has changed, cluster, label, propose relations and tags",
  description:
    "Writes only `cluster`, and the tags and relations listed in the field `surveyor` of a record.",
  input: noInput,
  output: withRun(surveyResult),
  start: (ctx) => startVaultRun(ctx, surveyorWorkflow, {}),
});
