import { and, eq, notInArray, sql } from "drizzle-orm";
import { batchesOf } from "@/lib/core/batches";
import type { Context, Tx } from "@/lib/db";
import { clusters } from "../tables";
import { labelsOf } from "./local-labels";
import type { Group } from "./match";
import { termsOf } from "./terms";
import { GroupTexts, type VaultTexts } from "./texts";

/** Replaces the stored clusters. A label is kept while it still fits. Returns how many clusters got a new label. */
export async function storeClusters(
  ctx: Context,
  tx: Tx,
  groups: readonly Group[],
  texts: { vault: VaultTexts; groups: ReadonlyMap<number, GroupTexts> },
): Promise<number> {
  const own = eq(clusters.accountId, ctx.account.id);
  const before = new Map((await tx.select().from(clusters).where(own)).map((row) => [row.clusterId, row]));
  const ofGroups = groups.map(({ community }) => texts.groups.get(community) ?? new GroupTexts());
  const terms = termsOf(texts.vault, ofGroups);
  const labels = labelsOf(texts.vault, ofGroups, terms);
  const ids = groups.map(({ id }) => id);
  await tx.delete(clusters).where(ids.length === 0 ? own : and(own, notInArray(clusters.clusterId, ids)));
  const kept = groups.map(({ id }, at) => {
    const old = before.get(id);
    return old && (old.labelledBy === "user" || fits(old.terms, terms[at] ?? [])) ? old : undefined;
  });
  // What is kept is not numbered because of a new label.
  const names = new Set(kept.flatMap((old) => old?.label ?? []));
  let labelled = 0;
  for (const [at, { id, members }] of groups.entries()) {
    const old = kept[at];
    const found = terms[at] ?? [];
    const label = old?.label ?? uniqueLabel(labels[at] ?? "Unnamed", names);
    const row = {
      label,
      labelledBy: old?.labelledBy ?? ("local" as const),
      terms: old?.terms ?? found,
      size: members.length,
    };
    if (!old) labelled += 1;
    await tx
      .insert(clusters)
      .values({ accountId: ctx.account.id, clusterId: id, ...row, createdAt: ctx.clock.now() })
      .onConflictDoUpdate({ target: clusters.clusterId, set: row });
  }
  return labelled;
}

/** Whether at least a third of the terms that a label was made from are still among the cluster's terms. */
function fits(old: readonly string[], found: readonly string[]): boolean {
  if (old.length === 0 || found.length === 0) return old.length === found.length;
  return 3 * old.filter((term) => found.includes(term)).length >= Math.min(old.length, found.length);
}

/** Appends a number to a label that another cluster has. */
function uniqueLabel(label: string, taken: Set<string>): string {
  let free = label;
  for (let n = 2; taken.has(free); n += 1) free = `${label} ${n}`;
  taken.add(free);
  return free;
}

/** Rows of a statement. */
const STORED_ROWS = 5_000;

/** Stores the map position and the cluster of each record. */
export async function storePlaces(
  ctx: Context,
  tx: Tx,
  paths: readonly string[],
  places: Float32Array,
  clusterOf: ReadonlyMap<string, string>,
): Promise<void> {
  let at = 0;
  for (const some of batchesOf(paths, STORED_ROWS)) {
    const rows = some.map((path, n) => ({
      path,
      x: places[2 * (at + n)] ?? 0.5,
      y: places[2 * (at + n) + 1] ?? 0.5,
      cluster: clusterOf.get(path) ?? null,
    }));
    await tx.execute(sql`
      update surveyed_records s set x = r.x, y = r.y, cluster_id = r.cluster
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as r(path text, x real, y real, cluster uuid)
      where s.account_id = ${ctx.account.id}::uuid and s.path = r.path`);
    at += some.length;
  }
}
