import { and, eq, inArray, ne } from "drizzle-orm";
import { type Context, notify, type Tx } from "@/lib/db";
import { isLearning, lockInput } from "./settings";
import { type DecidedBy, learningObservations, type RouteKind, type RouteOutcome } from "./tables";

/** Where a file was routed, and what decided it. */
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
  /** When the file was first routed; default: now. */
  decidedAt?: Date;
}

export type ObservationRow = typeof learningObservations.$inferSelect;

/** The observations of an input, of one kind. */
const ofInput = (ctx: Context, { input, kind }: Pick<Routed, "input" | "kind">) =>
  and(
    eq(learningObservations.accountId, ctx.account.id),
    eq(learningObservations.input, input),
    eq(learningObservations.kind, kind),
  );

/**
 * Stores a decision. An input and a destination are one observation, however often they are sent. Earlier decisions
 * for the input are superseded, with `instead` as their outcome. Returns the observation, and whether it is new; null
 * while learning is off.
 */
export async function observe(
  ctx: Context,
  tx: Tx,
  routed: Routed,
  instead: Exclude<RouteOutcome, "unchanged" | "deleted"> = "rerouted",
): Promise<{ observation: ObservationRow; isNew: boolean } | null> {
  if (!(await isLearning(ctx, tx))) return null;
  await lockInput(ctx, tx, routed.input);
  const rows = await tx.select().from(learningObservations).where(ofInput(ctx, routed));
  const same = rows.find(({ destination }) => destination === routed.destination);
  // A decision by the user is not replaced by a worker's, but the path of the record may only be known now.
  const own = rows.find(({ outcome, decidedBy }) => outcome === "unchanged" && decidedBy === "user");
  if (own && routed.decidedBy !== "user") {
    const { recordPath } = routed;
    await tx.update(learningObservations).set({ recordPath }).where(eq(learningObservations.id, own.id));
    return { observation: { ...own, recordPath }, isNew: false };
  }
  // A repeated decision changes nothing, unless the user confirms a worker's.
  if (same?.outcome === "unchanged" && (routed.decidedBy !== "user" || same.decidedBy === "user"))
    return { observation: same, isNew: false };
  await supersede(ctx, tx, routed, instead);
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

/** Marks earlier decisions for the input as corrected, to be counted again. */
async function supersede(ctx: Context, tx: Tx, routed: Routed, outcome: RouteOutcome): Promise<void> {
  await tx
    .update(learningObservations)
    .set({ outcome, correctedAt: ctx.clock.now(), processedAt: null })
    .where(
      and(
        ofInput(ctx, routed),
        ne(learningObservations.destination, routed.destination),
        inArray(learningObservations.outcome, ["unchanged", "deleted"]),
      ),
    );
}
