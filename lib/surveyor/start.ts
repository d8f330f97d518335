import { z } from "zod";
import type { Context } from "@/lib/db";
import { type Started, startKind } from "@/lib/runs";
import { SURVEYOR } from "./kinds";

export const surveyInput = z.strictObject({});

/** Surveys the vault. The run's result is a `SurveyResult`. */
export const startSurvey = (ctx: Context): Promise<Started> =>
  ctx.db.tx((tx) => startKind(ctx, tx, SURVEYOR, {}));
