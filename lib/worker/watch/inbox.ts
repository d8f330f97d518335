import type { Stats } from "node:fs";
import { lstat } from "node:fs/promises";
import path from "node:path";
import { and, asc, eq, isNotNull, isNull, not } from "drizzle-orm";
import { type FileToRun, MANY_FILES, startRuns } from "@/lib/curator";
import type { Context } from "@/lib/db";
import { inboxFiles, isOnHold, registerInboxFiles } from "@/lib/vault";
import { openForWriting } from "./writers";

/** A copied file may still be growing: it is processed once unchanged for this long. */
export const STABLE_MS = 300;
/** The same for one that was seen to grow, or is still empty: a slow copy pauses. */
const GREW_STABLE_MS = 3_000;
/** Writers are looked for as long after the last change: they may pause longer than that. */
const WRITERS_FOR_MS = 60_000;
/** After that, writers are looked for again. */
const WRITER_EVERY_MS = 1_000;

/** Files whose runs are queued at a time; the others wait in the inbox. */
const MAX_QUEUED = 500;
/** More are queued when no more than this are left, since finding them reads the whole inbox. */
const FEW_QUEUED = 100;

/**
 * With many files, two runs are processed at a time: a single one waits half of its time for the disk and the database.
 */
const JOBS_OF_MANY = 2;

/** Files that may be growing, by location. */
export type GrowingFiles = ReadonlyMap<string, Look>;

interface Look {
  mtimeMs: number;
  ctimeMs: number;
  size: number;
  /** When that was first seen, by `performance.now()`. */
  at: number;
  /** It is complete once unchanged for this long. */
  stableMs: number;
  /** A process has it open for writing. */
  isWritten?: true | undefined;
}

/** In how many ms to look again at files that may be growing; undefined if there are none. */
export const nextLook = (growing: GrowingFiles): number | undefined =>
  growing.size === 0 ? undefined : Math.min(...[...growing.values()].map(untilStable));

const untilStable = (look: Look): number =>
  look.isWritten ? WRITER_EVERY_MS : Math.max(STABLE_MS, look.stableMs - quietMs(look));

/**
 * Starts runs for the waiting inbox files without one. Safe to call concurrently: a file is marked in the transaction that
 * starts its run. Returns the files that are still growing, for the next call.
 */
export async function enqueueWaiting(ctx: Context, before: GrowingFiles): Promise<GrowingFiles> {
  const growing = new Map<string, Look>();
  const quiet: (FileToRun & { location: string; look: Look })[] = [];
  for (const { id, filename, location } of await waitingFiles(ctx)) {
    const stat = await lstat(path.join(ctx.account.vaultDir, location)).catch(() => null);
    if (!stat) continue;
    const look = lookAt(stat, before.get(location));
    if (isStable(look)) quiet.push({ id, filename, size: stat.size, location, look });
    else growing.set(location, look);
  }
  const absolute = (location: string) => path.join(ctx.account.vaultDir, location);
  const written = openForWriting(
    quiet.filter(({ look }) => mayHaveWriter(look)).map(({ location }) => absolute(location)),
  );
  const still: FileToRun[] = [];
  for (const { location, look, ...file } of quiet)
    if (written.has(absolute(location))) growing.set(location, { ...look, isWritten: true });
    else still.push(file);
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

function lookAt({ mtimeMs, ctimeMs, size }: Stats, before: Look | undefined): Look {
  if (before?.mtimeMs === mtimeMs && before.size === size)
    return { ...before, ctimeMs, isWritten: undefined };
  const grew = size === 0 || (before !== undefined && (before.size !== size || before.stableMs > STABLE_MS));
  return { mtimeMs, ctimeMs, size, at: performance.now(), stableMs: grew ? GREW_STABLE_MS : STABLE_MS };
}

/** For how long it is unchanged, by its time, or since it was first the same: a time in the future, as of a wrong clock, says nothing. */
const quietMs = ({ mtimeMs, at }: Look): number => Math.max(Date.now() - mtimeMs, performance.now() - at);

const isStable = (look: Look): boolean => quietMs(look) >= look.stableMs;

/** One that was renamed, or got its time, after it was written is complete: so is what the service itself puts there. */
const mayHaveWriter = ({ mtimeMs, ctimeMs }: Look): boolean =>
  ctimeMs <= mtimeMs && Date.now() - mtimeMs < WRITERS_FOR_MS;
