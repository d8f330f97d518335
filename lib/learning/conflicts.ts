import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { learningInstincts, RouteKind } from "./tables";

type InstinctRow = typeof learningInstincts.$inferSelect;

/**
 * The rule to follow of those that match one file, the most specific first: the first that no other one beats on the
 * files that both match.
 */
export async function bestOf(
  ctx: Context,
  tx: Tx,
  kind: RouteKind,
  ranked: readonly InstinctRow[],
): Promise<InstinctRow | undefined> {
  const [first] = ranked;
  if (new Set(ranked.map(({ destination }) => destination)).size < 2) return first;
  const beaten = await beatenAmong(ctx, tx, kind, ranked);
  return ranked.find(({ id }) => !beaten.has(id)) ?? first;
}

/** Those for which another rule is right about more of the files with the patterns of both. */
async function beatenAmong(ctx: Context, tx: Tx, kind: RouteKind, ranked: readonly InstinctRow[]) {
  const rules = JSON.stringify(ranked.map(({ id, pattern, destination }) => ({ id, pattern, destination })));
  const rows = await tx.execute<{ id: string }>(sql`
    with rules as (
      select * from json_to_recordset(${rules}::text::json) as r(id uuid, pattern text, destination text)
    )
    select distinct a.id from rules a join rules b on a.destination <> b.destination
    join learning_observations o on o.account_id = ${ctx.account.id}::uuid and o.kind = ${kind}
      and o.features @> array[a.pattern, b.pattern] and o.outcome = 'unchanged' and o.decided_by <> 'instinct'
    group by a.id, b.id
    having count(*) filter (where o.destination = b.destination) > count(*) filter (where o.destination = a.destination)`);
  return new Set(rows.map(({ id }) => id));
}
