import { and, eq } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { notFound } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import { withHistory } from "./history";
import { isLearning } from "./settings";
import type { Instinct } from "./shapes";
import { learningInstincts } from "./tables";
import { shareOf } from "./thresholds";

/** Sets the state of an instinct for the user; learning runs respect it. Throws `NOT_FOUND`. */
export function setInstinctState(ctx: Context, id: string, state: "active" | "retired"): Promise<Instinct> {
  return ctx.db.tx(async (tx) => {
    // Excludes learning runs, which update all instincts.
    await isLearning(ctx, tx, "update");
    const own = and(eq(learningInstincts.accountId, ctx.account.id), eq(learningInstincts.id, id));
    const [found] = await tx.select().from(learningInstincts).where(own);
    if (!found) throw notFound(`There is no instinct ${id}`);
    const isActive = state === "active";
    const [row] = await tx
      .update(learningInstincts)
      .set({
        state,
        acceptedShare: isActive ? shareOf(found) : null,
        retiredBy: isActive ? null : "user",
        changedAt: found.state === state ? found.changedAt : ctx.clock.now(),
      })
      .where(own)
      .returning();
    if (!row) throw notFound(`There is no instinct ${id}`);
    const action = isActive ? "learning.accept" : "learning.retire";
    const { pattern, destination } = found;
    await audit(ctx, tx, { action, subject: id, detail: { pattern, destination } });
    await notify(ctx, tx, "kv_live");
    const [shown] = await withHistory(ctx, tx, [row]);
    if (!shown) throw notFound(`There is no instinct ${id}`);
    return shown;
  });
}
