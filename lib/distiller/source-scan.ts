import { batchesOf } from "@/lib/core/batches";
import type { Context } from "@/lib/db";
import { reconcile } from "@/lib/vault";
import { MAX_CANDIDATES, type RunId, storeScan } from "./runs";
import type { Candidate } from "./shapes";
import { candidateOf } from "./signals";
import { bodyHashes, changedSources, countSources, pruneDeletedSources, readSource } from "./sources";

/** Sources per query. */
const BATCH_SIZE = 200;
/** Number of files held in memory at once. */
const READ_TOGETHER = 20;

export interface SourceScanOptions {
  isScan: boolean;
  project?: string;
}

export interface SourceScan {
  /** All records that can have learnings. */
  scanned: number;
  /** Records that have changed since they were distilled. */
  changed: number;
  /** Records with signals. */
  candidates: number;
}

/** Scans every changed source on disk for signals of learnings; changes no record. */
export async function scanSources(
  ctx: Context,
  run: RunId,
  { isScan, project }: SourceScanOptions,
): Promise<SourceScan> {
  await reconcile(ctx);
  await pruneDeletedSources(ctx);
  let best: Candidate[] = [];
  let [changed, candidates] = [0, 0];
  for (let after = ""; ; ) {
    const sources = await changedSources(ctx, { ...(project && { project }), limit: BATCH_SIZE, after });
    const hashes = await bodyHashes(ctx, sources);
    for (const some of batchesOf(sources, READ_TOGETHER)) {
      for (const source of await Promise.all(some.map((each) => readSource(ctx, each)))) {
        if (source === null || source.bodyHash === hashes.get(source.path)) continue;
        changed += 1;
        const candidate = candidateOf(source);
        if (!candidate) continue;
        candidates += 1;
        best.push(candidate);
      }
    }
    if (best.length > 2 * MAX_CANDIDATES) best = bestOf(best);
    const last = sources.at(-1);
    if (!last || sources.length < BATCH_SIZE) break;
    after = last.path;
  }
  const scanned = await countSources(ctx, project);
  await storeScan(ctx, run, { isScan, project: project ?? null, scanned, candidates, best: bestOf(best) });
  return { scanned, changed, candidates };
}

const bestOf = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1)).slice(0, MAX_CANDIDATES);
