import { type SQL, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { readInOrder } from "../indexing/parameters";
import type { Edge, Node } from "./read";

/** Rows of a page, of which the first should be there soon. */
const [LINKS, RECORDS] = [500, 2_000];

type NodeWithDegree = Omit<Node, "tags"> & { degree: number };

/** All links between records, and all records. */
export interface WholeGraph {
  /** By their source, each once a relation. Has to be read first, since the degrees of nodes are counted meanwhile. */
  edges: AsyncGenerator<Edge[]>;
  /** By path, each with the number of its edges in both directions. */
  nodes: AsyncGenerator<NodeWithDegree[]>;
}

/** The whole graph, a page at a time. */
export function wholeGraph(ctx: Context): WholeGraph {
  const degrees = new Map<string, number>();
  return { edges: countedEdges(ctx, degrees), nodes: nodePages(ctx, degrees) };
}

async function* countedEdges(ctx: Context, degrees: Map<string, number>): AsyncGenerator<Edge[]> {
  for await (const edges of edgePages(ctx)) {
    for (const { source, target } of edges)
      for (const end of [source, target]) degrees.set(end, (degrees.get(end) ?? 0) + 1);
    yield edges;
  }
}

type LinkKey = { source: string; ordinal: number };
type Link = Edge & LinkKey & { is_edge: boolean };

async function* edgePages(ctx: Context): AsyncGenerator<Edge[]> {
  let last: LinkKey = { source: "", ordinal: 0 };
  /** Edges of the source that the page before ended in. */
  let begun: Edge[] = [];
  for (let isFull = true; isFull; ) {
    const after = last;
    const links = await ctx.db.tx((tx) => linksAfter(ctx, tx, after));
    last = links.at(-1) ?? last;
    isFull = links.length === LINKS;
    const edges = [...begun, ...links.filter((link) => link.is_edge)];
    const isComplete = ({ source }: Edge): boolean => !isFull || source !== last.source;
    begun = edges.filter((edge) => !isComplete(edge));
    yield distinct(edges.filter(isComplete));
  }
}

/** Each once, those of a source by target and relation. */
function distinct(edges: readonly Edge[]): Edge[] {
  const found = new Map<string, Map<string, Edge>>();
  for (const { source, target, relation } of edges) {
    const own = found.get(source) ?? new Map<string, Edge>();
    found.set(source, own.set(`${target}\0${relation}`, { source, target, relation }));
  }
  return [...found.values()].flatMap((own) =>
    [...own].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, edge]) => edge),
  );
}

async function linksAfter(ctx: Context, tx: Tx, { source, ordinal }: LinkKey): Promise<readonly Link[]> {
  await readInOrder(tx);
  const account = sql`${ctx.account.id}::uuid`;
  // As `exists`, it would be answered by reading all records, for each page.
  const isRecord = (path: SQL): SQL => sql`coalesce((
    select kind = 'record' from vault_files where account_id = ${account} and path = ${path}), false)`;
  return tx.execute<Link>(sql`
    select l.source, l.ordinal, l.target_path as target, l.relation,
      ${isRecord(sql`l.source`)} and ${isRecord(sql`l.target_path`)} as is_edge
    from vault_links l where l.account_id = ${account} and (l.source, l.ordinal) > (${source}, ${ordinal})
    order by l.source, l.ordinal limit ${LINKS}`);
}

async function* nodePages(
  ctx: Context,
  degrees: ReadonlyMap<string, number>,
): AsyncGenerator<NodeWithDegree[]> {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const from: string = after;
    const nodes = await ctx.db.tx((tx) => nodesAfter(ctx, tx, from));
    yield nodes.map((node) => ({ ...node, degree: degrees.get(node.id) ?? 0 }));
    after = nodes.length < RECORDS ? undefined : nodes.at(-1)?.id;
  }
}

async function nodesAfter(ctx: Context, tx: Tx, after: string) {
  await readInOrder(tx);
  return tx.execute<Omit<NodeWithDegree, "degree">>(sql`
    select path as id, type, name, status from vault_files
    where account_id = ${ctx.account.id}::uuid and kind = 'record' and path > ${after} order by path limit ${RECORDS}`);
}
