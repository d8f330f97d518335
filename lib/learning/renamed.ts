import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { VaultChange } from "@/lib/vault";

/** A project keeps its decisions and rules when its record is moved or renamed. */
export async function followProjects(ctx: Context, tx: Tx, changes: readonly VaultChange[]): Promise<void> {
  const moves = changes.flatMap(({ kind, from, path }) => (kind === "moved" && from ? [{ from, path }] : []));
  if (moves.length === 0) return;
  const account = sql`${ctx.account.id}::uuid`;
  for (const table of [sql`learning_observations`, sql`learning_instincts`])
    await tx.execute(sql`
      update ${table} own set destination = m.path
      from json_to_recordset(${JSON.stringify(moves)}::text::json) as m("from" text, path text)
      where own.account_id = ${account} and own.kind = 'project' and own.destination = m."from"
        and not exists (select from ${table} other where other.account_id = ${account}
          and other.kind = 'project' and other.destination = m.path)`);
}
