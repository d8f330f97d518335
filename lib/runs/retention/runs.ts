import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { daysBefore } from "@/lib/core/clock";
import type { Tx } from "@/lib/db";
import { workflowRuns } from "../tables/runs";
import { BATCH_SIZE, type PrunedAccount, type Pruner, pruneInBatches } from "./pruner";

/** Closed runs with their histories, type by type. Open runs are never touched. */
export const runs: Pruner = {
  name: "runs",
  prune: async (account, retention) => {
    const before = daysBefore(retention.now, retention.days);
    let all = 0;
    for (const type of await typesOf(account)) {
      const oldest = await oldestKept(account, type, retention.runs);
      if (oldest === null) continue;
      all += await pruneInBatches(retention, () =>
        account.db.tx((tx) => deleteBatch(tx, account.id, type, { before, oldest })),
      );
    }
    return all;
  },
};

const typesOf = async ({ id, db }: PrunedAccount): Promise<string[]> => {
  const rows = await db.tx((tx) =>
    tx.selectDistinct({ type: workflowRuns.type }).from(workflowRuns).where(eq(workflowRuns.accountId, id)),
  );
  return rows.map((row) => row.type);
};

/** The start of the oldest of the newest `kept` closed runs; null if there are no others. */
async function oldestKept({ id, db }: PrunedAccount, type: string, kept: number): Promise<Date | null> {
  const closed = and(
    eq(workflowRuns.accountId, id),
    eq(workflowRuns.type, type),
    isNotNull(workflowRuns.closeTime),
  );
  const rows = await db.tx((tx) =>
    tx
      .select({ startTime: workflowRuns.startTime })
      .from(workflowRuns)
      .where(closed)
      .orderBy(desc(workflowRuns.startTime))
      .offset(Math.max(kept - 1, 0))
      .limit(2),
  );
  if (kept === 0) return rows.length > 0 ? new Date(8.64e15) : null;
  return rows.length < 2 ? null : (rows[0]?.startTime ?? null);
}

/** Deletes a batch and adds it to the retired counters, in one statement. */
async function deleteBatch(
  tx: Tx,
  accountId: string,
  type: string,
  { before, oldest }: { before: Date; oldest: Date },
): Promise<number> {
  const newest = Math.min(oldest.getTime(), before.getTime());
  const [row] = await tx.execute<{ n: number }>(sql`
    with gone as (
      delete from workflow_runs where run_id in (
        select run_id from workflow_runs
        where account_id = ${accountId}::uuid and type = ${type} and start_time < ${new Date(newest).toISOString()}::timestamptz
          and close_time < ${before.toISOString()}::timestamptz
        order by start_time limit ${BATCH_SIZE} for update skip locked)
      returning run_id, status
    ), events as (
      delete from workflow_events e using gone where e.account_id = ${accountId}::uuid and e.run_id = gone.run_id
    ), counted as (
      insert into retired_counters (account_id, kind, name, outcome, n)
      select ${accountId}::uuid, 'run', ${type}, status, count(*) from gone group by status
      on conflict (account_id, kind, name, outcome) do update set n = retired_counters.n + excluded.n
    )
    select count(*)::int as n from gone`);
  return row?.n ?? 0;
}
