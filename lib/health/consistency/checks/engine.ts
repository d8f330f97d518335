import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import type { InstallationCheck } from "../check";

/** Whatever the engine means to go on with is a run that is open. What a dead process left is taken up by the next. */
export const engine: InstallationCheck = {
  name: "engine",
  run: async (_db, owner, accounts) => {
    const meant = await owner.engineOpen();
    const open = new Set((await Promise.all(accounts.map(openRuns))).flat());
    const stray = meant.filter((runId) => !open.has(runId));
    const lives = await owner.workerLives();
    return {
      looked: `${meant.length} executions go on or wait${lives ? "" : "; no worker process lives"}`,
      faults: lives ? stray.map((runId) => `The engine goes on with ${runId}, which is no open run`) : [],
    };
  },
};

async function openRuns(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ id: string }>(
      sql`select run_id as id from workflow_runs where account_id = ${ctx.account.id}::uuid and close_time is null`,
    ),
  );
  return rows.map(({ id }) => id);
}
