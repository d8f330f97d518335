import { eq, sql } from "drizzle-orm";
import { type Context, notify, type Tx } from "@/lib/db";
import { RUNTIMES, runtimeGenerations } from "../tables";

/** An account's runtimes: `app` runs its workers in worker processes, `gateway` calls models in every process. */
export const CONTAINERS = RUNTIMES;

export type Container = (typeof CONTAINERS)[number];

/** Makes every process restart both of the account's containers. */
export async function restartContainers(ctx: Context, tx: Tx): Promise<Container[]> {
  const restartedAt = ctx.clock.now();
  for (const name of CONTAINERS) {
    await tx
      .insert(runtimeGenerations)
      .values({ accountId: ctx.account.id, name, generation: 1, restartedAt })
      .onConflictDoUpdate({
        target: [runtimeGenerations.accountId, runtimeGenerations.name],
        set: { generation: sql`${runtimeGenerations.generation} + 1`, restartedAt },
      });
  }
  await notify(ctx, tx, "kv_control", "kv_live");
  return [...CONTAINERS];
}

/** The containers that were ever restarted. */
export const readRestarts = (ctx: Context): Promise<(typeof runtimeGenerations.$inferSelect)[]> =>
  ctx.db.tx((tx) =>
    tx.select().from(runtimeGenerations).where(eq(runtimeGenerations.accountId, ctx.account.id)),
  );

/** The number of restarts of each container. */
export async function containerGenerations(ctx: Context): Promise<Record<Container, number>> {
  const rows = await readRestarts(ctx);
  const of = (name: Container) => rows.find((row) => row.name === name)?.generation ?? 0;
  return { app: of("app"), gateway: of("gateway") };
}
