import { type SQL, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { localSpaces } from "@/lib/embeddings";
import { readInOrder } from "@/lib/vault";

/** Where vectors come from; `degraded`: the provider failed, so only changed records are embedded, locally. */
export type VectorSource = { kind: "local" } | { kind: "router"; model: string } | { kind: "degraded" };

export interface StaleRecord extends Record<string, unknown> {
  path: string;
  name: string;
  fileHash: string;
  body: string;
  /** Hash of the text in the previous run; null for a new record. */
  textHash: string | null;
  isOfSource: boolean;
}

/** The next records, by path, that changed since they were embedded or have vectors of another engine. */
export async function staleRecords(
  ctx: Context,
  source: VectorSource,
  { after, limit }: { after: string; limit: number },
): Promise<StaleRecord[]> {
  const isOfSource = await isFromSource(source);
  return ctx.db.tx(async (tx) => {
    await readInOrder(tx);
    const records = await tx.execute<StaleRecord>(sql`
      select f.path, f.name, left(f.hash, 32) as "fileHash", t.body, s.text_hash as "textHash",
        coalesce(${isOfSource}, false) as "isOfSource"
      from vault_files f
      join lateral (
        select body from vault_texts where account_id = ${ctx.account.id}::uuid and path = f.path and hash = f.hash
        offset 0) t on true
      left join surveyed_records s on s.account_id = f.account_id and s.path = f.path
      where f.path > ${after} and ${isStale(ctx, isOfSource)}
      order by f.path limit ${limit}`);
    return [...records];
  });
}

/** How many these are, before any is embedded. */
export async function countStale(ctx: Context, source: VectorSource): Promise<number> {
  const isOfSource = await isFromSource(source);
  return ctx.db.tx(async (tx) => {
    const [row] = await tx.execute<{ n: number }>(sql`
      select count(*)::int as n from vault_files f
      left join surveyed_records s on s.account_id = f.account_id and s.path = f.path
      where ${isStale(ctx, isOfSource)}`);
    return Number(row?.n ?? 0);
  });
}

const isStale = (ctx: Context, isOfSource: SQL): SQL => sql`f.account_id = ${ctx.account.id}::uuid
  and f.kind = 'record' and (s.file_hash is distinct from left(f.hash, 32) or not ${isOfSource})`;

async function isFromSource(source: VectorSource): Promise<SQL> {
  if (source.kind === "degraded") return sql`true`;
  if (source.kind === "router") return sql`(s.engine = 'router' and s.model = ${source.model})`;
  const spaces = await localSpaces();
  const own = spaces.map(({ engine, model }) => sql`(s.engine = ${engine} and s.model = ${model})`);
  return sql`(${sql.join(own, sql` or `)})`;
}
