import type { readGraph } from "@/lib/vault";

type Graph = Awaited<ReturnType<typeof readGraph>>;

/**
 * A graph as columns, a third of the size of objects: links are pairs of places in `paths`, one pair after the other.
 * @param clusterOf ids of clusters, by path
 */
export function columnsOf(
  { nodes, edges, isTruncated }: Graph,
  clusterOf: ReadonlyMap<string, string>,
  clusters: readonly { id: string; label: string }[],
) {
  const placeOf = new Map(nodes.map(({ id }, place) => [id, place]));
  const labelAt = new Map(clusters.map(({ id }, place) => [id, place]));
  const pairs = new Set<string>();
  const links = edges.flatMap(({ source, target }) => {
    const [from, to] = [placeOf.get(source), placeOf.get(target)];
    const pair = `${from} ${to}`;
    if (from === undefined || to === undefined || from === to || pairs.has(pair)) return [];
    pairs.add(pair);
    return [from, to];
  });
  return {
    paths: nodes.map(({ id }) => id),
    names: nodes.map(({ name }) => name),
    types: nodes.map(({ type }) => type ?? ""),
    /** One a line. */
    tags: nodes.map(({ tags }) => tags.join("\n")),
    /** Indexes into `labels`; -1 for none. */
    clusters: nodes.map(({ id }) => labelAt.get(clusterOf.get(id) ?? "") ?? -1),
    labels: clusters.map(({ label }) => label),
    links,
    isTruncated,
  };
}
