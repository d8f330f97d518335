import { sql } from "drizzle-orm";
import type { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import { defineOperation, noInput } from "@/lib/operation";
import { graph } from "../shapes";

export type VaultGraph = z.output<typeof graph>;

type Node = VaultGraph["nodes"][number] & Record<string, unknown>;
type Edge = VaultGraph["edges"][number] & Record<string, unknown>;

/** Records, and the links between them; a node's degree counts its edges in both directions. */
export const vaultGraph = defineOperation({
  id: "vaultGraph",
  http: { method: "GET", path: "/vault/graph" },
  tag: "Vault",
  summary: "Records and the links between them",
  input: noInput,
  output: graph,
  run: async (ctx) => {
    await assertVaultRoot(ctx);
    const account = ctx.account.id;
    const { nodes, edges } = await ctx.db.tx(async (tx) => ({
      nodes: await tx.execute<Node>(sql`
      select path as id, type, name, status from vault_files
      where account_id = ${account}::uuid and kind = 'record' order by path`),
      edges: await tx.execute<Edge>(sql`
      select distinct l.source, l.target_path as target, l.relation from vault_links l
      join vault_files f on f.account_id = l.account_id and f.path = l.target_path and f.kind = 'record'
      where l.account_id = ${account}::uuid order by l.source, target, l.relation`),
    }));
    const degrees = new Map<string, number>();
    for (const end of edges.flatMap(({ source, target }) => [source, target])) {
      degrees.set(end, (degrees.get(end) ?? 0) + 1);
    }
    return {
      nodes: nodes.map(({ id, type, name, status }) => ({
        id,
        type,
        name,
        status,
        degree: degrees.get(id) ?? 0,
      })),
      edges: edges.map(({ source, target, relation }) => ({ source, target, relation })),
    };
  },
});
