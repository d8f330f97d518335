import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";

const output = z.object({
  enabled: z.boolean(),
  observations: z.object({ total: z.int(), unprocessed: z.int(), processed: z.int() }),
  instincts: z.object({ total: z.int(), active: z.int(), proposed: z.int(), retired: z.int() }),
  uses: z
    .object({ total: z.int(), corrected: z.int() })
    .meta({ description: "How often instincts decided, and how often the user corrected them" }),
  last_reflection: z.iso.datetime().nullable(),
});

export type LearningStatus = z.output<typeof output>;

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

/** Counts are computed from the rows, so that they cannot drift. */
export const learningStatus = defineOperation({
  id: "learningStatus",
  http: { method: "GET", path: "/learning/status" },
  tag: "Learning",
  summary: "Counts of observations, instincts and corrections",
  description: "Whether learning is on, and how much was learned.",
  input: noInput,
  output,
  run: async (ctx) => {
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
  },
});
