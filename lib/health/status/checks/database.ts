import { sql } from "drizzle-orm";
import type { HealthCheck, HealthFinding } from "../check";
import { LIMITS } from "../limits";

/** How long an empty transaction takes, including the wait for a connection. */
export const database: HealthCheck = {
  name: "database",
  run: async (ctx) => {
    const begun = performance.now();
    await ctx.db.tx((tx) => tx.execute(sql`select 1`));
    return evaluateDatabase(performance.now() - begun);
  },
};

export const evaluateDatabase = (ms: number): HealthFinding => ({
  status: ms > LIMITS.databaseMs ? "degraded" : "ok",
  detail: `Answers in ${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`,
});
