import { and, eq, gte, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { auditEntries } from "./tables";

/** How often an actor did something. */
export type ActionCount = Pick<typeof auditEntries.$inferSelect, "action" | "actorType" | "actorId"> & {
  n: number;
};

/** What was done since a time, counted by action and actor. */
export function countActions(ctx: Context, since: Date): Promise<ActionCount[]> {
  const { accountId, at, action, actorType, actorId } = auditEntries;
  return ctx.db.tx((tx) =>
    tx
      .select({ action, actorType, actorId, n: sql<number>`count(*)::int` })
      .from(auditEntries)
      .where(and(eq(accountId, ctx.account.id), gte(at, since)))
      .groupBy(action, actorType, actorId),
  );
}
