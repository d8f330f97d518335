import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";

/** How a year's runs are spread: `share` of them, each with at most `events` events and `seconds` seconds. */
const KINDS = [
  { type: "CuratorWorkflow", queue: "curator", id: "curator-", share: 0.7, events: 14, seconds: 4 },
  { type: "InboxWorkflow", queue: "curator", id: "curator-inbox", share: 0.06, events: 60, seconds: 90 },
  { type: "SweepWorkflow", queue: "janitor", id: "janitor-sweep", share: 0.12, events: 8, seconds: 20 },
  { type: "DistillWorkflow", queue: "distiller", id: "distiller-", share: 0.07, events: 30, seconds: 120 },
  { type: "SurveyWorkflow", queue: "surveyor", id: "surveyor-survey", share: 0.03, events: 20, seconds: 900 },
  { type: "BackupWorkflow", queue: "janitor", id: "backup-daily", share: 0.02, events: 6, seconds: 300 },
];

/** The newest run was started at this moment, the oldest a year before. */
const NEWEST = "2026-06-30T00:00:00Z";

/**
 * Writes `count` runs of an account as a year leaves them: most completed, 3 in 1,000 still running. The ids of
 * notes' runs are one of a kind, those of schedules come again and again. They lie in the order in which they
 * were started, as they come. The same at each call, run ids excepted.
 */
export async function storeRuns(ctx: Context, count: number): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await tx.execute(sql`select setseed(0.5)`);
    await tx.execute(sql`
      with kinds as (
        select *, sum(share) over (order by nr) as upto
        from json_to_recordset(${JSON.stringify(KINDS.map((kind, nr) => ({ ...kind, nr })))}::json)
          as k(nr int, type text, queue text, id text, share float8, events int, seconds int)),
      dice as (
        select n, random() as kind, random() as fate, random() as size, random() as wait, random() as at
        from generate_series(1, ${count}::int) as n),
      fates as (
        select *, case when fate < 0.003 then 'RUNNING' when fate < 0.03 then 'FAILED'
          when fate < 0.04 then 'CANCELED' when fate < 0.043 then 'TERMINATED'
          when fate < 0.045 then 'TIMED_OUT' else 'COMPLETED' end as status,
          ${NEWEST}::timestamptz - at * interval '365 days' as start
        from dice)
      insert into workflow_runs (account_id, run_id, workflow_id, type, status, task_queue, "trigger", input, result,
        failure, history_length, dispatched, start_time, execution_time, close_time)
      select ${ctx.account.id}::uuid, gen_random_uuid(),
        case when k.id like '%-' or f.status = 'RUNNING' then k.id || md5(f.n::text)::uuid else k.id end,
        k.type, f.status, k.queue, case when k.id like '%-' then 'watch' else 'schedule' end,
        json_build_object('inboxId', md5(f.n::text)::uuid),
        case when f.status = 'COMPLETED' then json_build_object('state', 'processed', 'records', 3) end,
        case when f.status = 'FAILED' then 'The file is no text' end,
        2 + (f.size * f.size * k.events)::int, true, f.start,
        f.start + f.wait * f.wait * interval '2 seconds',
        case when f.status <> 'RUNNING'
          then f.start + (2 + f.size * f.size * k.seconds) * interval '1 second' end
      from fates f
      join lateral (select * from kinds where upto >= f.kind or nr = ${KINDS.length - 1}::int order by nr limit 1) k on true
      order by f.start`);
  });
}
