import { createHash } from "node:crypto";
import type { Ask, Table } from "./tables";
import { quoted, VOLATILE_COLUMNS } from "./tables";

const AT_ONCE = 500;

/**
 * The account's rows of a table as JSON, one a line, in the order of its key. Text is Postgres's own: what it wrote
 * it reads back to the same value, be it a number of any size, bytes, or JSON with its order of keys.
 * @param schema where the table is, `public` or `pg_temp`
 */
export async function* rowLines(
  ask: Ask,
  table: Table,
  accountId: string,
  schema = "public",
): AsyncGenerator<string[]> {
  const columns = table.columns.map(quoted).join(", ");
  const order = (table.key.length > 0 ? table.key : table.columns).map(quoted).join(", ");
  // JSON that came with line breaks has them between its values: within one they are escaped.
  await ask(
    `declare kv_rows no scroll cursor for
     select replace(replace(row_to_json(r)::text, E'\\n', ' '), E'\\r', ' ') as line
     from (select ${columns} from ${schema}.${quoted(table.name)}
       where account_id = '${checkedId(accountId)}' order by ${order}) r`,
  );
  for (;;) {
    const rows = (await ask(`fetch ${AT_ONCE} from kv_rows`)) as { line: string }[];
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < AT_ONCE) break;
  }
  await ask("close kv_rows");
}

/** It goes into a query as text: a cursor takes no parameters. */
export function checkedId(id: string): string {
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new Error(`${id} is no account`);
  return id;
}

export async function countRows(ask: Ask, table: Table, accountId: string): Promise<number> {
  const [row] = (await ask(
    `select count(*)::int as n from ${quoted(table.name)} where account_id = '${checkedId(accountId)}'`,
  )) as { n: number }[];
  return row?.n ?? 0;
}

/** Takes lines and makes a hash of what they say, without what changes by itself. */
export class RowDigest {
  private readonly hash = createHash("sha256");
  private readonly volatile: string[];

  constructor(table: Table) {
    this.volatile = table.columns.filter((column) => VOLATILE_COLUMNS.has(column));
  }

  add(lines: readonly string[]): void {
    for (const line of lines) this.hash.update(this.volatile.length === 0 ? line : this.settled(line));
  }

  private settled(line: string): string {
    const row = JSON.parse(line) as Record<string, unknown>;
    for (const column of this.volatile) delete row[column];
    return JSON.stringify(row);
  }

  end(): string {
    return this.hash.digest("hex");
  }
}
