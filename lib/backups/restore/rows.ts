import { and, eq, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { InvalidBackup } from "../archive/invalid-backup";
import { type Ask, accountTables, quoted, type Table } from "../content/tables";
import { resealRow } from "../credentials";
import { restoredRows } from "../tables";
import type { Unpacked } from "./unpack";

export const askTx =
  (tx: Tx): Ask =>
  async (query) => [...(await tx.execute(sql.raw(query)))];

/**
 * The tables of this database that the backup has rows of, referenced tables first. Throws `InvalidBackup` for an
 * unknown table or column.
 */
export async function tablesOf(tx: Tx, { manifest }: Pick<Unpacked, "manifest">): Promise<Table[]> {
  const here = new Map((await accountTables(askTx(tx))).map((table) => [table.name, table]));
  for (const { name, columns } of manifest.tables) {
    const table = here.get(name);
    const unknown = table ? columns.find((column) => !table.columns.includes(column)) : name;
    if (unknown !== undefined)
      throw new InvalidBackup(
        `Invalid backup: unknown ${table ? `column ${unknown} of the table ${name}` : `table ${name}`}.`,
      );
  }
  return [...here.values()].filter(({ name }) => manifest.tables.some((table) => table.name === name));
}

/** Inserts the backup's rows of a table into the one in `schema`. Returns their number. */
export async function insertRows(
  ctx: Pick<Context, "account">,
  tx: Tx,
  backup: Unpacked,
  table: string,
  schema = "public",
): Promise<number> {
  const columns = backup.manifest.tables.find(({ name }) => name === table)?.columns ?? [];
  const listed = sql.raw(columns.map(quoted).join(", "));
  const target = sql.raw(`${schema}.${quoted(table)}`);
  let rows = 0;
  for await (const lines of backup.rows(table)) {
    const own = schema === "public" ? lines.map((line) => adaptRow(ctx, backup, table, line)) : lines;
    await tx.execute(sql`
      insert into ${target} (${listed})
      select ${listed} from json_populate_recordset(null::${target}, ${`[${own.join(",")}]`}::text::json)`);
    rows += lines.length;
  }
  return rows;
}

/** Stores the backup's rows of these tables as `restore`, for `insertStagedRows`. */
export async function stageRows(
  ctx: Context,
  tx: Tx,
  backup: Unpacked,
  { restore, tables }: { restore: string; tables: readonly string[] },
): Promise<void> {
  const { id: accountId } = ctx.account;
  let ordinal = 0;
  for (const table of tables)
    for await (const lines of backup.rows(table)) {
      const rows = `[${lines.map((line) => adaptRow(ctx, backup, table, line)).join(",")}]`;
      await tx.insert(restoredRows).values({ accountId, restore, ordinal, table, rows });
      ordinal += 1;
    }
}

/** Inserts the rows of a table that `stageRows` has stored. */
export async function insertStagedRows(
  ctx: Context,
  tx: Tx,
  restore: string,
  { name, columns }: { name: string; columns: readonly string[] },
): Promise<void> {
  const listed = sql.raw(columns.map(quoted).join(", "));
  const target = sql.raw(`public.${quoted(name)}`);
  await tx.execute(sql`
    insert into ${target} (${listed})
    select ${sql.raw(columns.map((column) => `r.${quoted(column)}`).join(", "))}
    from ${restoredRows} staged cross join lateral json_populate_recordset(null::${target}, staged.rows::json) r
    where staged.account_id = ${ctx.account.id}::uuid and staged.restore = ${restore}::uuid and staged."table" = ${name}
    order by staged.ordinal`);
}

export async function deleteStagedRows(ctx: Context, tx: Tx, restore: string): Promise<void> {
  await tx
    .delete(restoredRows)
    .where(and(eq(restoredRows.accountId, ctx.account.id), eq(restoredRows.restore, restore)));
}

/** Adapts a row to this installation: the path of the vault, and values sealed with another master key. */
function adaptRow(ctx: Pick<Context, "account">, backup: Unpacked, table: string, line: string): string {
  if (table === "credentials") return resealRow(ctx, line, backup.credentials);
  if (table !== "accounts") return line;
  return JSON.stringify({ ...(JSON.parse(line) as object), vault_dir: ctx.account.vaultDir });
}
