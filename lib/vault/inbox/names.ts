import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { inboxFiles } from "../tables/inbox";

/** The names of inbox files, by id; without those that are not known. */
export async function inboxNames(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  // As text: what a run names may be no id.
  const id = sql<string>`${inboxFiles.id}::text`;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ id, filename: inboxFiles.filename })
      .from(inboxFiles)
      .where(and(eq(inboxFiles.accountId, ctx.account.id), inArray(id, [...ids]))),
  );
  return new Map(rows.map((row) => [row.id, row.filename]));
}
