import type { Context } from "@/lib/db";
import type { Report, Step } from "@/lib/runs";
import type { SurveyResult } from "./shapes";
import { survey } from "./survey";

const step: Step = (_name, work) => work();
const report: Report = async () => {};

/** Runs the Surveyor in this process, without the workflow engine. */
export const runSurvey = (ctx: Context): Promise<SurveyResult> => survey(ctx, step, report);
