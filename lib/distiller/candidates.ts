import { asc, count, eq, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import type { Candidate } from "./shapes";
import { distillerCandidates } from "./tables";

export interface ListedCandidate extends Candidate {
  /** Records created from it; null until it is distilled. */
  learnings: number | null;
}

/** The candidates of the latest scan or run, best first. */
export async function listCandidates(
  ctx: Context,
  { limit }: { limit: number },
): Promise<{ candidates: Candidate[]; total: number }> {
  const { path, score, signals } = distillerCandidates;
  const own = eq(distillerCandidates.accountId, ctx.account.id);
  return ctx.db.tx(async (tx) => {
    const candidates = await tx
      .select({ path, score, signals })
      .from(distillerCandidates)
      .where(own)
      .orderBy(asc(distillerCandidates.position))
      .limit(limit);
    const [all] = await tx.select({ n: count() }).from(distillerCandidates).where(own);
    return { candidates, total: all?.n ?? 0 };
  });
}

/** As `listCandidates`, with the learnings of each since the latest scan or run started. */
export async function candidatesWithOutcome(
  ctx: Context,
  { limit }: { limit: number },
): Promise<{ candidates: ListedCandidate[]; total: number }> {
  const { candidates, total } = await listCandidates(ctx, { limit });
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ path: string; learnings: number }>(sql`
      select s.path, s.learnings from distiller_sources s
      join distiller_candidates c on c.account_id = s.account_id and c.path = s.path
      where s.account_id = ${ctx.account.id}::uuid and s.distilled_at >= (
        select max(r.started_at) from distiller_runs r where r.account_id = s.account_id)`),
  );
  const done = new Map(rows.map(({ path, learnings }) => [path, learnings]));
  return {
    candidates: candidates.map((each) => ({ ...each, learnings: done.get(each.path) ?? null })),
    total,
  };
}
