import { eq } from "drizzle-orm";
import { count } from "@/lib/core/count";
import type { Context, Tx } from "@/lib/db";
import { indexStatus } from "../tables/vault";

/** Says of a search by text that it may be incomplete, while the texts of a first index are written. */
export async function unsearchedHints(ctx: Context, tx: Tx): Promise<string[]> {
  const [status] = await tx
    .select({ unsearched: indexStatus.unsearched })
    .from(indexStatus)
    .where(eq(indexStatus.accountId, ctx.account.id));
  if (!status || status.unsearched === 0) return [];
  return [`The text of ${count(status.unsearched, "record")} is still being indexed, and not searched yet.`];
}
