import { eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { janitorSettings } from "@/lib/db/schema";

export interface JanitorSettings {
  /** Links of a body that no field bears are added to `related` by a fix. */
  relate_body_links: boolean;
}

export const janitorSettingsInput = z.strictObject({
  relate_body_links: z
    .boolean("must be true or false")
    .meta({ description: "Add links of a body that no field bears to related (LINK002)" }),
});

/** What the account wants of its Janitor. */
export async function readJanitorSettings(ctx: Context): Promise<JanitorSettings> {
  const [row] = await ctx.db.tx((tx) =>
    tx.select().from(janitorSettings).where(eq(janitorSettings.accountId, ctx.account.id)),
  );
  return { relate_body_links: row?.relateBodyLinks ?? false };
}

export async function writeJanitorSettings(
  ctx: Context,
  input: z.input<typeof janitorSettingsInput>,
): Promise<JanitorSettings> {
  const settings = parse(janitorSettingsInput, input);
  const values = { relateBodyLinks: settings.relate_body_links };
  await ctx.db.tx(async (tx) => {
    await tx
      .insert(janitorSettings)
      .values({ accountId: ctx.account.id, ...values })
      .onConflictDoUpdate({ target: janitorSettings.accountId, set: values });
    await audit(ctx, tx, { action: "janitor.settings", subject: "janitor", detail: settings });
  });
  return settings;
}
