import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict, invalid, notFound } from "@/lib/core/errors";
import { groupBy } from "@/lib/core/group-by";
import { limitInput } from "@/lib/core/limit";
import { textInput } from "@/lib/core/text";
import { type Context, notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { by, counts } from "../shapes";
import { clusters } from "../tables";
import { surveyorStatus } from "./status";

const output = z.object({
  clusters: z.array(
    z.object({
      id: z.uuid(),
      label: z.string(),
      labelled_by: by,
      terms: z.array(z.string()),
      size: z.int(),
      members: z.array(z.object({ path: z.string(), name: z.string(), type: z.string().nullable() })),
    }),
  ),
  count: z.int(),
  ...counts,
  unclustered: z.int().meta({ description: "Records in no cluster" }),
});

type ClusterList = z.output<typeof output>;
export type Cluster = ClusterList["clusters"][number];

const listClustersInput = z.strictObject({
  members: limitInput.default(20).meta({ description: "Maximum number of members of each cluster" }),
  cluster: z
    .uuid("must be the id of a cluster")
    .optional()
    .meta({ description: "Only the cluster with this id" }),
});

/** The clusters of the last run, largest first. Throws `NOT_FOUND` for an unknown id. */
export const listClusters = defineOperation({
  id: "surveyorClusters",
  http: { method: "GET", path: "/workers/surveyor/clusters" },
  tag: "Surveyor",
  summary: "Clusters of related records, largest first",
  description: "With their first members; `cluster` names one, `members` says how many.",
  input: listClustersInput,
  output,
  errors: ["NOT_FOUND"],
  run: async (ctx, { members, cluster }) => {
    const found = await readClusters(ctx, { members, cluster });
    if (cluster && found.clusters.length === 0) throw notFound(`There is no cluster ${cluster}`);
    const { embedded, labelled, relations } = await surveyorStatus(ctx);
    return { ...found, embedded, labelled, relations };
  },
});

interface Selected {
  members: number;
  cluster?: string | undefined;
  offset?: number;
  limit?: number;
}

/** A part of the clusters, largest first, with how many there are. */
export async function readClusters(
  ctx: Context,
  { members: most, cluster, offset = 0, limit }: Selected,
): Promise<Pick<ClusterList, "clusters" | "count" | "unclustered">> {
  const account = sql`${ctx.account.id}::uuid`;
  return ctx.db.tx(async (tx) => {
    const all = await tx
      .select()
      .from(clusters)
      .where(
        and(eq(clusters.accountId, ctx.account.id), cluster ? eq(clusters.clusterId, cluster) : undefined),
      );
    all.sort((a, b) => b.size - a.size || (a.label < b.label ? -1 : 1));
    const rows = all.slice(offset, limit === undefined ? undefined : offset + limit);
    const members = await tx.execute<
      Cluster["members"][number] & { id: string } & Record<string, unknown>
    >(sql`
      select id, path, name, type from (
        select s.cluster_id as id, f.path, f.name, f.type,
          row_number() over (partition by s.cluster_id order by f.name, f.path) as n
        from surveyed_records s join vault_files f on f.account_id = s.account_id and f.path = s.path
        where s.account_id = ${account}
        and s.cluster_id = any(${sql.param(rows.map(({ clusterId }) => clusterId))}::uuid[])) as ranked
      where n <= ${most} order by id, n`);
    const [left] = await tx.execute<{ n: number }>(sql`
      select count(*)::int as n from surveyed_records where account_id = ${account} and cluster_id is null`);
    const membersOf = groupBy(members, ({ id }) => id);
    return {
      clusters: rows.map(({ clusterId, label, labelledBy, terms, size }) => ({
        id: clusterId,
        label,
        labelled_by: labelledBy,
        terms,
        size,
        members: (membersOf.get(clusterId) ?? []).map(({ path, name, type }) => ({ path, name, type })),
      })),
      count: all.length,
      unclustered: left?.n ?? 0,
    };
  });
}

const renameClusterInput = z.strictObject({
  clusterId: z.uuid("must be the id of a cluster"),
  label: textInput
    .trim()
    .min(1, "cannot be empty")
    .max(60, "at most 60 characters")
    .regex(/^[^\p{Cc}[\]<>{}|`]*$/u, "cannot contain line breaks or any of [ ] < > { } | `"),
});

/** Sets a cluster's label, which later runs keep; files get it in the next run. */
export const renameCluster = defineOperation({
  id: "surveyorRename",
  http: { method: "PATCH", path: "/workers/surveyor/clusters/{clusterId}" },
  tag: "Surveyor",
  summary: "Rename a cluster; the label is kept by later runs",
  description: "Records get the label in the next run, if the surveyor may write.",
  input: renameClusterInput,
  output: z.object({ id: z.uuid(), label: z.string(), labelled_by: z.literal("user") }),
  errors: ["NOT_FOUND", "CONFLICT"],
  run: async (ctx, { clusterId, label }) => {
    if (label === "") throw invalid("label", "cannot be empty");
    await ctx.db.tx(async (tx) => {
      const all = await tx.select().from(clusters).where(eq(clusters.accountId, ctx.account.id));
      const known = all.find((each) => each.clusterId === clusterId);
      if (!known) throw notFound(`There is no cluster ${clusterId}`);
      if (all.some((each) => each.clusterId !== clusterId && each.label === label))
        throw conflict(`Another cluster is already called “${label}”`);
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
    return { id: clusterId, label, labelled_by: "user" as const };
  },
});
