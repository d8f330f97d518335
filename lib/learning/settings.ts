import { eq, sql } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { type Context, notify, type Tx } from "@/lib/db";
import { learningSettings } from "./tables";

/** Turns learning on or off. Idempotent. */
export async function setLearning(ctx: Context, enabled: boolean) {
  await ctx.db.tx(async (tx) => {
    const was = await isLearning(ctx, tx, "update");
    if (was === enabled) return;
    await tx.update(learningSettings).set({ enabled }).where(own(ctx));
    await audit(ctx, tx, { action: enabled ? "learning.enable" : "learning.disable", subject: "learning" });
    await notify(ctx, tx, "kv_live");
  });
  return {
    message: enabled ? "Learning is on" : "Learning is paused; what was learned is kept",
    enabled,
  };
}

const own = (ctx: Context) => eq(learningSettings.accountId, ctx.account.id);

/**
 * Whether learning is on. Locks the setting until the transaction ends: `share` to observe or decide, `update` to learn
 * or to change it.
 */
export async function isLearning(ctx: Context, tx: Tx, hold: "share" | "update" = "share"): Promise<boolean> {
  const [row] = await tx
    .select({ enabled: learningSettings.enabled })
    .from(learningSettings)
    .where(own(ctx))
    .for(hold);
  if (row) return row.enabled;
  await tx.insert(learningSettings).values({ accountId: ctx.account.id }).onConflictDoNothing();
  return isLearning(ctx, tx, hold);
}

/** Serializes observations of an input until the transaction ends. */
export async function lockInput(ctx: Context, tx: Tx, input: string): Promise<void> {
  const key = `learning:${ctx.account.id}/${input}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
