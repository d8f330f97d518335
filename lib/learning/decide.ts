import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { byRank } from "./count";
import { shareOf } from "./discretion";
import { learns } from "./settings";
import { learningInstincts, type RouteKind } from "./tables";
import { sayInstinct } from "./words";

/** What an instinct says of a file. */
export interface Decided {
  /** The instinct's id. */
  instinct: string;
  /** `Files named invoice-* become account records` */
  says: string;
  destination: string;
}

export type Decisions = Partial<Record<RouteKind, Decided>>;

/**
 * What the active instincts say of a file with these features: of those that know it, the one whose pattern says most,
 * then the one that was right more often. Nothing, while learning is off.
 */
export async function askInstincts(ctx: Context, features: readonly string[]): Promise<Decisions> {
  if (features.length === 0) return {};
  const known = await ctx.db.tx(async (tx) => {
    if (!(await learns(ctx, tx))) return [];
    return tx
      .select()
      .from(learningInstincts)
      .where(
        and(
          eq(learningInstincts.accountId, ctx.account.id),
          eq(learningInstincts.state, "active"),
          inArray(learningInstincts.pattern, [...features]),
        ),
      );
  });
  const best = [...known].sort((a, b) => byRank(a, b) || shareOf(b) - shareOf(a) || (a.id < b.id ? -1 : 1));
  const decisions: Decisions = {};
  for (const { id, ...instinct } of best) {
    decisions[instinct.kind] ??= {
      instinct: id,
      says: sayInstinct(instinct),
      destination: instinct.destination,
    };
  }
  return decisions;
}
