import { sql } from "drizzle-orm";
import { notFound } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { oneByOne, toArray } from "../indexing/parameters";
import { stemKey } from "../links";
import { mostLinked } from "./most-linked";

export interface Selection {
  paths: string[];
  /** Records were left out because of the limit. */
  isTruncated: boolean;
}

type PathRow = { path: string };

/** The records within `depth` links of one, in both directions: the nearest, and of these the most linked. */
export async function selectAround(
  ctx: Context,
  tx: Tx,
  around: string,
  { depth, limit }: { depth: number; limit: number },
): Promise<Selection> {
  const [start] = await tx.execute<PathRow>(sql`
    select path from vault_files
    where account_id = ${ctx.account.id}::uuid and path = ${around} and kind = 'record'`);
  if (!start) throw notFound(`There is no ${around} in the vault`);
  const known = new Set([around]);
  let outer = [around];
  for (let step = 0; step < depth && outer.length > 0; step++) {
    const further = await neighboursOf(ctx, tx, outer, known, limit + 1 - known.size);
    const isTruncated = known.size + further.length > limit;
    for (const path of further.slice(0, limit - known.size)) known.add(path);
    if (isTruncated) return { paths: [...known], isTruncated };
    outer = further;
  }
  return { paths: [...known], isTruncated: false };
}

/** Records that link to these or that these link to, without the known ones, those with most of such links first. */
async function neighboursOf(
  ctx: Context,
  tx: Tx,
  paths: readonly string[],
  known: ReadonlySet<string>,
  limit: number,
): Promise<string[]> {
  const account = sql`${ctx.account.id}::uuid`;
  const within = sql`any(${toArray(paths)}::text[])`;
  const rows = await tx.execute<PathRow>(sql`
    select f.path from (
      select target_path as path from vault_links where account_id = ${account} and source = ${within}
      union all
      select link.path from unnest(${toArray(paths)}::text[], ${toArray(paths.map(stemKey))}::text[]) as wanted(path, key),
        ${oneByOne(sql`select source as path from vault_links
          where account_id = ${account} and target_key = wanted.key and target_path = wanted.path`)} as link) as linked
    join vault_files f on f.account_id = ${account} and f.path = linked.path and f.kind = 'record'
    where f.path <> all(${toArray([...known])}::text[])
    group by f.path order by count(*) desc, f.path limit ${limit}`);
  return rows.map(({ path }) => path);
}

/** The most linked records. */
export async function selectMostLinked(ctx: Context, tx: Tx, limit: number): Promise<Selection> {
  const paths = await mostLinked(ctx, tx, limit + 1);
  return { paths: paths.slice(0, limit), isTruncated: paths.length > limit };
}
