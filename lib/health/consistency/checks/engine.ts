import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import type { InstallationCheck } from "../check";

/** Every active execution of the engine has an open run. Without a worker process, leftovers are expected. */
export const engine: InstallationCheck = {
  name: "engine",
  run: async (_db, owner, accounts) => {
    const active = await owner.engineOpen();
    const open = new Set((await Promise.all(accounts.map(openRuns))).flat());
    const stray = active.filter((runId) => !open.has(runId));
    const lives = await owner.workerLives();
    return {
      looked: `${active.length} active executions${lives ? "" : "; no worker process is running"}`,
      faults: lives ? stray.map((runId) => `The engine executes ${runId}, which is not an open run`) : [],
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
