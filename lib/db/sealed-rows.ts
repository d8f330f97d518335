import { and, count, eq, ne, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { open, rewrap, type Sealed } from "@/lib/core/seal";
import type { Context } from "./context";
import type { SealedColumns } from "./tables/columns";

/** An account's table with sealed values. */
export interface SealedRows {
  /** What they are, in the plural: `credentials`. */
  what: string;
  table: PgTable & Record<keyof SealedColumns | "accountId", PgColumn>;
  id: PgColumn;
  /** The name that a value was sealed with, by `id`. */
  nameOf: (id: string) => string;
}

const columnsOf = ({ table, id }: SealedRows) => ({
  id: sql<string>`${id}`,
  masterKeyId: sql<Sealed["masterKeyId"]>`${table.masterKeyId}`,
  wrappedKey: sql<Sealed["wrappedKey"]>`${table.wrappedKey}`,
  sealed: sql<Sealed["sealed"]>`${table.sealed}`,
});

const ownOf = (ctx: Context, { table }: SealedRows) => eq(table.accountId, ctx.account.id);

const outdatedOf = (ctx: Context, rows: SealedRows, currentId: string) =>
  and(ownOf(ctx, rows), ne(rows.table.masterKeyId, currentId));

/** Wraps the account's values that another key wraps with the first of `keys`. Returns how many that were. */
export async function rewrapRows(
  ctx: Context,
  keys: readonly Buffer[],
  currentId: string,
  sealed: SealedRows,
): Promise<number> {
  const { table, id, nameOf } = sealed;
  const accountId = ctx.account.id;
  return ctx.db.tx(async (tx) => {
    const rows = await tx
      .select(columnsOf(sealed))
      .from(table)
      .where(outdatedOf(ctx, sealed, currentId))
      .for("update");
    for (const row of rows) {
      const { masterKeyId, wrappedKey } = rewrap(keys, { accountId, name: nameOf(row.id) }, row);
      await tx
        .update(table)
        .set({ masterKeyId, wrappedKey })
        .where(and(ownOf(ctx, sealed), eq(id, row.id)));
    }
    return rows.length;
  });
}

/** How many of the account's values another key wraps. */
export async function countOutdated(ctx: Context, currentId: string, sealed: SealedRows): Promise<number> {
  const [row] = await ctx.db.tx((tx) =>
    tx
      .select({ n: count() })
      .from(sealed.table)
      .where(outdatedOf(ctx, sealed, currentId)),
  );
  return row?.n ?? 0;
}

/** Opens all of the account's values, without showing them. Returns their number. Throws like `open`. */
export async function tryToOpen(ctx: Context, keys: readonly Buffer[], sealed: SealedRows): Promise<number> {
  const rows = await ctx.db.tx((tx) =>
    tx.select(columnsOf(sealed)).from(sealed.table).where(ownOf(ctx, sealed)),
  );
  for (const row of rows) open(keys, { accountId: ctx.account.id, name: sealed.nameOf(row.id) }, row);
  return rows.length;
}
