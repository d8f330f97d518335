import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { InvalidBackup } from "../archive/invalid-backup";
import { type Ask, accountTables, quoted, type Table } from "../content/tables";
import { resealRow } from "../credentials";
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
    const own = lines.map((line) => adaptRow(ctx, backup, table, schema, line));
    await tx.execute(sql`
      insert into ${target} (${listed})
      select ${listed} from json_populate_recordset(null::${target}, ${`[${own.join(",")}]`}::text::json)`);
    rows += lines.length;
  }
  return rows;
}

/** Adapts a row to this installation: the path of the vault, and values sealed with another master key. */
function adaptRow(
  ctx: Pick<Context, "account">,
  backup: Unpacked,
  table: string,
  schema: string,
  line: string,
): string {
  if (schema !== "public") return line;
  if (table === "credentials") return resealRow(ctx, line, backup.credentials);
  if (table !== "accounts") return line;
  return JSON.stringify({ ...(JSON.parse(line) as object), vault_dir: ctx.account.vaultDir });
}
