import { type SQL, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { areDegreesCounted, linkEnds } from "../indexing/degrees";
import { oneByOne } from "../indexing/parameters";

type PathRow = { path: string };

/** The most linked records, at most `limit`; those with equally many links by path. */
export async function mostLinked(ctx: Context, tx: Tx, limit: number): Promise<string[]> {
  const linked = (await areDegreesCounted(ctx, tx))
    ? await byDegree(ctx, tx, limit)
    : await byCounting(ctx, tx, limit);
  const left = limit - linked.length;
  return left === 0 ? linked : [...linked, ...(await unlinked(ctx, tx, left))];
}

async function byDegree(ctx: Context, tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx.execute<PathRow>(sql`
    select d.path from vault_degrees d, ${isRecord(ctx, sql`d.path`)}
    where d.account_id = ${ctx.account.id}::uuid order by d.degree desc, d.path limit ${limit}`);
  return rows.map(({ path }) => path);
}

/** While a first index is not complete. */
async function byCounting(ctx: Context, tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx.execute<PathRow>(sql`
    select d.path from (
      select path, count(*) as degree from ${linkEnds(ctx)} group by path) as d, ${isRecord(ctx, sql`d.path`)}
    order by d.degree desc, d.path limit ${limit}`);
  return rows.map(({ path }) => path);
}

/** Joins the record at a path, a column of a table before it: without one, the row is left out. */
const isRecord = (ctx: Context, path: SQL): SQL =>
  sql`${oneByOne(sql`
    select from vault_files where account_id = ${ctx.account.id}::uuid and path = ${path} and kind = 'record'`)} as record`;

async function unlinked(ctx: Context, tx: Tx, limit: number): Promise<string[]> {
  const account = sql`${ctx.account.id}::uuid`;
  const rows = await tx.execute<PathRow>(sql`
    select path from vault_files f where account_id = ${account} and kind = 'record'
      and not exists (select from vault_links where account_id = ${account} and source = f.path and target_path is not null)
      and not exists (select from vault_links
        where account_id = ${account} and target_key = f.stem_key and target_path = f.path)
    order by path limit ${limit}`);
  return rows.map(({ path }) => path);
}
