import { and, eq, isNull } from "drizzle-orm";
import { type Context, notify, type Tx } from "@/lib/db";
import { countPatterns, type PatternCount } from "./count";
import { isInsufficient } from "./features";
import { correctRetyped } from "./retyped";
import { dropRedundant, unbeaten } from "./rivals";
import { isLearning } from "./settings";
import type { LearningResult } from "./shapes";
import { type InstinctState, learningInstincts, learningObservations, learningSettings } from "./tables";
import { isFormed, isTrusted } from "./thresholds";

type InstinctRow = typeof learningInstincts.$inferSelect;

/**
 * Counts all stored observations and forms, activates and retires instincts accordingly, in one transaction that
 * excludes other learning runs of the account. Idempotent.
 */
export const learn = (ctx: Context): Promise<LearningResult> =>
  ctx.db.tx(async (tx) => {
    if (!(await isLearning(ctx, tx, "update")))
      return { observations_processed: 0, formed: 0, activated: 0, deactivated: 0, disabled: true };
    await correctRetyped(ctx, tx);
    const counted = await countPatterns(ctx, tx);
    const known = await tx
      .select()
      .from(learningInstincts)
      .where(eq(learningInstincts.accountId, ctx.account.id));
    const best = unbeaten(counted.filter((each) => isFormed(each) && !isInsufficient(each.pattern)));
    const formed = await formNew(ctx, tx, best, known);
    const { activated, deactivated } = await updateKnown(ctx, tx, { counted, best }, known);
    const now = ctx.clock.now();
    const processed = await tx
      .update(learningObservations)
      .set({ processedAt: now })
      .where(
        and(eq(learningObservations.accountId, ctx.account.id), isNull(learningObservations.processedAt)),
      )
      .returning({ id: learningObservations.id });
    await tx
      .update(learningSettings)
      .set({ reflectedAt: now })
      .where(eq(learningSettings.accountId, ctx.account.id));
    await notify(ctx, tx, "kv_live");
    const fresh = formed.filter(({ state }) => state === "active").length;
    return {
      observations_processed: processed.length,
      formed: formed.length,
      activated: activated + fresh,
      deactivated,
      disabled: false,
    };
  });

const keyOf = ({
  kind,
  pattern,
  destination,
}: Pick<InstinctRow, "kind" | "pattern" | "destination">): string =>
  JSON.stringify([kind, pattern, destination]);

/** Forms instincts from sufficient evidence; of redundant patterns only the most specific. */
async function formNew(
  ctx: Context,
  tx: Tx,
  best: readonly PatternCount[],
  known: readonly InstinctRow[],
): Promise<{ state: InstinctState }[]> {
  const existing = new Set(known.map(keyOf));
  const now = ctx.clock.now();
  const rows = dropRedundant(best)
    .filter((each) => !existing.has(keyOf(each)))
    .map(({ inputs: _, ...each }) => ({
      ...each,
      accountId: ctx.account.id,
      state: isTrusted(each, null) ? ("active" as const) : ("proposed" as const),
      formedAt: now,
      changedAt: now,
    }));
  if (rows.length === 0) return [];
  return tx
    .insert(learningInstincts)
    .values(rows)
    .onConflictDoNothing()
    .returning({ state: learningInstincts.state });
}

/** Updates the counts and states of existing instincts; `best` are the patterns that may be one. */
async function updateKnown(
  ctx: Context,
  tx: Tx,
  { counted, best }: { counted: readonly PatternCount[]; best: readonly PatternCount[] },
  known: readonly InstinctRow[],
) {
  const unbeatenKeys = new Set(best.map(keyOf));
  const byKey = new Map(counted.map((each) => [keyOf(each), each]));
  const changes = { activated: 0, deactivated: 0 };
  for (const rule of known) {
    const { agreeing = 0, observed = rule.observed } = byKey.get(keyOf(rule)) ?? {};
    const isBeaten = !unbeatenKeys.has(keyOf(rule));
    const next = { ...statusFrom(rule, { agreeing, observed }, isBeaten), agreeing, observed };
    if (rule.state !== "active" && next.state === "active") changes.activated += 1;
    if (rule.state === "active" && next.state !== "active") changes.deactivated += 1;
    const isSame = (Object.keys(next) as (keyof typeof next)[]).every((key) => next[key] === rule[key]);
    if (isSame) continue;
    const changedAt = next.state === rule.state ? rule.changedAt : ctx.clock.now();
    await tx
      .update(learningInstincts)
      .set({ ...next, changedAt })
      .where(eq(learningInstincts.id, rule.id));
  }
  return changes;
}

type InstinctStatus = Pick<InstinctRow, "state" | "acceptedShare" | "retiredBy">;

/** The status of an instinct by its evidence. What the user retired or accepted, another pattern does not change. */
function statusFrom(
  instinct: InstinctRow,
  evidence: { agreeing: number; observed: number },
  isBeaten: boolean,
): InstinctStatus {
  const { acceptedShare, retiredBy, pattern } = instinct;
  if (retiredBy === "user") return { state: "retired", acceptedShare, retiredBy };
  if (!isBeaten || acceptedShare !== null) {
    if (isTrusted({ ...evidence, pattern }, acceptedShare))
      return { state: "active", acceptedShare, retiredBy: null };
    if (isFormed(evidence)) return { state: "proposed", acceptedShare: null, retiredBy: null };
  }
  return { state: "retired", acceptedShare: null, retiredBy: "reflection" };
}
