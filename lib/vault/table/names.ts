import { sql } from "drizzle-orm";
import { assertVaultRoot } from "@/lib/accounts";
import type { Context } from "@/lib/db";

/** In how many records fields are looked for: those changed last. */
const MAX_SAMPLED = 2_000;

/** The names of fields that records have, the most frequent first. */
export async function fieldNames(ctx: Context, { type }: { type?: string | undefined }): Promise<string[]> {
  await assertVaultRoot(ctx);
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ name: string }>(sql`
      select name from (
        select frontmatter from vault_files
        where account_id = ${ctx.account.id}::uuid and kind = 'record'
          and (${type ?? null}::text is null or type = ${type ?? null})
        order by modified desc limit ${MAX_SAMPLED}) f
      cross join json_object_keys(f.frontmatter) as name
      group by name order by count(*) desc, name collate "C" limit 100`),
  );
  return rows.map(({ name }) => name);
}

/** A folder with the number of records in it and below. */
export interface Folder {
  path: string;
  count: number;
}

const MAX_FOLDERS = 2_000;

/** The folders that hold records, by path. */
export async function listFolders(ctx: Context): Promise<Folder[]> {
  await assertVaultRoot(ctx);
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ folder: string; n: number }>(sql`
      select substring(path from '^(.*)/[^/]*$') as folder, count(*)::int as n from vault_files
      where account_id = ${ctx.account.id}::uuid and kind = 'record' and path like '%/%'
      group by 1`),
  );
  const counts = new Map<string, number>();
  for (const { folder, n } of rows)
    for (const each of withParents(folder)) counts.set(each, (counts.get(each) ?? 0) + n);
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MAX_FOLDERS)
    .map(([path, count]) => ({ path, count }));
}

/** `a/b` as `a` and `a/b`. */
const withParents = (folder: string): string[] => {
  const parts = folder.split("/");
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
};
