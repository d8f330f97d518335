import { fieldsOf } from "@/components/editor/save";

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
  const reply = await fetch(`/vault/graph/data${query}`, { signal }).catch(() => null);
  if (!reply) return "The server did not respond. Check your connection, then reload the page.";
  const fields = await fieldsOf(reply);
  if (reply.ok) return graphOf(fields);
  const { message } = fields;
  return typeof message === "string" ? message : `The server answered with status ${reply.status}.`;
}

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

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
  for (const { from, to } of pairsOf(links)) {
    const [source, target] = [records[from], records[to]];
    if (!source || !target) continue;
    target.backlinks += 1;
    if (source.neighbours.includes(to)) continue;
    source.neighbours.push(to);
    target.neighbours.push(from);
  }
  return { records, links, labels, isTruncated: fields.isTruncated === true };
}

export function* pairsOf(links: readonly number[]): Generator<{ from: number; to: number }> {
  for (let at = 0; at + 1 < links.length; at += 2) yield { from: links[at] ?? -1, to: links[at + 1] ?? -1 };
}
