import { eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { curatorSettings } from "../tables";
import type { CuratorSettings } from "./shapes";

/** The account's settings for the curator, or their defaults. */
export async function settingsOf(ctx: Context): Promise<CuratorSettings> {
  const [row] = await ctx.db.tx((tx) =>
    tx.select().from(curatorSettings).where(eq(curatorSettings.accountId, ctx.account.id)),
  );
  return { review: row?.review ?? "unsure" };
}
