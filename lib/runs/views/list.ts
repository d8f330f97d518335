import { asc, eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { savedViews } from "../tables/saved-views";
import { isWithin, type Within } from "./spans";

/** A list filter with a name. */
export interface SavedView {
  id: string;
  name: string;
  query: string;
  /** Besides, only runs that started so long ago at most. */
  within: Within | null;
}

/** The account's views, by name. */
export async function listViews(ctx: Context): Promise<SavedView[]> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(savedViews)
      .where(eq(savedViews.accountId, ctx.account.id))
      .orderBy(asc(savedViews.name)),
  );
  return rows.map(({ id, name, query, within }) => ({
    id,
    name,
    query,
    within: isWithin(within) ? within : null,
  }));
}
