import { sql } from "drizzle-orm";
import { assertVaultRoot } from "@/lib/accounts";
import type { Context } from "@/lib/db";

export interface VaultGraph {
  nodes: { id: string; type: string | null; name: string; status: string | null; degree: number }[];
  /** `relation` is the name of the field that contains the link, or `body`. */
  edges: { source: string; target: string; relation: string }[];
}

type Node = VaultGraph["nodes"][number] & Record<string, unknown>;
type Edge = VaultGraph["edges"][number] & Record<string, unknown>;

/** Records and notes, and the links between them; a node's degree counts its edges in both directions. */
export async function vaultGraph(ctx: Context): Promise<VaultGraph> {
  await assertVaultRoot(ctx);
  const account = ctx.account.id;
  const { nodes, edges } = await ctx.db.tx(async (tx) => ({
    nodes: await tx.execute<Node>(sql`
      select path as id, type, name, status from vault_files
      where account_id = ${account}::uuid and kind <> 'other' order by path`),
    edges: await tx.execute<Edge>(sql`
      select distinct l.source, l.target_path as target, l.relation from vault_links l
      join vault_files f on f.account_id = l.account_id and f.path = l.target_path and f.kind <> 'other'
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
}
