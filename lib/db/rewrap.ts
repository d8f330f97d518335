import { and, eq, ne, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { rewrap, type Sealed } from "@/lib/core/seal";
import type { Context } from "./context";
import type { SealedColumns } from "./tables/columns";

/** An account's table with sealed values. */
type SealedTable = PgTable & Record<keyof SealedColumns | "accountId", PgColumn>;

/**
 * Wraps the account's values that another key wraps with the first of `keys`. `nameOf` gives the name that a value was sealed
 * with, by `id`. Returns how many that were.
 */
export async function rewrapRows(
  ctx: Context,
  keys: readonly Buffer[],
  currentId: string,
  { table, id, nameOf }: { table: SealedTable; id: PgColumn; nameOf: (id: string) => string },
): Promise<number> {
  const accountId = ctx.account.id;
  const own = eq(table.accountId, accountId);
  return ctx.db.tx(async (tx) => {
    const rows = await tx
      .select({
        id: sql<string>`${id}`,
        masterKeyId: sql<Sealed["masterKeyId"]>`${table.masterKeyId}`,
        wrappedKey: sql<Sealed["wrappedKey"]>`${table.wrappedKey}`,
        sealed: sql<Sealed["sealed"]>`${table.sealed}`,
      })
      .from(table)
      .where(and(own, ne(table.masterKeyId, currentId)))
      .for("update");
    for (const row of rows) {
      const { masterKeyId, wrappedKey } = rewrap(keys, { accountId, name: nameOf(row.id) }, row);
      await tx
        .update(table)
        .set({ masterKeyId, wrappedKey })
        .where(and(own, eq(id, row.id)));
    }
    return rows.length;
  });
}
