import { and, count, eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { inboxFiles } from "../tables/inbox";

/** How many files of the inbox are in quarantine. */
export async function countQuarantined(ctx: Context): Promise<number> {
  const [all] = await ctx.db.tx((tx) =>
    tx
      .select({ n: count() })
      .from(inboxFiles)
      .where(and(eq(inboxFiles.accountId, ctx.account.id), eq(inboxFiles.state, "quarantined"))),
  );
  return all?.n ?? 0;
}
