import { eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import type { JanitorSettings } from "./shapes";
import { janitorSettings } from "./tables";

/** The account's settings for the janitor, or their defaults. */
export async function settingsOf(ctx: Context): Promise<JanitorSettings> {
  const [row] = await ctx.db.tx((tx) =>
    tx.select().from(janitorSettings).where(eq(janitorSettings.accountId, ctx.account.id)),
  );
  return {
    report_body_links: row?.reportBodyLinks ?? false,
    relate_body_links: row?.relateBodyLinks ?? false,
    accepted_statuses: row?.acceptedStatuses ?? {},
  };
}
