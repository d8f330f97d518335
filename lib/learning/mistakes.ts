import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { Mistake } from "./shapes";
import { isAgainst, votesOf } from "./votes";

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

/** The files that count against learned rules, by the id of the rule; the newest few of each. */
export async function mistakesOf(
  ctx: Context,
  tx: Tx,
  instincts: readonly string[],
): Promise<Map<string, Mistakes>> {
  if (instincts.length === 0) return new Map();
  const rows = await tx.execute<Row>(sql`
    with ${votesOf(ctx, instincts)}, wrong as (
      select i.id, v.filename, v.destination, v.record_path as record, count(*) over (partition by i.id)::int as total,
        row_number() over (partition by i.id order by v.observed_at desc, v.filename) as nth
      from learning_instincts i
      left join supported s on s.kind = i.kind and s.pattern = i.pattern and s.destination = i.destination
      join votes v on v.kind = i.kind and v.pattern = i.pattern
      where i.account_id = ${ctx.account.id}::uuid and i.id = any(${sql.param([...instincts])}::uuid[])
        and ${isAgainst(sql`i.destination`, sql`s.since`)}
    )
    select id, filename, destination, record, total from wrong where nth <= ${MAX_SHOWN} order by id, nth`);
  const found = new Map<string, Mistakes>();
  for (const { id, total, filename, destination, record } of rows) {
    const newest = found.get(id)?.newest ?? [];
    found.set(id, { total, newest: [...newest, { filename, destination, record }] });
  }
  return found;
}
