import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { batchesOf } from "@/lib/core/batches";
import { type Context, notify, type Tx } from "@/lib/db";
import type { EngineUsed } from "@/lib/gateway";
import type { Claim } from "./claims";
import type { Candidate } from "./shapes";
import { distillerCandidates, distillerClaims, distillerRuns, distillerSources } from "./tables";

const MAX_RUNS = 1_000;
/** Candidates of a scan that are kept: the best. */
export const MAX_CANDIDATES = 5_000;
/** Rows of one statement. */
const INSERTED_ROWS = 1_000;

export interface RunId {
  distillId: string;
  /** ISO 8601. */
  startedAt: string;
}

export type RunRow = typeof distillerRuns.$inferSelect;

/** Stores a scan and replaces the candidates of the one before. */
export async function storeScan(
  ctx: Context,
  run: RunId,
  scan: { isScan: boolean; project: string | null; scanned: number; candidates: number; best: Candidate[] },
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await tx.delete(distillerCandidates).where(eq(distillerCandidates.accountId, ctx.account.id));
    const rows = scan.best.map((candidate, position) => ({
      accountId: ctx.account.id,
      position,
      ...candidate,
    }));
    for (const batch of batchesOf(rows, INSERTED_ROWS)) await tx.insert(distillerCandidates).values(batch);
    const row = {
      accountId: ctx.account.id,
      distillId: run.distillId,
      isScan: scan.isScan,
      project: scan.project,
      startedAt: new Date(run.startedAt),
      finishedAt: scan.isScan ? ctx.clock.now() : null,
      recordsScanned: scan.scanned,
      candidates: scan.candidates,
      engines: { model: 0, local: 0 },
    };
    await tx.insert(distillerRuns).values(row).onConflictDoNothing();
    await notify(ctx, tx, "kv_live");
  });
}

/** The result of one source. */
export interface DistilledSource {
  path: string;
  fileHash: string;
  bodyHash: string;
  /** Null if only the frontmatter changed: the stored claims are still valid. */
  claims: Claim[] | null;
  /** Records created from it. */
  learnings: number;
  by: EngineUsed | null;
}

/** Stores the results of sources in one transaction, so that a repeated step does not count twice. */
export async function storeSources(
  ctx: Context,
  run: RunId,
  sources: readonly DistilledSource[],
  created: readonly string[],
): Promise<void> {
  const read = sources.filter(({ claims }) => claims !== null);
  const claims = read.flatMap(({ path, claims }) =>
    (claims ?? []).map((claim, ordinal) => ({
      accountId: ctx.account.id,
      path,
      ordinal,
      distillId: run.distillId,
      ...claim,
    })),
  );
  await ctx.db.tx(async (tx) => {
    await storeHashes(ctx, tx, sources);
    const paths = read.map(({ path }) => path);
    if (paths.length > 0) {
      await tx
        .delete(distillerClaims)
        .where(and(eq(distillerClaims.accountId, ctx.account.id), inArray(distillerClaims.path, paths)));
    }
    for (const batch of batchesOf(claims, INSERTED_ROWS)) await tx.insert(distillerClaims).values(batch);
    await addToRun(
      ctx,
      tx,
      run,
      created,
      sources.flatMap(({ by }) => by ?? []),
    );
  });
}

async function storeHashes(ctx: Context, tx: Tx, sources: readonly DistilledSource[]): Promise<void> {
  const [distilledAt, accountId] = [ctx.clock.now(), ctx.account.id];
  for (const isRead of [true, false]) {
    const rows = sources.filter(({ claims }) => (claims !== null) === isRead);
    if (rows.length === 0) continue;
    await tx
      .insert(distillerSources)
      .values(
        rows.map(({ path, fileHash, bodyHash, learnings }) => ({
          accountId,
          path,
          fileHash,
          bodyHash,
          distilledAt,
          learnings,
        })),
      )
      .onConflictDoUpdate({
        target: [distillerSources.accountId, distillerSources.path],
        set: {
          fileHash: sql`excluded.file_hash`,
          ...(isRead && {
            bodyHash: sql`excluded.body_hash`,
            distilledAt: sql`excluded.distilled_at`,
            learnings: sql`excluded.learnings`,
          }),
        },
      });
  }
}

/** Adds created records and engine counts to a run. */
export async function addToRun(
  ctx: Context,
  tx: Tx,
  run: RunId,
  created: readonly string[],
  readBy: readonly EngineUsed[],
): Promise<void> {
  const own = and(eq(distillerRuns.accountId, ctx.account.id), eq(distillerRuns.distillId, run.distillId));
  const [row] = await tx.select().from(distillerRuns).where(own).for("update");
  if (!row) return;
  const all = [...new Set([...row.created, ...created])];
  const engines = { ...row.engines };
  for (const by of readBy) {
    engines[by.engine] += 1;
    if (by.engine === "local") engines.reason = by.reason;
  }
  await tx.update(distillerRuns).set({ created: all, extracted: all.length, engines }).where(own);
}

/** Finishes a run and deletes the oldest history. */
export async function finishRun(ctx: Context, run: RunId): Promise<RunRow> {
  return ctx.db.tx(async (tx) => {
    const own = and(eq(distillerRuns.accountId, ctx.account.id), eq(distillerRuns.distillId, run.distillId));
    const [row] = await tx.update(distillerRuns).set({ finishedAt: ctx.clock.now() }).where(own).returning();
    if (!row) throw new Error(`The run ${run.distillId} was not started`);
    await tx.delete(distillerRuns).where(
      and(
        eq(distillerRuns.accountId, ctx.account.id),
        isNotNull(distillerRuns.finishedAt),
        sql`${distillerRuns.distillId} in (select distill_id from distiller_runs
          where account_id = ${ctx.account.id}::uuid and finished_at is not null
          order by finished_at desc offset ${MAX_RUNS})`,
      ),
    );
    await notify(ctx, tx, "kv_live");
    return row;
  });
}
