import type { Context } from "@/lib/db";
import { type RunId, storeScanned } from "./runs";
import type { Candidate } from "./shapes";
import { type ChangedSource, changedSources, readSources } from "./sources";
import { candidatesAmong } from "./threads/read-all";

/** Sources that are read together. */
const GROUP_SIZE = 40;
/** How long a step begins further groups: a run is canceled between its steps. */
const STEP_MS = 5_000;

/** What a step of a scan has read. */
export interface ScannedBatch {
  sources: number;
  candidates: number;
  /** Path of the last source. */
  last: string;
}

interface ScanOptions {
  project?: string | undefined;
  inThreads: boolean;
  /** Path of the last source of the batch before. */
  after: string;
  /** Candidates of the batches before. */
  found: number;
  /** Called before each group with the number of sources before it. */
  report: (done: number) => Promise<void>;
}

/** Scans the next changed sources for signals of learnings; changes no record. Null when there are no more. */
export async function scanBatch(
  ctx: Context,
  run: RunId,
  { project, inThreads, after, found, report }: ScanOptions,
): Promise<ScannedBatch | null> {
  const until = performance.now() + STEP_MS;
  const batch: ScannedBatch = { sources: 0, candidates: 0, last: after };
  do {
    await report(batch.sources);
    const changed = await changedSources(ctx, {
      ...(project && { project }),
      limit: GROUP_SIZE,
      after: batch.last,
    });
    const last = changed.at(-1);
    if (!last) break;
    const candidates = await candidatesOf(ctx, changed, inThreads);
    batch.sources += changed.length;
    batch.candidates += candidates.length;
    await storeScanned(ctx, run, candidates, found + batch.candidates);
    batch.last = last.path;
  } while (performance.now() < until);
  return batch.sources > 0 ? batch : null;
}

async function candidatesOf(
  ctx: Context,
  changed: readonly ChangedSource[],
  inThreads: boolean,
): Promise<Candidate[]> {
  const { toRead } = await readSources(ctx, changed);
  const candidates = await candidatesAmong(toRead, inThreads);
  return candidates.filter((candidate) => candidate !== null);
}
