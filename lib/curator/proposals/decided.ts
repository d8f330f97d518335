import { and, desc, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { LIKELY } from "../plan";
import { curatorProposals } from "../tables";

/** The newest that are compared. */
const MAX = 1_000;

/**
 * What decisions say that wait for review without being written, or that were discarded: by their names and quotes.
 * Guesses do not count.
 */
export async function proposedDecisions(ctx: Context, tx: Tx): Promise<string[][]> {
  const { accountId, state, type, confidence, path, entity, createdAt } = curatorProposals;
  const rows = await tx
    .select({ name: curatorProposals.name, evidence: sql<string>`${entity} ->> 'evidence'` })
    .from(curatorProposals)
    .where(
      and(
        eq(accountId, ctx.account.id),
        inArray(state, ["proposed", "discarded"]),
        eq(type, "decision"),
        gte(confidence, LIKELY),
        or(isNull(path), eq(state, "discarded")),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(MAX);
  return rows.map(({ name, evidence }) => [name, evidence]);
}
