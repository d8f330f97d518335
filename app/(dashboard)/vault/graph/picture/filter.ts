import type { GraphAddress } from "../address";
import type { GraphRecord } from "../data/read";

/** Whether a record meets the conditions of the address. */
export function isShown(
  { path, type, tags, cluster, neighbours, backlinks }: GraphRecord,
  wanted: Pick<GraphAddress, "type" | "tag" | "folder" | "cluster" | "links">,
): boolean {
  return (
    (wanted.type === null || type === wanted.type) &&
    (wanted.cluster === null || cluster === wanted.cluster) &&
    (wanted.tag === null || tags.some((tag) => tag === wanted.tag || tag.startsWith(`${wanted.tag}/`))) &&
    (wanted.folder === null || path.startsWith(`${wanted.folder}/`)) &&
    (wanted.links === "all" ||
      (wanted.links === "orphans" ? backlinks === 0 : neighbours.length > 0 === (wanted.links === "linked")))
  );
}

/** The values that records have, the most frequent first, and how many have each. */
export function countValues(
  records: readonly GraphRecord[],
  valuesOf: (record: GraphRecord) => readonly string[],
): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of records.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b, "en"));
}

/** The folders of a path, each with those above it: `a`, `a/b`. */
export function foldersOf({ path }: Pick<GraphRecord, "path">): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}
