import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { plainText } from "@/lib/embeddings";
import { parseRecord } from "@/lib/vault";

/** A text to extract terms from. */
export interface Document {
  path: string;
  name: string;
  text: string;
}

/** The beginnings of all surveyed records. */
export async function readDocuments(ctx: Context, tx: Tx): Promise<Document[]> {
  const rows = await tx.execute<{ path: string; name: string; body: string }>(sql`
    select f.path, f.name, left(t.body, 4000) as body from vault_files f
    join lateral (
      select body from vault_texts where account_id = ${ctx.account.id}::uuid and path = f.path offset 0) t on true
    join surveyed_records s on s.account_id = f.account_id and s.path = f.path
    where f.account_id = ${ctx.account.id}::uuid order by f.path`);
  return rows.map(({ path, name, body }) => ({ path, name, text: plainText(parseRecord(body).body) }));
}
