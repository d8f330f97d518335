import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { Mistake } from "./shapes";

/** Mistakes that are shown of one instinct. */
const MAX_SHOWN = 5;

interface Row extends Record<string, unknown>, Mistake {
  id: string;
  total: number;
}

/** What an instinct would have got wrong. */
export interface Mistakes {
  total: number;
  newest: Mistake[];
}

export const NO_MISTAKES: Mistakes = { total: 0, newest: [] };

/**
 * Files with the pattern of a learned rule which belong elsewhere, or to nothing since their record was deleted, by
 * its id; the newest few of each. Decisions by an instinct count only once corrected.
 */
export async function mistakesOf(
  ctx: Context,
  tx: Tx,
  instincts: readonly string[],
): Promise<Map<string, Mistakes>> {
  if (instincts.length === 0) return new Map();
  const rows = await tx.execute<Row>(sql`
    with latest as (
      select distinct on (i.id, o.input) i.id, i.destination as expected, o.filename, o.record_path as record, o.observed_at,
        case when o.outcome = 'unchanged' then o.destination end as destination
      from learning_instincts i
      join learning_observations o on o.account_id = i.account_id and o.kind = i.kind and o.features @> array[i.pattern]
      where i.account_id = ${ctx.account.id}::uuid and i.id = any(${sql.param([...instincts])}::uuid[])
        and (o.outcome = 'deleted' or (o.outcome = 'unchanged' and o.decided_by <> 'instinct'))
      order by i.id, o.input, o.outcome = 'unchanged' desc, o.observed_at desc
    ), wrong as (
      select *, count(*) over (partition by id)::int as total,
        row_number() over (partition by id order by observed_at desc, filename) as nth
      from latest where destination is distinct from expected
    )
    select id, filename, destination, record, total from wrong where nth <= ${MAX_SHOWN} order by id, nth`);
  const found = new Map<string, Mistakes>();
  for (const { id, total, filename, destination, record } of rows) {
    const newest = found.get(id)?.newest ?? [];
    found.set(id, { total, newest: [...newest, { filename, destination, record }] });
  }
  return found;
}
