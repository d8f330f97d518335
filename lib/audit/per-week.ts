import { and, eq, gte, or, sql } from "drizzle-orm";
import { DAY_MS, isoDate } from "@/lib/core/clock";
import type { Context } from "@/lib/db";
import { auditEntries } from "./tables";

/** The changes of the vault in a week, which begins on this Monday. */
export interface WeekOfChanges {
  week: string;
  /** By people and their programs. */
  owner: number;
  workers: number;
}

const DAYS = 7;

/** The changes of records and fixes in each of the last weeks, this one included, oldest first. Weeks are those of UTC. */
export async function changesPerWeek(ctx: Context, weeks: number): Promise<WeekOfChanges[]> {
  const monday = mondayOf(ctx.clock.now());
  const first = new Date(monday.getTime() - (weeks - 1) * DAYS * DAY_MS);
  const { accountId, at, action, actorType } = auditEntries;
  const week = sql<string>`to_char(date_trunc('week', ${at} at time zone 'UTC'), 'YYYY-MM-DD')`;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({
        week,
        owner: sql<number>`(count(*) filter (where ${actorType} <> 'worker'))::int`,
        workers: sql<number>`(count(*) filter (where ${actorType} = 'worker'))::int`,
      })
      .from(auditEntries)
      .where(
        and(
          eq(accountId, ctx.account.id),
          gte(at, first),
          or(sql`starts_with(${action}, 'record.')`, eq(action, "janitor.fix")),
        ),
      )
      .groupBy(week),
  );
  return Array.from({ length: weeks }, (_, n) => {
    const name = isoDate(new Date(first.getTime() + n * DAYS * DAY_MS));
    return rows.find((row) => row.week === name) ?? { week: name, owner: 0, workers: 0 };
  });
}

function mondayOf(day: Date): Date {
  const midnight = Date.parse(isoDate(day));
  const sinceMonday = (new Date(midnight).getUTCDay() + DAYS - 1) % DAYS;
  return new Date(midnight - sinceMonday * DAY_MS);
}
