import { createHash } from "node:crypto";
import type { Ask, Table } from "./tables";
import { quoted, VOLATILE_COLUMNS } from "./tables";

const BATCH_SIZE = 500;

/**
 * The account's rows of a table as JSON lines in the order of its key, in batches. Postgres formats the values, so
 * that numbers of any size, bytes and the order of JSON keys survive a round trip.
 * @param schema `public` or `pg_temp`
 */
export async function* rowLines(
  ask: Ask,
  table: Table,
  accountId: string,
  schema = "public",
): AsyncGenerator<string[]> {
  const columns = table.columns.map(quoted).join(", ");
  const order = (table.key.length > 0 ? table.key : table.columns).map(quoted).join(", ");
  // Unescaped line breaks in JSON occur only between values.
  await ask(
    `declare kv_rows no scroll cursor for
     select replace(replace(row_to_json(r)::text, E'\\n', ' '), E'\\r', ' ') as line
     from (select ${columns} from ${schema}.${quoted(table.name)}
       where account_id = '${checkedId(accountId)}' order by ${order}) r`,
  );
  for (;;) {
    const rows = (await ask(`fetch ${BATCH_SIZE} from kv_rows`)) as { line: string }[];
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < BATCH_SIZE) break;
  }
  await ask("close kv_rows");
}

/** Checked because it is part of the query text: `Ask` takes no parameters. */
function checkedId(id: string): string {
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new Error(`${id} is not an account id`);
  return id;
}

/** A hash over rows, without their volatile columns. */
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
