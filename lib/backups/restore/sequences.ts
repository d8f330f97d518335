import { sql } from "drizzle-orm";
import type { Database, Tx } from "@/lib/db";
import { quoted } from "../content/tables";

/** The highest value of a sequence in the account's rows. */
export interface SequenceValue {
  sequence: string;
  value: number;
}

/** The highest value of each serial column in the account's rows. */
export async function highestNumbers(tx: Tx): Promise<SequenceValue[]> {
  const columns = await tx.execute<{ table: string; column: string; sequence: string }>(sql`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind = 'r'
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`);
  const found: SequenceValue[] = [];
  for (const { table, column, sequence } of columns) {
    const [row] = await tx.execute<{ value: string | null }>(
      sql`select max(${sql.raw(quoted(column))}) as value from ${sql.raw(quoted(table))}`,
    );
    if (row?.value != null) found.push({ sequence, value: Number(row.value) });
  }
  return found;
}

/** Advances sequences beyond these values. Not undone when the transaction fails. */
export async function advanceSequences(db: Database, numbers: readonly SequenceValue[]): Promise<void> {
  for (const { sequence, value } of numbers)
    await db.sql`
      select setval(${sequence}::regclass, ${value}) from ${db.sql.unsafe(sequence)} where last_value < ${value}`;
}
