import type { Context } from "@/lib/db";
import type { Report, Step } from "@/lib/runs";
import type { SurveyResult, Withdrawn } from "./shapes";
import { survey } from "./survey";
import { turnWritingOff, withdraw } from "./withdraw";

const step: Step = (_name, work) => work();
const report: Report = async () => {};

/** Runs the Surveyor in this process, without the workflow engine. */
export const runSurvey = (ctx: Context): Promise<SurveyResult> => survey(ctx, step, report);

/** Removes what the Surveyor wrote, in the same way. */
export async function runWithdrawal(ctx: Context, reports: Report = report): Promise<Withdrawn> {
  await ctx.db.tx((tx) => turnWritingOff(ctx, tx));
  return withdraw(ctx, step, reports);
}
