import { eq, sql } from "drizzle-orm";
import { type Context, notify, type Tx } from "@/lib/db";
import { WORKERS, type WorkerName } from "../definition";
import { type DesiredState, workerStates } from "../tables/processes";

export type WorkerRow = typeof workerStates.$inferSelect;

/** The account's rows, by worker; a worker without a row runs. */
export async function workerRows(ctx: Context, tx: Tx): Promise<Map<string, WorkerRow>> {
  const rows = await tx.select().from(workerStates).where(eq(workerStates.accountId, ctx.account.id));
  return new Map(rows.map((row) => [row.worker, row]));
}

/** The workers that the account wants stopped, and how often it restarted each. */
export async function wanted(
  ctx: Context,
): Promise<{ stopped: WorkerName[]; generations: Map<string, number> }> {
  const rows = await ctx.db.tx((tx) => workerRows(ctx, tx));
  return {
    stopped: WORKERS.filter((worker) => rows.get(worker)?.desired === "stopped"),
    generations: new Map([...rows].map(([worker, row]) => [worker, row.generation])),
  };
}

/** Sets the desired state and notifies every worker process. Returns the workers that it changed. */
export async function setDesired(
  ctx: Context,
  tx: Tx,
  workers: readonly WorkerName[],
  desired: DesiredState,
): Promise<WorkerName[]> {
  const before = await workerRows(ctx, tx);
  const changed = workers.filter((worker) => (before.get(worker)?.desired ?? "running") !== desired);
  for (const worker of changed) {
    await tx
      .insert(workerStates)
      .values({ accountId: ctx.account.id, worker, desired, changedAt: ctx.clock.now() })
      .onConflictDoUpdate({
        target: [workerStates.accountId, workerStates.worker],
        set: { desired, changedAt: ctx.clock.now() },
      });
  }
  await notify(ctx, tx, "kv_control", "kv_live");
  return changed;
}

/** Has every worker process stop these workers and start them again. */
export async function bumpGeneration(ctx: Context, tx: Tx, workers: readonly WorkerName[]): Promise<void> {
  const now = ctx.clock.now();
  for (const worker of workers) {
    await tx
      .insert(workerStates)
      .values({ accountId: ctx.account.id, worker, desired: "running", changedAt: now, generation: 1 })
      .onConflictDoUpdate({
        target: [workerStates.accountId, workerStates.worker],
        set: { desired: "running", changedAt: now, generation: sql`${workerStates.generation} + 1` },
      });
  }
  await notify(ctx, tx, "kv_control", "kv_live");
}
