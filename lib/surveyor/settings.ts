import { eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { surveyorState } from "@/lib/embeddings";

export interface SurveyorSettings {
  /** Clusters, and tags and relations that are sure, are written into the files; else they are only proposed. */
  write: boolean;
}

export const surveyorSettingsInput = z.strictObject({
  write: z.boolean("must be true or false").meta({
    description: "Write clusters, tags and relations into the records, instead of only proposing them",
  }),
});

/** What the account wants of its Surveyor. */
export async function readSurveyorSettings(ctx: Context): Promise<SurveyorSettings> {
  const [row] = await ctx.db.tx((tx) =>
    tx.select().from(surveyorState).where(eq(surveyorState.accountId, ctx.account.id)),
  );
  return { write: row?.write ?? true };
}

export async function writeSurveyorSettings(
  ctx: Context,
  input: z.input<typeof surveyorSettingsInput>,
): Promise<SurveyorSettings> {
  const settings = parse(surveyorSettingsInput, input);
  await ctx.db.tx(async (tx) => {
    await tx
      .insert(surveyorState)
      .values({ accountId: ctx.account.id, ...settings })
      .onConflictDoUpdate({ target: surveyorState.accountId, set: settings });
    await audit(ctx, tx, { action: "surveyor.settings", subject: "surveyor", detail: { ...settings } });
  });
  return settings;
}
