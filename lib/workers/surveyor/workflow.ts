import { defineWorkflow } from "@/lib/engine";
import { SURVEYOR } from "@/lib/workflows";
import { workerContext } from "../context";
import type { SurveyResult } from "./finish";
import { survey } from "./survey";

export const surveyorWorkflow = defineWorkflow<Record<string, never>, SurveyResult>(
  { ...SURVEYOR, run: (ctx, step, _input, report) => survey(ctx, step, report) },
  workerContext,
);
