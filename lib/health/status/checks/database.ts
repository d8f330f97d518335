import { sql } from "drizzle-orm";
import type { Check, Finding } from "../check";
import { LIMITS } from "../limits";

/** How long a transaction that asks for nothing takes, the wait for a free connection included. */
export const database: Check = {
  name: "database",
  look: async (ctx) => {
    const begun = performance.now();
    await ctx.db.tx((tx) => tx.execute(sql`select 1`));
    return judgeDatabase(performance.now() - begun);
  },
};

export const judgeDatabase = (ms: number): Finding => ({
  status: ms > LIMITS.databaseMs ? "degraded" : "ok",
  detail: `Answers in ${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`,
});
