import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";

export interface LearningStatus {
  enabled: boolean;
  observations: { total: number; unprocessed: number; processed: number };
  instincts: { total: number; active: number; proposed: number; retired: number };
  /** How often instincts decided, and how often the user then decided otherwise. */
  uses: { total: number; corrected: number };
  last_reflection: string | null;
}

interface Counts extends Record<string, unknown> {
  enabled: boolean | null;
  reflected_at: Date | string | null;
  observations: number;
  processed: number;
  uses: number;
  corrected: number;
  active: number;
  proposed: number;
  retired: number;
}

/** How far the learning is; made of the rows, so that no counter can stand still. */
export async function learningStatus(ctx: Context): Promise<LearningStatus> {
  const id = sql`${ctx.account.id}::uuid`;
  const [row] = await ctx.db.tx((tx) =>
    tx.execute<Counts>(sql`
      select s.enabled, s.reflected_at, o.*, i.* from (
        select count(*)::int as observations, (count(*) filter (where processed_at is not null))::int as processed,
          (count(*) filter (where instinct_id is not null))::int as uses,
          (count(*) filter (where instinct_id is not null and outcome <> 'unchanged'))::int as corrected
        from learning_observations where account_id = ${id}
      ) o cross join (
        select (count(*) filter (where state = 'active'))::int as active,
          (count(*) filter (where state = 'proposed'))::int as proposed,
          (count(*) filter (where state = 'retired'))::int as retired
        from learning_instincts where account_id = ${id}
      ) i left join learning_settings s on s.account_id = ${id}`),
  );
  if (!row) throw new Error("counts have one row");
  const { observations, processed, active, proposed, retired, uses, corrected } = row;
  return {
    enabled: row.enabled ?? true,
    observations: { total: observations, unprocessed: observations - processed, processed },
    instincts: { total: active + proposed + retired, active, proposed, retired },
    uses: { total: uses, corrected },
    last_reflection: row.reflected_at === null ? null : new Date(row.reflected_at).toISOString(),
  };
}
