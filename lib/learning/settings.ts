import { eq, sql } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { type Context, notify, type Tx } from "@/lib/db";
import { learningSettings } from "./tables";

/** Switches learning on or off; doing it twice changes nothing more. */
export async function turn(ctx: Context, enabled: boolean) {
  await ctx.db.tx(async (tx) => {
    const was = await learns(ctx, tx, "update");
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
 * Whether the account learns, and that it stays so until the transaction ends: whoever observes or decides shares the
 * row, who reflects or turns the switch holds it alone.
 */
export async function learns(ctx: Context, tx: Tx, hold: "share" | "update" = "share"): Promise<boolean> {
  const [row] = await tx
    .select({ enabled: learningSettings.enabled })
    .from(learningSettings)
    .where(own(ctx))
    .for(hold);
  if (row) return row.enabled;
  await tx.insert(learningSettings).values({ accountId: ctx.account.id }).onConflictDoNothing();
  return learns(ctx, tx, hold);
}

/** Until the transaction ends, this one alone observes this input. */
export async function lockInput(ctx: Context, tx: Tx, input: string): Promise<void> {
  const key = `learning:${ctx.account.id}/${input}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
