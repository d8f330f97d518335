import { and, count, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { inboxFiles } from "../tables/inbox";
import { isOnHold } from "./on-hold";
import { waitsSince } from "./waits-since";

/** How many files of the inbox are in quarantine. */
export const countQuarantined = (ctx: Context): Promise<number> =>
  countWhere(ctx, eq(inboxFiles.state, "quarantined"));

/** How many files of the inbox are on hold. */
export const countOnHold = (ctx: Context): Promise<number> => countWhere(ctx, isOnHold);

/** How many files have been waiting, or in process, for longer than `ms`. Those on hold wait for their owner. */
export const countDelayed = (ctx: Context, ms: number): Promise<number> => {
  const before = new Date(ctx.clock.now().getTime() - ms).toISOString();
  const isOpen = inArray(inboxFiles.state, ["waiting", "processing"]);
  return countWhere(ctx, and(isOpen, not(isOnHold), sql`${waitsSince} < ${before}::timestamptz`));
};

async function countWhere(ctx: Context, condition: SQL | undefined): Promise<number> {
  const [all] = await ctx.db.tx((tx) =>
    tx
      .select({ n: count() })
      .from(inboxFiles)
      .where(and(eq(inboxFiles.accountId, ctx.account.id), condition)),
  );
  return all?.n ?? 0;
}
