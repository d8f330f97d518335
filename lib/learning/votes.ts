import { type SQL, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { WEAK_KINDS } from "./features";

/**
 * What each file says about each of its patterns, as the query `votes`: its destination, or null when its record was
 * deleted, or is of no project. Decisions by a rule are none until they are corrected, since it would confirm
 * itself. `counts_for`: it may support a rule; for weak kinds only decisions by the user do. `counts_against`: it
 * is against rules for other destinations, however old; others are only when they are not older than the first file
 * that agrees: before it, the project may not have existed. Only of the patterns of `instincts`, if they are given.
 */
export const votesOf = (ctx: Context, instincts?: readonly string[]): SQL => {
  const account = sql`${ctx.account.id}::uuid`;
  const wanted = instincts
    ? sql`f.pattern in (select pattern from learning_instincts where account_id = ${account}
        and id = any(${sql.param([...instincts])}::uuid[]))`
    : sql`true`;
  return sql`votes as (
    select o.kind, f.pattern, o.input, o.filename, o.record_path, o.observed_at, o.decided_at, d.destination,
      d.destination is not null and (o.decided_by = 'user' or not w.is_weak) as counts_for,
      d.destination is null or o.decided_by = 'user' or not w.is_weak as counts_against
    from learning_observations o cross join lateral unnest(o.features) as f (pattern)
    cross join lateral (select split_part(f.pattern, ':', 1) = any(${sql.param([...WEAK_KINDS])}::text[]) as is_weak) w
    cross join lateral (select case when o.outcome = 'unchanged' then o.destination end as destination) d
    where o.account_id = ${account} and ${wanted}
      and (o.outcome = 'deleted' or (o.outcome = 'unchanged' and o.decided_by <> 'instinct'))
    union all
    select 'project', f.pattern, o.input, o.filename, o.record_path, o.observed_at, o.decided_at, null, false, false
    from learning_observations o cross join lateral unnest(o.features) as f (pattern)
    where o.account_id = ${account} and ${wanted} and o.kind = 'directory' and o.outcome = 'unchanged' and o.record_path is not null
      and not exists (select from learning_observations p where p.account_id = o.account_id and p.input = o.input
        and p.kind = 'project' and p.outcome in ('unchanged', 'deleted'))
      and not exists (select from vault_links l where l.account_id = o.account_id and l.source = o.record_path
        and l.relation = 'project')
  ), supported as (
    select kind, pattern, destination, min(decided_at) as since, count(distinct input)::int as agreeing,
      array_agg(distinct input order by input) as inputs
    from votes where counts_for group by kind, pattern, destination
  )`;
};

/** Whether a vote `v` is against a rule for `destination`, whose first file was decided at `since`. */
export const isAgainst = (destination: SQL, since: SQL): SQL =>
  sql`(v.destination is distinct from ${destination} and (v.counts_against or v.decided_at >= ${since}))`;
