import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { Evidence } from "./discretion";
import { FEATURE_KINDS, WEAK_KINDS } from "./features";
import type { RouteKind } from "./tables";
import type { Route } from "./words";

/** A pattern that leads somewhere, as the stored observations bear it out. */
export interface Counted extends Route, Evidence {
  /** The inputs that agree, in order: patterns that the same inputs bear out are told apart by nothing. */
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
 * Counts, for each pattern and each destination that it ever led to, the inputs that agree and those that were observed
 * in all. Each input has one voice: where it was routed last; one whose record was deleted speaks for nothing. What an
 * instinct decided is no voice, or it would confirm itself; nor, of a weak kind, is what the user did not choose.
 */
export async function countPatterns(ctx: Context, tx: Tx): Promise<Counted[]> {
  const weak = sql.param([...WEAK_KINDS]);
  const rows = await tx.execute<Row>(sql`
    with borne as (
      select o.kind, o.input, f.pattern, case when o.outcome = 'unchanged' then o.destination end as destination
      from learning_observations o cross join lateral unnest(o.features) as f (pattern)
      where o.account_id = ${ctx.account.id}::uuid
        and (o.outcome = 'deleted' or (o.outcome = 'unchanged' and o.decided_by <> 'instinct'))
        and (o.outcome = 'deleted' or o.decided_by = 'user' or split_part(f.pattern, ':', 1) <> all (${weak}::text[]))
    ), totals as (
      select kind, pattern, count(distinct input)::int as observed from borne group by kind, pattern
    )
    select kind, pattern, destination, count(distinct input)::int as agreeing, observed,
      array_agg(distinct input order by input) as inputs
    from borne join totals using (kind, pattern)
    where destination is not null group by kind, pattern, destination, observed`);
  return [...rows];
}

/** Kinds of which one says the same as the other, more or less exactly. */
const FAMILIES: Readonly<Record<string, string>> = { domain: "sender" };

const kindOfPattern = (pattern: string): string => pattern.slice(0, pattern.indexOf(":"));

/** From the one that says most: by kind, then the longer one, then by alphabet. */
export const byRank = (a: Pick<Route, "pattern">, b: Pick<Route, "pattern">): number =>
  rankOf(a.pattern) - rankOf(b.pattern) ||
  b.pattern.length - a.pattern.length ||
  (a.pattern < b.pattern ? -1 : 1);

const rankOf = (pattern: string): number =>
  (FEATURE_KINDS as readonly string[]).indexOf(kindOfPattern(pattern));

/** Of the patterns of a family that the same inputs bear out, the one that says most. */
export function tellApart(counted: readonly Counted[]): Counted[] {
  const said = new Set<string>();
  return [...counted].sort(byRank).filter(({ kind, pattern, destination, inputs }) => {
    const family = FAMILIES[kindOfPattern(pattern)] ?? kindOfPattern(pattern);
    const same = JSON.stringify([kind, family, destination, inputs]);
    return !said.has(same) && said.add(same);
  });
}
