import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { oneByOne, toArray } from "../indexing/parameters";
import type { RecordType } from "../schema";
import { readLayout } from "../settings/read";

/** The types of the records at these paths; of one that is gone, the type of its folder, else `note`. */
export async function typesOf(ctx: Context, paths: readonly string[]): Promise<Map<string, RecordType>> {
  if (paths.length === 0) return new Map();
  const layout = await readLayout(ctx);
  const found = await ctx.db.tx((tx) =>
    tx.execute<{ path: string; type: RecordType }>(sql`
      select record.* from unnest(${toArray([...new Set(paths)])}::text[]) as selected(path), ${oneByOne(sql`
        select path, type from vault_files
        where account_id = ${ctx.account.id}::uuid and path = selected.path and kind = 'record'`)} as record`),
  );
  const indexed = new Map(found.map(({ path, type }) => [path, type]));
  return new Map(paths.map((path) => [path, indexed.get(path) ?? layout.placeType(path) ?? "note"]));
}
