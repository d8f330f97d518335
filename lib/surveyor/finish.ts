import { count, eq, sql } from "drizzle-orm";
import { type Context, notify } from "@/lib/db";
import type { SurveyStart } from "./begin";
import { countProposals } from "./proposals/store";
import type { SurveyResult } from "./shapes";
import { clusters, surveyedRecords, surveys } from "./tables";

export interface SurveyOutcome {
  fingerprint: string;
  embedded: number;
  labelled: number;
  written: number;
  note: string | null;
}

const MAX_SURVEYS = 1_000;

/** Stores the finished run and deletes the oldest. */
export async function finish(ctx: Context, survey: SurveyStart, done: SurveyOutcome): Promise<SurveyResult> {
  return ctx.db.tx(async (tx) => {
    const own = ctx.account.id;
    const [all] = await tx
      .select({ n: count() })
      .from(surveyedRecords)
      .where(eq(surveyedRecords.accountId, own));
    const [groups] = await tx.select({ n: count() }).from(clusters).where(eq(clusters.accountId, own));
    const totals = { records: all?.n ?? 0, clusters: groups?.n ?? 0, ...(await countProposals(ctx, tx)) };
    const times = { startedAt: new Date(survey.startedAt), finishedAt: ctx.clock.now() };
    await tx
      .insert(surveys)
      .values({ accountId: own, surveyId: survey.surveyId, ...times, ...done, ...totals })
      .onConflictDoNothing();
    await tx.execute(sql`
      delete from surveys where account_id = ${own}::uuid and survey_id in (
        select survey_id from surveys where account_id = ${own}::uuid order by finished_at desc offset ${MAX_SURVEYS})`);
    await notify(ctx, tx, "kv_live");
    const { embedded, labelled, written, note } = done;
    return { survey_id: survey.surveyId, embedded, labelled, written, note, ...totals };
  });
}
