import type { Context } from "@/lib/db";
import { reconcile } from "@/lib/vault";
import { type RunId, storeLook } from "./runs";
import { type Candidate, judge } from "./signals";
import { bodyHashes, changedSources, countSources, forgetGone, readSource } from "./sources";

/** What is looked at between two turns of others, and asked of the database at once. */
const AT_ONCE = 200;

export interface LookOptions {
  isScan: boolean;
  project?: string;
}

export interface Look {
  /** Records that learnings may come from, changed or not. */
  scanned: number;
  /** Those that have changed since they were distilled. */
  changed: number;
  candidates: Candidate[];
}

/** Looks at every source that has changed, as it lies on the disk, for signals of learnings; changes no record. */
export async function look(ctx: Context, run: RunId, { isScan, project }: LookOptions): Promise<Look> {
  await reconcile(ctx);
  await forgetGone(ctx);
  const candidates: Candidate[] = [];
  let changed = 0;
  for (let after = ""; ; ) {
    const sources = await changedSources(ctx, { ...(project && { project }), limit: AT_ONCE, after });
    const hashes = await bodyHashes(ctx, sources);
    for (const each of sources) {
      const source = await readSource(ctx, each);
      if (source === null || source.bodyHash === hashes.get(each.path)) continue;
      changed += 1;
      const candidate = judge(source);
      if (candidate) candidates.push(candidate);
    }
    const last = sources.at(-1);
    if (!last || sources.length < AT_ONCE) break;
    after = last.path;
  }
  candidates.sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
  const scanned = await countSources(ctx, project);
  await storeLook(ctx, run, { isScan, project: project ?? null, scanned, candidates });
  return { scanned, changed, candidates };
}
