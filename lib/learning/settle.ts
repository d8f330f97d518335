import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { type Context, notify } from "@/lib/db";
import { learningInstincts } from "@/lib/db/schema";
import { shareOf } from "./discretion";
import { instinctId } from "./list";
import { type ToldInstinct, tellInstinct } from "./present";
import { learns } from "./settings";
import { usesOf } from "./uses";

export const instinctInput = z.strictObject({ id: instinctId });

/** Has the Curator follow an instinct from now on, also one that was retired. Throws `NOT_FOUND`. */
export const acceptInstinct = (ctx: Context, input: z.input<typeof instinctInput>): Promise<ToldInstinct> =>
  settle(ctx, input, "active");

/** Has the Curator never follow an instinct again; no reflection brings it back. Throws `NOT_FOUND`. */
export const retireInstinct = (ctx: Context, input: z.input<typeof instinctInput>): Promise<ToldInstinct> =>
  settle(ctx, input, "retired");

function settle(
  ctx: Context,
  input: z.input<typeof instinctInput>,
  state: "active" | "retired",
): Promise<ToldInstinct> {
  const { id } = parse(instinctInput, input);
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
