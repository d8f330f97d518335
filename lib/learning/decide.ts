import { and, eq, inArray } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { bestOf } from "./conflicts";
import { describeInstinct } from "./labels";
import { byRank } from "./rivals";
import { isLearning } from "./settings";
import { learningInstincts, ROUTE_KINDS, type RouteKind } from "./tables";
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
 * Decides by the active instincts where a file with these features goes: the one that was right about the files that
 * several of them match, else the one with the most specific pattern, then the higher share. No matches while learning
 * is off.
 */
export async function matchInstincts(ctx: Context, features: readonly string[]): Promise<InstinctMatches> {
  if (features.length === 0) return {};
  return ctx.db.tx(async (tx) => {
    if (!(await isLearning(ctx, tx))) return {};
    const known = await activeOf(ctx, tx, features);
    const decisions: InstinctMatches = {};
    for (const kind of ROUTE_KINDS) {
      const ranked = known.filter((each) => each.kind === kind);
      const best = await bestOf(ctx, tx, kind, ranked);
      if (best)
        decisions[kind] = {
          instinct: best.id,
          says: describeInstinct(best),
          destination: best.destination,
        };
    }
    return decisions;
  });
}

/** The active instincts with these patterns, the most specific first. */
async function activeOf(ctx: Context, tx: Tx, features: readonly string[]) {
  const known = await tx
    .select()
    .from(learningInstincts)
    .where(
      and(
        eq(learningInstincts.accountId, ctx.account.id),
        eq(learningInstincts.state, "active"),
        inArray(learningInstincts.pattern, [...features]),
      ),
    );
  return known.sort((a, b) => byRank(a, b) || shareOf(b) - shareOf(a) || (a.id < b.id ? -1 : 1));
}
