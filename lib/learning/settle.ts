import { and, eq } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { notFound } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import { shareOf } from "./discretion";
import { tellInstinct } from "./present";
import { learns } from "./settings";
import type { ToldInstinct } from "./shapes";
import { learningInstincts } from "./tables";
import { usesOf } from "./uses";

/** Sets the state of an instinct for the user: no reflection changes it again. Throws `NOT_FOUND`. */
export function settle(ctx: Context, id: string, state: "active" | "retired"): Promise<ToldInstinct> {
  return ctx.db.tx(async (tx) => {
    // No reflection, which judges all instincts, shares the row.
    await learns(ctx, tx, "update");
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
    return tellInstinct(row, (await usesOf(ctx, tx, [id])).get(id) ?? { uses: 0, corrected: 0 });
  });
}
