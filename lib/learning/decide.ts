import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { describeInstinct } from "./labels";
import { byRank } from "./rivals";
import { isLearning } from "./settings";
import { learningInstincts, type RouteKind } from "./tables";
import { shareOf } from "./thresholds";

/** The decision of an instinct for a file. */
export interface InstinctMatch {
  /** The instinct's id. */
  instinct: string;
  /** `Files named invoice-* become account records` */
  says: string;
  destination: string;
}

export type InstinctMatches = Partial<Record<RouteKind, InstinctMatch>>;

/**
 * Decides by the active instincts where a file with these features goes: the most specific pattern wins, then the
 * higher share. No matches while learning is off.
 */
export async function matchInstincts(ctx: Context, features: readonly string[]): Promise<InstinctMatches> {
  if (features.length === 0) return {};
  const known = await ctx.db.tx(async (tx) => {
    if (!(await isLearning(ctx, tx))) return [];
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
  const decisions: InstinctMatches = {};
  for (const { id, ...instinct } of best) {
    decisions[instinct.kind] ??= {
      instinct: id,
      says: describeInstinct(instinct),
      destination: instinct.destination,
    };
  }
  return decisions;
}
