import { sql } from "drizzle-orm";
import type { Database, Tx } from "@/lib/db";
import { quoted } from "../content/tables";

/** The highest number that a sequence has given to a row of the account. */
export interface Highest {
  sequence: string;
  value: number;
}

/** Of each column that a sequence numbers, what the account's rows bear. */
export async function highestNumbers(tx: Tx): Promise<Highest[]> {
  const columns = await tx.execute<{ table: string; column: string; sequence: string }>(sql`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind = 'r'
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`);
  const found: Highest[] = [];
  for (const { table, column, sequence } of columns) {
    const [row] = await tx.execute<{ value: string | null }>(
      sql`select max(${sql.raw(quoted(column))}) as value from ${sql.raw(quoted(table))}`,
    );
    if (row?.value != null) found.push({ sequence, value: Number(row.value) });
  }
  return found;
}

/** Lets sequences continue behind these numbers, whatever becomes of the transaction. */
export async function advanceSequences(db: Database, numbers: readonly Highest[]): Promise<void> {
  for (const { sequence, value } of numbers)
    await db.sql`
      select setval(${sequence}::regclass, ${value}) from ${db.sql.unsafe(sequence)} where last_value < ${value}`;
}
