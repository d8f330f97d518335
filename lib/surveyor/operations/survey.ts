import { z } from "zod";
import { noInput } from "@/lib/operation";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { survey } from "../shapes";
import { surveyorWorkflow } from "../workflow";

/** Starts a survey of the vault. The result of the run is a `SurveyResult`. */
export const startSurvey = defineRunOperation({
  id: "surveyorRun",
  http: { method: "POST", path: "/workers/surveyor/run" },
  tag: "Workers",
  summary: "Survey the vault: embed what has changed, cluster, label, propose relations and tags",
  description:
    "Writes only what is the Surveyor's own: `cluster`, and the tags and relations that the field `surveyor` of a record names. A vault that has not changed is left as it is.",
  input: noInput,
  output: withRun(z.object({ survey_id: z.uuid(), ...survey })),
  start: (ctx) => ctx.db.tx((tx) => startRun(ctx, tx, surveyorWorkflow, {})),
});
