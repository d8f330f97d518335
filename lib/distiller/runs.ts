import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { batchesOf } from "@/lib/core/batches";
import { type Context, notify, type Tx } from "@/lib/db";
import type { EngineUsed } from "@/lib/gateway";
import { clearCandidates, storeCandidates } from "./candidates";
import type { Claim } from "./claims";
import type { Candidate } from "./shapes";
import { distillerClaims, distillerRuns, distillerSources } from "./tables";

const MAX_RUNS = 1_000;
/** Created records that a run lists; it counts all. */
const MAX_CREATED = 1_000;
/** Rows of one statement. */
const INSERTED_ROWS = 1_000;

export interface RunId {
  distillId: string;
  /** ISO 8601. */
  startedAt: string;
}

export type RunRow = typeof distillerRuns.$inferSelect;

/** Begins a run, without the candidates of the one before. */
export async function beginRun(
  ctx: Context,
  run: RunId,
  { isScan, project, scanned }: { isScan: boolean; project: string | null; scanned: number },
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await clearCandidates(ctx, tx);
    const row = {
      accountId: ctx.account.id,
      distillId: run.distillId,
      isScan,
      project,
      startedAt: new Date(run.startedAt),
      recordsScanned: scanned,
      candidates: 0,
      engines: { model: 0, local: 0 },
    };
    await tx.insert(distillerRuns).values(row).onConflictDoNothing();
    await notify(ctx, tx, "kv_live");
  });
}

/** Stores candidates of a scan, and how many it has found so far: the same when a step is repeated. */
export async function storeScanned(
  ctx: Context,
  run: RunId,
  found: readonly Candidate[],
  candidates: number,
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await storeCandidates(ctx, tx, found);
    await tx.update(distillerRuns).set({ candidates }).where(ownRun(ctx, run));
  });
}

/** The result of one source. */
export interface DistilledSource {
  path: string;
  fileHash: string;
  bodyHash: string;
  /** Null if only the frontmatter changed: the stored claims are still valid. */
  claims: Claim[] | null;
  candidate: Candidate | null;
  /** Records created from it. */
  learnings: number;
  by: EngineUsed | null;
}

/** What a part of a run has added to it. */
interface Added {
  candidates?: number;
  /** Paths of created records. */
  created: readonly string[];
  readBy: readonly EngineUsed[];
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
    const candidates = sources.flatMap(({ candidate }) => candidate ?? []);
    await storeCandidates(ctx, tx, candidates);
    await addToRun(ctx, tx, run, {
      candidates: candidates.length,
      created,
      readBy: sources.flatMap(({ by }) => by ?? []),
    });
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

const ownRun = (ctx: Context, { distillId }: RunId) =>
  and(eq(distillerRuns.accountId, ctx.account.id), eq(distillerRuns.distillId, distillId));

/** Adds to the counts of a run. */
export async function addToRun(
  ctx: Context,
  tx: Tx,
  run: RunId,
  { candidates = 0, created, readBy }: Added,
): Promise<void> {
  const own = ownRun(ctx, run);
  const [row] = await tx.select().from(distillerRuns).where(own).for("update");
  if (!row) return;
  const before = new Set(row.created);
  const more = created.filter((path) => !before.has(path));
  const engines = { ...row.engines };
  for (const by of readBy) {
    engines[by.engine] += 1;
    if (by.engine === "local") engines.reason = by.reason;
  }
  await tx
    .update(distillerRuns)
    .set({
      candidates: row.candidates + candidates,
      created: [...row.created, ...more].slice(0, MAX_CREATED),
      extracted: row.extracted + more.length,
      engines,
    })
    .where(own);
}

/** Finishes a run and deletes the oldest history. */
export async function finishRun(ctx: Context, run: RunId): Promise<RunRow> {
  return ctx.db.tx(async (tx) => {
    const [row] = await tx
      .update(distillerRuns)
      .set({ finishedAt: ctx.clock.now() })
      .where(ownRun(ctx, run))
      .returning();
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
