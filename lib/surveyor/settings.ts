import { eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { surveyorState } from "@/lib/embeddings";
import type { SurveyorSettings } from "./shapes";

/** The account's settings for the surveyor, or their defaults. */
export async function settingsOf(ctx: Context): Promise<SurveyorSettings> {
  const [row] = await ctx.db.tx((tx) =>
    tx.select().from(surveyorState).where(eq(surveyorState.accountId, ctx.account.id)),
  );
  return { write: row?.write ?? false };
}
