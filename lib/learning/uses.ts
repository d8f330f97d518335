import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { describeInstinct } from "./labels";
import type { Uses } from "./present";
import { learningInstincts, learningObservations } from "./tables";

/** Uses of these instincts by id; without those that were never used. */
export async function usesOf(ctx: Context, tx: Tx, instincts: readonly string[]): Promise<Map<string, Uses>> {
  if (instincts.length === 0) return new Map();
  const rows = await tx
    .select({
      id: learningObservations.instinctId,
      uses: sql<number>`count(*)::int`,
      corrected: sql<number>`(count(*) filter (where outcome <> 'unchanged'))::int`,
    })
    .from(learningObservations)
    .where(
      and(
        eq(learningObservations.accountId, ctx.account.id),
        inArray(learningObservations.instinctId, [...instincts]),
      ),
    )
    .groupBy(learningObservations.instinctId);
  return new Map(rows.map(({ id, ...uses }) => [id ?? "", uses]));
}

/** An inbox file, and the instinct which decided its destination. */
export interface DecidedFile {
  /** Id of the inbox file. */
  input: string;
  instinct: string;
  says: string;
}

/** Those of these inbox files that instincts decided, with the instinct. */
export async function filesDecided(ctx: Context, inputs: readonly string[]): Promise<DecidedFile[]> {
  if (inputs.length === 0) return [];
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ input: learningObservations.input, instinct: learningInstincts })
      .from(learningObservations)
      .innerJoin(
        learningInstincts,
        and(
          eq(learningInstincts.accountId, learningObservations.accountId),
          eq(learningInstincts.id, learningObservations.instinctId),
        ),
      )
      .where(
        and(
          eq(learningObservations.accountId, ctx.account.id),
          inArray(learningObservations.input, [...inputs]),
          isNotNull(learningObservations.instinctId),
        ),
      ),
  );
  return rows.map(({ input, instinct }) => ({
    input,
    instinct: instinct.id,
    says: describeInstinct(instinct),
  }));
}
