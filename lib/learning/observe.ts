import { and, eq, inArray, ne } from "drizzle-orm";
import { type Context, notify, type Tx } from "@/lib/db";
import { learns, lockInput } from "./settings";
import { type DecidedBy, learningObservations, type RouteKind, type RouteOutcome } from "./tables";

/** Where a file was routed, and who decided it. */
export interface Routed {
  /** Id of the inbox file's row; for a record that no inbox file became, `record:<path>`. */
  input: string;
  filename: string;
  features: readonly string[];
  kind: RouteKind;
  destination: string;
  decidedBy: DecidedBy;
  instinctId?: string | null;
  recordPath: string | null;
  /** When the file was first routed; now, if it is now. */
  decidedAt?: Date;
}

export type Observation = typeof learningObservations.$inferSelect;

/** Where an input's routes are told apart: it has one voice for each kind. */
export const ownInput = (ctx: Context, { input, kind }: Pick<Routed, "input" | "kind">) =>
  and(
    eq(learningObservations.accountId, ctx.account.id),
    eq(learningObservations.input, input),
    eq(learningObservations.kind, kind),
  );

/**
 * Keeps a decision, while the account learns. An input and a destination make one observation, however often they
 * are told; what was decided for the input before stands no more, for the reason in `instead`. Answers the
 * observation, `isNew` when it was not there before; null while learning is off.
 */
export async function observe(
  ctx: Context,
  tx: Tx,
  routed: Routed,
  instead: Exclude<RouteOutcome, "unchanged" | "deleted"> = "rerouted",
): Promise<{ observation: Observation; isNew: boolean } | null> {
  if (!(await learns(ctx, tx))) return null;
  await lockInput(ctx, tx, routed.input);
  const rows = await tx.select().from(learningObservations).where(ownInput(ctx, routed));
  const same = rows.find(({ destination }) => destination === routed.destination);
  // The user's word stands against what is decided behind it; only now is it known what the file became.
  const own = rows.find(({ outcome, decidedBy }) => outcome === "unchanged" && decidedBy === "user");
  if (own && routed.decidedBy !== "user") {
    const { recordPath } = routed;
    await tx.update(learningObservations).set({ recordPath }).where(eq(learningObservations.id, own.id));
    return { observation: { ...own, recordPath }, isNew: false };
  }
  // What stands already is only said again, unless it is the user who says it now.
  if (same?.outcome === "unchanged" && (routed.decidedBy !== "user" || same.decidedBy === "user"))
    return { observation: same, isNew: false };
  await replaceVoice(ctx, tx, routed, instead);
  const now = ctx.clock.now();
  const values = {
    ...routed,
    features: [...routed.features],
    instinctId: routed.instinctId ?? same?.instinctId ?? null,
    decidedAt: routed.decidedAt ?? same?.decidedAt ?? now,
    observedAt: now,
    outcome: "unchanged" as const,
    correctedAt: null,
    processedAt: null,
  };
  const [observation] = same
    ? await tx
        .update(learningObservations)
        .set(values)
        .where(eq(learningObservations.id, same.id))
        .returning()
    : await tx
        .insert(learningObservations)
        .values({ accountId: ctx.account.id, ...values })
        .returning();
  if (!observation) throw new Error("the observation was not written");
  await notify(ctx, tx, "kv_live");
  return { observation, isNew: !same };
}

/** What was decided for the input before stands no more. It is to be counted again. */
async function replaceVoice(ctx: Context, tx: Tx, routed: Routed, outcome: RouteOutcome): Promise<void> {
  await tx
    .update(learningObservations)
    .set({ outcome, correctedAt: ctx.clock.now(), processedAt: null })
    .where(
      and(
        ownInput(ctx, routed),
        ne(learningObservations.destination, routed.destination),
        inArray(learningObservations.outcome, ["unchanged", "deleted"]),
      ),
    );
}
