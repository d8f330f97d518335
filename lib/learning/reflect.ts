import { and, eq, isNull } from "drizzle-orm";
import { type Context, notify, type Tx } from "@/lib/db";
import { type Counted, countPatterns, tellApart } from "./count";
import { isFormed, isTrusted } from "./discretion";
import { correctRetyped } from "./retyped";
import { learns } from "./settings";
import type { Reflection } from "./shapes";
import { type InstinctState, learningInstincts, learningObservations, learningSettings } from "./tables";

type Instinct = typeof learningInstincts.$inferSelect;

/**
 * Counts every stored observation, and lets instincts form, rise and fall by the counts, all in one transaction that no
 * other reflection of the account shares. Counting the same again changes nothing.
 */
export const reflect = (ctx: Context): Promise<Reflection> =>
  ctx.db.tx(async (tx) => {
    if (!(await learns(ctx, tx, "update")))
      return { observations_processed: 0, formed: 0, activated: 0, deactivated: 0, disabled: true };
    await correctRetyped(ctx, tx);
    const counted = await countPatterns(ctx, tx);
    const known = await tx
      .select()
      .from(learningInstincts)
      .where(eq(learningInstincts.accountId, ctx.account.id));
    const formed = await formNew(ctx, tx, counted, known);
    const { activated, deactivated } = await judgeKnown(ctx, tx, counted, known);
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

const keyOf = ({ kind, pattern, destination }: Pick<Instinct, "kind" | "pattern" | "destination">): string =>
  JSON.stringify([kind, pattern, destination]);

/** Forms what is observed often enough; of several patterns that the same inputs bear out, the one that says most. */
async function formNew(
  ctx: Context,
  tx: Tx,
  counted: readonly Counted[],
  known: readonly Instinct[],
): Promise<{ state: InstinctState }[]> {
  const there = new Set(known.map(keyOf));
  const now = ctx.clock.now();
  const rows = tellApart(counted.filter(isFormed))
    .filter((each) => !there.has(keyOf(each)))
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

/** Brings the counts of known instincts up to date, and their states with them. */
async function judgeKnown(ctx: Context, tx: Tx, counted: readonly Counted[], known: readonly Instinct[]) {
  const byKey = new Map(counted.map((each) => [keyOf(each), each]));
  const changes = { activated: 0, deactivated: 0 };
  for (const instinct of known) {
    const { agreeing = 0, observed = instinct.observed } = byKey.get(keyOf(instinct)) ?? {};
    const next = { ...judged(instinct, { agreeing, observed }), agreeing, observed };
    if (instinct.state !== "active" && next.state === "active") changes.activated += 1;
    if (instinct.state === "active" && next.state !== "active") changes.deactivated += 1;
    const isSame = (Object.keys(next) as (keyof typeof next)[]).every((key) => next[key] === instinct[key]);
    if (isSame) continue;
    const changedAt = next.state === instinct.state ? instinct.changedAt : ctx.clock.now();
    await tx
      .update(learningInstincts)
      .set({ ...next, changedAt })
      .where(eq(learningInstincts.id, instinct.id));
  }
  return changes;
}

type Judged = Pick<Instinct, "state" | "acceptedShare" | "retiredBy">;

/** What the evidence makes of an instinct; what the user retired stays so. An acceptance ends when it is outlived. */
function judged(instinct: Instinct, evidence: { agreeing: number; observed: number }): Judged {
  const { acceptedShare, retiredBy } = instinct;
  if (retiredBy === "user") return { state: "retired", acceptedShare, retiredBy };
  if (isTrusted(evidence, acceptedShare)) return { state: "active", acceptedShare, retiredBy: null };
  if (isFormed(evidence)) return { state: "proposed", acceptedShare: null, retiredBy: null };
  return { state: "retired", acceptedShare: null, retiredBy: "reflection" };
}
