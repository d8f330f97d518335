import { z } from "zod";
import type { Context } from "@/lib/db";
import { type Started, startRun } from "@/lib/runs";
import { surveyorWorkflow } from "./workflow";

export const surveyInput = z.strictObject({});

/** Surveys the vault. The run's result is a `SurveyResult`. */
export const startSurvey = (ctx: Context): Promise<Started> =>
  ctx.db.tx((tx) => startRun(ctx, tx, surveyorWorkflow, {}));
