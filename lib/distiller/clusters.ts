import type { Context } from "@/lib/db";

/** The cluster of each of these records, by path; without those in none. */
type ClustersOf = (ctx: Context, paths: readonly string[]) => Promise<Map<string, string>>;

/** Next bundles each route separately, so state of the process is on `globalThis`. */
const shared = globalThis as { kvClustersOf?: ClustersOf };

/** Registers who knows the clusters; before that, and before the first survey, all records are of one. */
export function provideClusters(clustersOf: ClustersOf): void {
  shared.kvClustersOf = clustersOf;
}

export const clustersOf: ClustersOf = async (ctx, paths) =>
  (await shared.kvClustersOf?.(ctx, paths)) ?? new Map();
