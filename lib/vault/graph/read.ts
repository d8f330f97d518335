import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { VaultPath } from "../path";
import { isSelected, type Selection, selectAround, selectMostLinked } from "./select";

export interface GraphInput {
  /** Only what is linked with this record; else all records. */
  around?: VaultPath | undefined;
  /** How many links away from it, in both directions. */
  depth?: number | undefined;
  /** At most as many records, the nearest and most linked. */
  limit?: number | undefined;
}

type Node = { id: string; type: string | null; name: string; status: string | null; tags: string[] };
type Edge = { source: string; target: string; relation: string };

const DEFAULT_AROUND = 200;

/** Records and the links between them, each once a relation. Throws `NOT_FOUND` where there is no record to start from. */
export const readGraph = (ctx: Context, { around, depth = 1, limit }: GraphInput) =>
  ctx.db.tx(async (tx) => {
    const selection: Selection =
      around !== undefined
        ? await selectAround(ctx, tx, around, { depth, limit: limit ?? DEFAULT_AROUND })
        : limit !== undefined
          ? await selectMostLinked(ctx, tx, limit)
          : { paths: undefined, isTruncated: false };
    return { ...(await readSelected(ctx, tx, selection)), isTruncated: selection.isTruncated };
  });

async function readSelected(ctx: Context, tx: Tx, selection: Selection) {
  const account = sql`${ctx.account.id}::uuid`;
  return {
    nodes: await tx.execute<Node>(sql`
      select path as id, type, name, status, tags from vault_files
      where account_id = ${account} and kind = 'record' and ${isSelected(selection, sql`path`)} order by path`),
    edges: await tx.execute<Edge>(sql`
      select distinct l.source, l.target_path as target, l.relation from vault_links l
      join vault_files f on f.account_id = l.account_id and f.path = l.target_path and f.kind = 'record'
      where l.account_id = ${account} and ${isSelected(selection, sql`l.source`)}
        and ${isSelected(selection, sql`l.target_path`)}
      order by l.source, target, l.relation`),
  };
}
