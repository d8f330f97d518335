import type { Context, Tx } from "@/lib/db";
import { mistakesOf, NO_MISTAKES } from "./mistakes";
import { presentInstinct } from "./present";
import type { Instinct } from "./shapes";
import type { learningInstincts } from "./tables";
import { usesOf } from "./uses";

/** Instincts as shown: with how often they decided, and what they would have got wrong. */
export async function withHistory(
  ctx: Context,
  tx: Tx,
  rows: readonly (typeof learningInstincts.$inferSelect)[],
): Promise<Instinct[]> {
  const ids = rows.map(({ id }) => id);
  const uses = await usesOf(ctx, tx, ids);
  const mistakes = await mistakesOf(ctx, tx, ids);
  return rows.map((row) =>
    presentInstinct(row, uses.get(row.id) ?? { uses: 0, corrected: 0 }, mistakes.get(row.id) ?? NO_MISTAKES),
  );
}
