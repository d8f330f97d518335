import { perProcess } from "@/lib/core/per-process";
import type { Context } from "@/lib/db";

/** The cluster of each of these records, by path; without those in none. */
type ClustersOf = (ctx: Context, paths: readonly string[]) => Promise<Map<string, string>>;

const provider = perProcess("clusters", (): { clustersOf?: ClustersOf } => ({}));

/** Registers who knows the clusters; before that, and before the first survey, all records are of one. */
export function provideClusters(clustersOf: ClustersOf): void {
  provider().clustersOf = clustersOf;
}

export const clustersOf: ClustersOf = async (ctx, paths) =>
  (await provider().clustersOf?.(ctx, paths)) ?? new Map();
