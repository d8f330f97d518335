import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";

const output = z.object({
  points: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      type: z.string().nullable(),
      x: z.number(),
      y: z.number(),
      cluster: z.uuid().nullable(),
    }),
  ),
  clusters: z
    .array(z.object({ id: z.uuid(), label: z.string(), size: z.int() }))
    .meta({ description: "Largest first" }),
});

export type VaultMap = z.output<typeof output>;

/** The map positions of all surveyed records, near similar ones. Empty before the first run. */
export const vaultMap = defineOperation({
  id: "surveyorMap",
  http: { method: "GET", path: "/workers/surveyor/map" },
  tag: "Surveyor",
  summary: "The map position of every surveyed record, near similar ones",
  description: "Two dimensions, from 0 to 1, for a picture of the vault.",
  input: noInput,
  output,
  run: async (ctx) => {
    const account = sql`${ctx.account.id}::uuid`;
    return ctx.db.tx(async (tx) => {
      const points = await tx.execute<VaultMap["points"][number] & Record<string, unknown>>(sql`
      select f.path, f.name, f.type, s.x, s.y, s.cluster_id as cluster from surveyed_records s
      join vault_files f on f.account_id = s.account_id and f.path = s.path
      where s.account_id = ${account} and s.x is not null order by f.path`);
      const clusters = await tx.execute<VaultMap["clusters"][number] & Record<string, unknown>>(sql`
      select cluster_id as id, label, size from clusters where account_id = ${account} order by size desc, label`);
      return {
        points: points.map(({ path, name, type, x, y, cluster }) => ({ path, name, type, x, y, cluster })),
        clusters: clusters.map(({ id, label, size }) => ({ id, label, size })),
      };
    });
  },
});
