import { eq } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { JanitorSettings } from "./shapes";
import { janitorSettings } from "./tables";

type Row = typeof janitorSettings.$inferSelect;

/** The account's settings for the janitor, or their defaults. */
export async function settingsOf(ctx: Context): Promise<JanitorSettings> {
  const [row] = await ctx.db.tx((tx) => tx.select().from(janitorSettings).where(mine(ctx)));
  return shown(row);
}

/** Replaces the settings by what `change` makes of them; a change at the same time waits. Returns the new ones. */
export async function changeSettings(
  ctx: Context,
  tx: Tx,
  change: (before: JanitorSettings) => JanitorSettings,
): Promise<JanitorSettings> {
  await tx.insert(janitorSettings).values({ accountId: ctx.account.id }).onConflictDoNothing();
  const [row] = await tx.select().from(janitorSettings).where(mine(ctx)).for("update");
  const next = change(shown(row));
  await tx
    .update(janitorSettings)
    .set({
      reportBodyLinks: next.report_body_links,
      relateBodyLinks: next.relate_body_links,
      acceptedStatuses: next.accepted_statuses,
    })
    .where(mine(ctx));
  return next;
}

const mine = (ctx: Context) => eq(janitorSettings.accountId, ctx.account.id);

const shown = (row: Row | undefined): JanitorSettings => ({
  report_body_links: row?.reportBodyLinks ?? false,
  relate_body_links: row?.relateBodyLinks ?? false,
  accepted_statuses: row?.acceptedStatuses ?? {},
});
