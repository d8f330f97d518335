import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { WEAK_KINDS } from "./features";
import type { Route } from "./labels";
import type { RouteKind } from "./tables";
import type { Evidence } from "./thresholds";

/** A pattern and a destination, with the observations that support it. */
export interface PatternCount extends Route, Evidence {
  /** The inputs that agree, sorted: patterns supported by the same inputs are redundant. */
  inputs: string[];
}

interface Row extends Record<string, unknown> {
  kind: RouteKind;
  pattern: string;
  destination: string;
  agreeing: number;
  observed: number;
  inputs: string[];
}

/**
 * Counts, for each pattern and each of its destinations, the inputs that agree and all that were observed. Each input
 * counts once, for its latest destination; if its record was deleted, for none. Decisions by instincts do not count,
 * since they would confirm themselves. For weak kinds only decisions by the user count.
 */
export async function countPatterns(ctx: Context, tx: Tx): Promise<PatternCount[]> {
  const weak = sql.param([...WEAK_KINDS]);
  const rows = await tx.execute<Row>(sql`
    with votes as (
      select o.kind, o.input, f.pattern, case when o.outcome = 'unchanged' then o.destination end as destination
      from learning_observations o cross join lateral unnest(o.features) as f (pattern)
      where o.account_id = ${ctx.account.id}::uuid
        and (o.outcome = 'deleted' or (o.outcome = 'unchanged' and o.decided_by <> 'instinct'))
        and (o.outcome = 'deleted' or o.decided_by = 'user' or split_part(f.pattern, ':', 1) <> all (${weak}::text[]))
    ), totals as (
      select kind, pattern, count(distinct input)::int as observed from votes group by kind, pattern
    )
    select kind, pattern, destination, count(distinct input)::int as agreeing, observed,
      array_agg(distinct input order by input) as inputs
    from votes join totals using (kind, pattern)
    where destination is not null group by kind, pattern, destination, observed`);
  return [...rows];
}
