import { desc, eq, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { endIdle, threads, vectorIndex } from "@/lib/embeddings";
import type { Report } from "@/lib/runs";
import { readTexts } from "./clusters/documents";
import { graphOf } from "./clusters/graph";
import { isLinkedIn, readClusterInput } from "./clusters/input";
import { type Group, groupsOf } from "./clusters/match";
import { mergeAlike } from "./clusters/merge";
import type { WeightedEdges } from "./clusters/pairs";
import { type RecordSpace, recordSpaceOf, similarityOf } from "./clusters/similarity";
import { storeClusters, storePlaces } from "./clusters/store";
import { withoutKnownTags } from "./proposals/known-tags";
import { obviousAmong } from "./proposals/obvious";
import { withReasons } from "./proposals/reasons";
import { relationsOf } from "./proposals/relations";
import { storeProposals } from "./proposals/store";
import { tagsOf } from "./proposals/tags";
import { clusters, surveys } from "./tables";

/** Above 1, the Louvain method finds more and smaller communities. */
const RESOLUTION = 1;

export interface Clustered {
  fingerprint: string;
  /** Whether the vault has not changed since the last run, so that nothing was done. */
  isUnchanged: boolean;
  /** Clusters that got a label from their terms. */
  labelled: number;
}

/** Groups the records, positions them on the map, and stores proposals. Writes no files. */
export async function clusterVault(ctx: Context, report: Report): Promise<Clustered> {
  const { facts, last } = await ctx.db.tx(async (tx) => ({
    facts: await readClusterInput(ctx, tx),
    last: await lastFingerprint(ctx, tx),
  }));
  const { fingerprint } = facts;
  if (last === fingerprint) return { fingerprint, isUnchanged: true, labelled: 0 };
  await endIdle();
  const spaces = (await vectorIndex(ctx)).map(recordSpaceOf);
  await report({ phase: "comparing", records: spaces.reduce((sum, { paths }) => sum + paths.length, 0) });
  const similarity = await similarityOf(spaces);
  const edges = graphOf(similarity, facts.links);
  await report({ phase: "clustering", edges: edges.sources.length });
  const before = await ctx.db.tx((tx) => previousPlaces(ctx, tx, similarity.paths));
  // One after the other, for their memory.
  await freeThreads(edges.nodes);
  const communities = await threads().run("communities", { ...edges, resolution: RESOLUTION });
  await freeThreads(edges.nodes);
  const places = await layOut(spaces, edges, before);
  await freeThreads(edges.nodes);
  const [isLinked, isObvious] = [isLinkedIn(facts), obviousAmong(facts.links)];
  const related = relationsOf(similarity, (a, b) => isLinked(a, b) || isObvious(a, b));
  const proposals = [...related, ...tagsOf(similarity, facts.tags)];
  const texts = await readTexts(ctx, similarity.paths, communities);
  const joined = mergeAlike(communities, texts.groups, texts.vault);
  const labelled = await ctx.db.tx(async (tx) => {
    const groups = groupsOf(similarity.paths, joined, await previousClusters(ctx, tx));
    const labelled = await storeClusters(ctx, tx, groups, texts);
    await storePlaces(ctx, tx, similarity.paths, places, clusterOfPath(groups));
    const unknown = await withoutKnownTags(ctx, tx, proposals);
    await storeProposals(ctx, tx, withReasons(unknown, texts.vault, facts.links));
    return labelled;
  });
  return { fingerprint, isUnchanged: false, labelled };
}

/** With as many records or more, what a thread keeps in memory after a step is worth starting a new one for the next. */
const MANY = 20_000;

async function freeThreads(records: number): Promise<void> {
  if (records >= MANY) await threads().endIdle();
}

async function lastFingerprint(ctx: Context, tx: Tx): Promise<string | null> {
  const [row] = await tx
    .select({ fingerprint: surveys.fingerprint })
    .from(surveys)
    .where(eq(surveys.accountId, ctx.account.id))
    .orderBy(desc(surveys.finishedAt))
    .limit(1);
  return row?.fingerprint ?? null;
}

async function previousClusters(ctx: Context, tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.execute<{ path: string; id: string }>(sql`
    select s.path, s.cluster_id as id from surveyed_records s
    join ${clusters} c on c.account_id = s.account_id and c.cluster_id = s.cluster_id
    where s.account_id = ${ctx.account.id}::uuid`);
  return new Map(rows.map(({ path, id }) => [path, id]));
}

/** Where records were on the last map; NaN for new ones. */
async function previousPlaces(ctx: Context, tx: Tx, paths: readonly string[]): Promise<Float32Array> {
  const rows = await tx.execute<{ path: string; x: number; y: number }>(sql`
    select path, x, y from surveyed_records where account_id = ${ctx.account.id}::uuid and x is not null`);
  const places = new Map(rows.map((row) => [row.path, row]));
  return Float32Array.from(
    paths.flatMap((path) => [places.get(path)?.x ?? Number.NaN, places.get(path)?.y ?? Number.NaN]),
  );
}

/** Iterations of the layout: fewer for more nodes, to bound the time. */
const STEPS = { most: 300, least: 30, nodes: 300_000 };

async function layOut(
  spaces: readonly RecordSpace[],
  edges: WeightedEdges,
  before: Float32Array,
): Promise<Float32Array> {
  const iterations = Math.max(
    STEPS.least,
    Math.min(STEPS.most, Math.round(STEPS.nodes / Math.max(edges.nodes, 1))),
  );
  const projected = await projectLargest(spaces);
  return threads().run("layout", { ...edges, projected, iterations, before });
}

/** Start positions of the records of the largest space; others, with zeros, start next to those that they link to. */
async function projectLargest(spaces: readonly RecordSpace[]): Promise<Float32Array> {
  const rowsOf = (some: readonly RecordSpace[]) => some.reduce((sum, { paths }) => sum + paths.length, 0);
  const projected = new Float32Array(2 * rowsOf(spaces));
  const [largest] = [...spaces].sort((a, b) => b.paths.length - a.paths.length);
  if (largest) {
    const before = rowsOf(spaces.slice(0, spaces.indexOf(largest)));
    projected.set(await threads().run("project", largest.matrix), 2 * before);
  }
  return projected;
}

const clusterOfPath = (groups: readonly Group[]): Map<string, string> =>
  new Map(groups.flatMap(({ id, members }) => members.map((path) => [path, id] as const)));
