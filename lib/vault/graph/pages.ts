import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { oneByOne } from "../indexing/parameters";
import type { Edge, Node } from "./read";
import { isRecord } from "./record";

/**
 * Records of a page. Postgres keeps no statistics of accounts for these tables, and thinks that this many are a part of
 * them: of more it would sort all that are left, for each page.
 */
const PAGE = 100;

type NodeWithDegree = Omit<Node, "tags"> & { degree: number };

/** All records, by path, each with the number of its edges in both directions. */
export const nodePages = (ctx: Context): AsyncGenerator<NodeWithDegree[]> =>
  pages(ctx, async (tx, after) => {
    const account = sql`${ctx.account.id}::uuid`;
    const nodes = await tx.execute<NodeWithDegree>(sql`
      select f.path as id, f.type, f.name, f.status, (leaving.n + arriving.n)::int as degree
      from (select path, stem_key, type, name, status from vault_files
        where account_id = ${account} and kind = 'record' and path > ${after} order by path limit ${PAGE}) as f,
      ${oneByOne(sql`
        select count(distinct (l.target_path, l.relation)) as n from vault_links l, ${isRecord(ctx, sql`l.target_path`)}
        where l.account_id = ${account} and l.source = f.path`)} as leaving,
      ${oneByOne(sql`
        select count(distinct (source, relation)) as n from vault_links
        where account_id = ${account} and target_key = f.stem_key and target_path = f.path`)} as arriving
      order by id`);
    return { items: [...nodes], last: nodes.length < PAGE ? undefined : nodes.at(-1)?.id };
  });

/** All links between records, each once a relation, by their source. */
export const edgePages = (ctx: Context): AsyncGenerator<Edge[]> =>
  pages(ctx, async (tx, after) => {
    const account = sql`${ctx.account.id}::uuid`;
    const sources = sql`select path from vault_files
      where account_id = ${account} and kind = 'record' and path > ${after} order by path limit ${PAGE}`;
    const [page] = await tx.execute<{ n: number; last: string }>(
      sql`select count(*)::int as n, max(path) as last from (${sources}) as page`,
    );
    const edges = await tx.execute<Edge>(sql`
      select distinct link.* from (${sources}) as page, ${oneByOne(sql`
        select l.source, l.target_path as target, l.relation from vault_links l, ${isRecord(ctx, sql`l.target_path`)}
        where l.account_id = ${account} and l.source = page.path`)} as link
      order by source, target, relation`);
    return { items: [...edges], last: page && page.n === PAGE ? page.last : undefined };
  });

async function* pages<T>(
  ctx: Context,
  read: (tx: Tx, after: string) => Promise<{ items: T[]; last: string | undefined }>,
): AsyncGenerator<T[]> {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const from: string = after;
    const { items, last } = await ctx.db.tx((tx) => read(tx, from));
    yield items;
    after = last;
  }
}
