import { sql } from "drizzle-orm";
import type { AccountCheck } from "../check";

interface Row extends Record<string, unknown> {
  run_id: string;
  counted: number | null;
  events: number;
  last: number;
  status: string | null;
  ending: string | null;
}

const MAX_REPORTED = 1_000;

/** Every run has as many events as it counts, without gaps, and a closed run ends with the matching event. */
export const history: AccountCheck = {
  name: "histories",
  run: async (ctx) => {
    const [faulty, [count]] = await ctx.db.tx(async (tx) => [
      await tx.execute<Row>(sql`
        with found as (
          select run_id, count(*)::int as events, max(event_id) as last from workflow_events
          where account_id = ${ctx.account.id}::uuid group by run_id
        )
        select coalesce(r.run_id, c.run_id) as run_id, r.history_length as counted, coalesce(c.events, 0) as events, coalesce(c.last, 0) as last, r.status,
          e.type as ending
        from (select * from workflow_runs where account_id = ${ctx.account.id}::uuid) r
        full join found c on c.run_id = r.run_id
        left join workflow_events e on e.account_id = ${ctx.account.id}::uuid and e.run_id = c.run_id and e.event_id = c.last
        where r.history_length is distinct from c.events or c.events is distinct from c.last
          or (r.close_time is not null and e.type is distinct from 'WORKFLOW_EXECUTION_' || r.status)
        limit ${MAX_REPORTED}`),
      await tx.execute<{ n: number }>(
        sql`select count(*)::int as n from workflow_runs where account_id = ${ctx.account.id}::uuid`,
      ),
    ]);
    return { looked: `of ${count?.n ?? 0} runs`, faults: faulty.map(faultOf) };
  },
};

function faultOf({ run_id, counted, events, last, status, ending }: Row): string {
  if (counted === null) return `${events} events belong to ${run_id}, which is not a run`;
  if (counted !== events || events !== last) {
    return `The run ${run_id} counts ${counted} events and has ${events}, the last with the number ${last}`;
  }
  return `The run ${run_id} is ${status}, but its history ends with ${ending}`;
}
