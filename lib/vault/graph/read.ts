import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { oneByOne, toArray } from "../indexing/parameters";
import type { VaultPath } from "../path";
import { type Selection, selectAround, selectMostLinked } from "./select";

export interface GraphInput {
  /** Only what is linked with this record; else all records. */
  around?: VaultPath | undefined;
  /** How many links away from it, in both directions. */
  depth?: number | undefined;
  /** Maximum number of records; the nearest and most linked are kept. */
  limit?: number | undefined;
}

export type Node = { id: string; type: string | null; name: string; status: string | null; tags: string[] };
export type Edge = { source: string; target: string; relation: string };

interface Graph {
  nodes: Node[];
  edges: Edge[];
  isTruncated: boolean;
}

const DEFAULT_AROUND = 200;

/**
 * The records around one, or the most linked, and the links between them, each once per relation. Throws `NOT_FOUND`
 * if the record to start from does not exist.
 */
export const readGraph = (
  ctx: Context,
  { around, depth = 1, limit = DEFAULT_AROUND }: GraphInput,
): Promise<Graph> =>
  ctx.db.tx(async (tx) => {
    const { paths, isTruncated }: Selection =
      around === undefined
        ? await selectMostLinked(ctx, tx, limit)
        : await selectAround(ctx, tx, around, { depth, limit });
    return { nodes: await nodesAt(ctx, tx, paths), edges: await edgesAmong(ctx, tx, paths), isTruncated };
  });

async function nodesAt(ctx: Context, tx: Tx, paths: readonly string[]): Promise<Node[]> {
  return tx.execute<Node>(sql`
    select record.* from unnest(${toArray(paths)}::text[]) as selected(path), ${oneByOne(sql`
      select path as id, type, name, status, tags from vault_files
      where account_id = ${ctx.account.id}::uuid and path = selected.path`)} as record order by id`);
}

async function edgesAmong(ctx: Context, tx: Tx, paths: readonly string[]): Promise<Edge[]> {
  const array = toArray(paths);
  return tx.execute<Edge>(sql`
    select distinct link.* from unnest(${array}::text[]) as selected(path), ${oneByOne(sql`
      select source, target_path as target, relation from vault_links
      where account_id = ${ctx.account.id}::uuid and source = selected.path and target_path = any(${array}::text[])`)} as link
    order by source, target, relation`);
}
