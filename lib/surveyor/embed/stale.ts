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

/** Records that changed since they were embedded or have vectors of another engine, and their total count. */
export async function staleRecords(
  ctx: Context,
  source: VectorSource,
  limit: number,
): Promise<{ records: StaleRecord[]; count: number }> {
  const isOfSource = await isFromSource(source);
  const from = sql`
    from vault_files f
    join lateral (
      select body from vault_texts where account_id = ${ctx.account.id}::uuid and path = f.path and hash = f.hash
      offset 0) t on true
    left join surveyed_records s on s.account_id = f.account_id and s.path = f.path
    where f.account_id = ${ctx.account.id}::uuid and f.kind = 'record'
    and (s.file_hash is distinct from left(f.hash, 32) or not ${isOfSource})`;
  return ctx.db.tx(async (tx) => {
    const [all] = await tx.execute<{ n: number }>(sql`select count(*)::int as n ${from}`);
    await readInOrder(tx);
    const records = await tx.execute<StaleRecord>(sql`
      select f.path, f.name, left(f.hash, 32) as "fileHash", t.body, s.text_hash as "textHash",
        coalesce(${isOfSource}, false) as "isOfSource"
      ${from} order by f.path limit ${limit}`);
    return { records: [...records], count: Number(all?.n ?? 0) };
  });
}

async function isFromSource(source: VectorSource): Promise<SQL> {
  if (source.kind === "degraded") return sql`true`;
  if (source.kind === "router") return sql`(s.engine = 'router' and s.model = ${source.model})`;
  const spaces = await localSpaces();
  const own = spaces.map(({ engine, model }) => sql`(s.engine = ${engine} and s.model = ${model})`);
  return sql`(${sql.join(own, sql` or `)})`;
}
