import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict, invalid, notFound } from "@/lib/core/errors";
import { limitInput } from "@/lib/core/limit";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import { type Context, notify } from "@/lib/db";
import { clusters, type LABELLED_BY } from "../tables";
import { surveyorStatus } from "./status";

export interface Cluster {
  id: string;
  label: string;
  labelled_by: (typeof LABELLED_BY)[number];
  /** Words that set it apart, best first. */
  terms: string[];
  size: number;
  /** At most as many as were asked for, by name. */
  members: { path: string; name: string; type: string | null }[];
}

export interface ClusterList {
  clusters: Cluster[];
  count: number;
  /** Of the last survey, as the run told. */
  embedded: number;
  labelled: number;
  relations: number;
  /** Records that belong to no cluster. */
  unclustered: number;
}

export const listClustersInput = z.strictObject({
  members: limitInput.default(20).meta({ description: "At most so many members of each" }),
  cluster: z.uuid("must be the id of a cluster").optional().meta({ description: "Only this one" }),
});

/** The groups of the last survey, largest first. Throws `NOT_FOUND` for an id that there is not. */
export async function listClusters(
  ctx: Context,
  input: z.input<typeof listClustersInput> = {},
): Promise<ClusterList> {
  const { members: most, cluster } = parse(listClustersInput, input);
  const account = sql`${ctx.account.id}::uuid`;
  const { rows, members, unclustered } = await ctx.db.tx(async (tx) => {
    const rows = await tx
      .select()
      .from(clusters)
      .where(
        and(eq(clusters.accountId, ctx.account.id), cluster ? eq(clusters.clusterId, cluster) : undefined),
      );
    const members = await tx.execute<
      Cluster["members"][number] & { id: string } & Record<string, unknown>
    >(sql`
      select id, path, name, type from (
        select s.cluster_id as id, f.path, f.name, f.type,
          row_number() over (partition by s.cluster_id order by f.name, f.path) as n
        from surveyed_records s join vault_files f on f.account_id = s.account_id and f.path = s.path
        where s.account_id = ${account} and s.cluster_id is not null
        ${cluster ? sql`and s.cluster_id = ${cluster}::uuid` : sql``}) as ranked
      where n <= ${most} order by id, n`);
    const [left] = await tx.execute<{ n: number }>(sql`
      select count(*)::int as n from surveyed_records where account_id = ${account} and cluster_id is null`);
    return { rows, members, unclustered: left?.n ?? 0 };
  });
  if (cluster && rows.length === 0) throw notFound(`There is no cluster ${cluster}`);
  const { embedded, labelled, relations } = await surveyorStatus(ctx);
  rows.sort((a, b) => b.size - a.size || (a.label < b.label ? -1 : 1));
  return {
    clusters: rows.map(({ clusterId, label, labelledBy, terms, size }) => ({
      id: clusterId,
      label,
      labelled_by: labelledBy,
      terms,
      size,
      members: members
        .filter(({ id }) => id === clusterId)
        .map(({ path, name, type }) => ({ path, name, type })),
    })),
    count: rows.length,
    embedded,
    labelled,
    relations,
    unclustered,
  };
}

export const renameClusterInput = z.strictObject({
  clusterId: z.uuid("must be the id of a cluster"),
  label: textInput
    .trim()
    .min(1, "cannot be empty")
    .max(60, "at most 60 characters")
    .regex(/^[^\p{Cc}[\]<>{}|`]*$/u, "cannot contain line breaks or any of [ ] < > { } | `"),
});

/** Gives a cluster a label of its owner's, which stays; files follow with the next survey. */
export async function renameCluster(
  ctx: Context,
  input: z.input<typeof renameClusterInput>,
): Promise<{ id: string; label: string; labelled_by: "user" }> {
  const { clusterId, label } = parse(renameClusterInput, input);
  if (label === "") throw invalid("label", "cannot be empty");
  await ctx.db.tx(async (tx) => {
    const all = await tx.select().from(clusters).where(eq(clusters.accountId, ctx.account.id));
    const known = all.find((each) => each.clusterId === clusterId);
    if (!known) throw notFound(`There is no cluster ${clusterId}`);
    if (all.some((each) => each.clusterId !== clusterId && each.label === label))
      throw conflict(`Another cluster is called “${label}” already`);
    await tx
      .update(clusters)
      .set({ label, labelledBy: "user" })
      .where(and(eq(clusters.accountId, ctx.account.id), eq(clusters.clusterId, clusterId)));
    await audit(ctx, tx, {
      action: "cluster.rename",
      subject: clusterId,
      detail: { from: known.label, to: label },
    });
    await notify(ctx, tx, "kv_live");
  });
  return { id: clusterId, label, labelled_by: "user" };
}
