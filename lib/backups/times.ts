import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { backups } from "./tables";

/** When backups were made, by id, to the minute in UTC. */
export async function backupTimes(
  ctx: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ id: backups.id, at: backups.takenAt })
      .from(backups)
      .where(and(eq(backups.accountId, ctx.account.id), inArray(backups.id, [...ids]))),
  );
  return new Map(rows.map(({ id, at }) => [id, `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`]));
}
