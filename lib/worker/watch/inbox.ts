import type { Stats } from "node:fs";
import { lstat } from "node:fs/promises";
import path from "node:path";
import { and, asc, eq, isNotNull, isNull, not } from "drizzle-orm";
import { type FileToRun, MANY_FILES, startRuns } from "@/lib/curator";
import type { Context } from "@/lib/db";
import { inboxFiles, isOnHold, registerInboxFiles } from "@/lib/vault";

/** A copied file may still be growing: it is processed once unchanged for this long. */
export const STABLE_MS = 300;

/** Files whose runs are queued at a time; the others wait in the inbox. */
const MAX_QUEUED = 500;
/** More are queued when no more than this are left, since finding them reads the whole inbox. */
const FEW_QUEUED = 100;

/**
 * With many files, two runs are processed at a time: a single one waits half of its time for the disk and the database.
 */
const JOBS_OF_MANY = 2;

/** Files that may be growing, by location: what they were, and when that was first seen by `performance.now()`. */
export type GrowingFiles = ReadonlyMap<string, Look>;

interface Look {
  mtimeMs: number;
  size: number;
  at: number;
}

/**
 * Starts runs for the waiting inbox files without one. Safe to call concurrently: a file is marked in the transaction that
 * starts its run. Returns the files that are still growing, for the next call.
 */
export async function enqueueWaiting(ctx: Context, before: GrowingFiles): Promise<GrowingFiles> {
  const growing = new Map<string, Look>();
  const still: FileToRun[] = [];
  for (const { id, filename, location } of await waitingFiles(ctx)) {
    const stat = await lstat(path.join(ctx.account.vaultDir, location)).catch(() => null);
    if (!stat) continue;
    const look = lookAt(stat, before.get(location));
    if (isStable(look)) still.push({ id, filename, size: stat.size });
    else growing.set(location, look);
  }
  const jobs = still.length >= MANY_FILES ? JOBS_OF_MANY : 1;
  if (still.length > 0) await startRuns(ctx, still, { trigger: "watch", jobs });
  return growing;
}

/** Waiting files without a run, oldest first, up to the free places in the queue. */
const waitingFiles = (ctx: Context) =>
  ctx.db.tx(async (tx) => {
    const isWaiting = and(eq(inboxFiles.accountId, ctx.account.id), eq(inboxFiles.state, "waiting"));
    const isQueued = and(isWaiting, isNotNull(inboxFiles.workflowId), not(isOnHold));
    const queued = await tx.$count(inboxFiles, isQueued);
    if (queued > FEW_QUEUED) return [];
    await registerInboxFiles(ctx, tx);
    return tx
      .select({ id: inboxFiles.id, filename: inboxFiles.filename, location: inboxFiles.location })
      .from(inboxFiles)
      .where(and(isWaiting, isNull(inboxFiles.workflowId)))
      .orderBy(asc(inboxFiles.receivedAt), asc(inboxFiles.filename))
      .limit(MAX_QUEUED - queued);
  });

const lookAt = ({ mtimeMs, size }: Stats, before: Look | undefined): Look =>
  before?.mtimeMs === mtimeMs && before.size === size ? before : { mtimeMs, size, at: performance.now() };

/** By its time, or since it was the same for as long: a time in the future, as of a wrong clock, says nothing. */
const isStable = ({ mtimeMs, at }: Look): boolean =>
  Date.now() - mtimeMs >= STABLE_MS || performance.now() - at >= STABLE_MS;
