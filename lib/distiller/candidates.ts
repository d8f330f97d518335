import { and, asc, count, desc, eq, inArray, max, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { Candidate } from "./shapes";
import { distillerCandidates } from "./tables";

/** Candidates that are kept: the best. */
const MAX_CANDIDATES = 5_000;

/** Adds candidates to those of the run, and keeps the best of all. What is stored of the same records is replaced. */
export async function storeCandidates(ctx: Context, tx: Tx, candidates: readonly Candidate[]): Promise<void> {
  if (candidates.length === 0) return;
  const accountId = ctx.account.id;
  const own = eq(distillerCandidates.accountId, accountId);
  const paths = candidates.map(({ path }) => path);
  await tx.delete(distillerCandidates).where(and(own, inArray(distillerCandidates.path, paths)));
  const [{ last } = { last: null }] = await tx
    .select({ last: max(distillerCandidates.position) })
    .from(distillerCandidates)
    .where(own);
  const next = (last ?? -1) + 1;
  await tx
    .insert(distillerCandidates)
    .values(candidates.map((candidate, at) => ({ accountId, position: next + at, ...candidate })));
  await tx.execute(sql`
    delete from distiller_candidates where account_id = ${accountId}::uuid and position in (
      select position from distiller_candidates where account_id = ${accountId}::uuid
      order by score desc, path offset ${MAX_CANDIDATES})`);
}

/** Deletes the candidates of the last run. */
export async function clearCandidates(ctx: Context, tx: Tx): Promise<void> {
  await tx.delete(distillerCandidates).where(eq(distillerCandidates.accountId, ctx.account.id));
}

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
      .orderBy(desc(score), asc(path))
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
