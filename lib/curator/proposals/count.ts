import { and, count, eq, inArray } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { curatorProposals } from "../tables";
import { whereLikely } from "./find";

/** How many likely proposals of each of these inbox files wait. */
export async function likelyProposals(ctx: Context, files: readonly string[]): Promise<Map<string, number>> {
  if (files.length === 0) return new Map();
  const { accountId, state, inboxId } = curatorProposals;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ file: inboxId, n: count() })
      .from(curatorProposals)
      .where(
        and(
          eq(accountId, ctx.account.id),
          eq(state, "proposed"),
          whereLikely(true),
          inArray(inboxId, [...files]),
        ),
      )
      .groupBy(inboxId),
  );
  return new Map(rows.map(({ file, n }) => [file, n]));
}
