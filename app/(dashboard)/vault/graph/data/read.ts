import { fetchColumns, numbersIn, textsIn } from "@/components/columns";

export interface GraphRecord {
  path: string;
  name: string;
  /** Empty for none. */
  type: string;
  tags: readonly string[];
  /** The label of its cluster. */
  cluster: string | null;
  /** The places of the records that it is linked with, in either direction. */
  neighbours: number[];
  backlinks: number;
}

export interface Graph {
  records: readonly GraphRecord[];
  /** Pairs of places in `records`, one after the other. */
  links: readonly number[];
  /** The labels of clusters, the largest first. */
  labels: readonly string[];
  /** There are more records, with fewer links. */
  isTruncated: boolean;
}

/** Fetches a graph; what is wrong, as a message, where that fails. */
export async function fetchGraph(query: string, signal: AbortSignal): Promise<Graph | string> {
  const fields = await fetchColumns(`/vault/graph/data${query}`, signal);
  return typeof fields === "string" ? fields : graphOf(fields);
}

/** The graph in a reply, with the neighbours of each record. */
export function graphOf(fields: Partial<Record<string, unknown>>): Graph {
  const [names, types, tags] = [textsIn(fields.names), textsIn(fields.types), textsIn(fields.tags)];
  const [clusters, labels] = [numbersIn(fields.clusters), textsIn(fields.labels)];
  const links = numbersIn(fields.links);
  const records = textsIn(fields.paths).map(
    (path, at): GraphRecord => ({
      path,
      name: names[at] ?? path,
      type: types[at] ?? "",
      tags: tags[at] ? tags[at].split("\n") : [],
      cluster: labels[clusters[at] ?? -1] ?? null,
      neighbours: [],
      backlinks: 0,
    }),
  );
  const known = new Set<number>();
  for (const { from, to } of pairsOf(links)) {
    const [source, target] = [records[from], records[to]];
    if (!source || !target) continue;
    target.backlinks += 1;
    const pair = Math.min(from, to) * records.length + Math.max(from, to);
    if (known.has(pair)) continue;
    known.add(pair);
    source.neighbours.push(to);
    target.neighbours.push(from);
  }
  return { records, links, labels, isTruncated: fields.isTruncated === true };
}

export function* pairsOf(links: readonly number[]): Generator<{ from: number; to: number }> {
  for (let at = 0; at + 1 < links.length; at += 2) yield { from: links[at] ?? -1, to: links[at + 1] ?? -1 };
}
