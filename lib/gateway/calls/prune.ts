import { sql } from "drizzle-orm";
import { daysBefore } from "@/lib/core/clock";
import { BATCH_SIZE, type Pruner, pruneInBatches } from "@/lib/runs";

/** Deletes old model calls, and adds their counts to the retired counters. */
export const calls: Pruner = {
  name: "model calls",
  prune: ({ id, db }, retention) =>
    pruneInBatches(retention, () =>
      db.tx(async (tx) => {
        const [row] = await tx.execute<{ n: number }>(sql`
          with gone as (
            delete from model_calls where ctid = any(array(
              select ctid from model_calls
              where account_id = ${id}::uuid and at < ${daysBefore(retention.now, retention.days).toISOString()}::timestamptz
              order by at limit ${BATCH_SIZE} for update skip locked))
            returning provider, outcome
          ), counted as (
            insert into retired_counters (account_id, kind, name, outcome, n)
            select ${id}::uuid, 'call', provider, outcome, count(*) from gone group by provider, outcome
            on conflict (account_id, kind, name, outcome) do update set n = retired_counters.n + excluded.n
          )
          select count(*)::int as n from gone`);
        return row?.n ?? 0;
      }),
    ),
};
