import type { Context } from "@/lib/db";
import type { Report, Step } from "@/lib/runs";
import type { SurveyResult } from "./finish";
import { survey } from "./survey";

const step: Step = (_name, work) => work();
const report: Report = async () => {};

/** A whole survey in this process, without the engine. */
export const surveyNow = (ctx: Context): Promise<SurveyResult> => survey(ctx, step, report);
