import { workerContext } from "@/lib/accounts";
import { defineWorkflow } from "@/lib/runs";
import type { SurveyResult } from "./finish";
import { SURVEYOR } from "./kinds";
import { survey } from "./survey";

export const surveyorWorkflow = defineWorkflow<Record<string, never>, SurveyResult>(
  { ...SURVEYOR, run: (ctx, step, _input, report) => survey(ctx, step, report) },
  workerContext,
);
