import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { touchVectors } from "@/lib/embeddings";

interface Move extends Record<string, unknown> {
  from: string;
  to: string;
}

/**
 * Moves the stored state of renamed records to their new paths: vectors, positions and rejected proposals. Reads the
 * moves since the last run from the audit log.
 */
export async function followMoves(ctx: Context, tx: Tx): Promise<void> {
  const account = sql`${ctx.account.id}::uuid`;
  const moves = await tx.execute<Move>(sql`
    select detail->>'from' as from, subject as to from audit_entries
    where account_id = ${account} and action in ('record.move', 'disk.move') and detail->>'from' is not null
    and created_at >= coalesce((select max(started_at) from surveys where account_id = ${account}), '-infinity')
    order by id`);
  if (moves.length === 0) return;
  const linked = await linkedAmong(ctx, tx, moves);
  let hasMoved = false;
  for (const { from, to } of moves) {
    const isFree = sql`not exists (select from surveyed_records where account_id = ${account} and path = ${to})`;
    const moved = await tx.execute(sql`
      update surveyed_records set path = ${to} where account_id = ${account} and path = ${from}
      and not exists (select from vault_files where account_id = ${account} and path = ${from}) and ${isFree}
      returning path`);
    if (moved.length === 0) continue;
    await tx.execute(sql`delete from embeddings where account_id = ${account} and path = ${to}`);
    await tx.execute(
      sql`update embeddings set path = ${to} where account_id = ${account} and path = ${from}`,
    );
    await tx.execute(sql`delete from surveyor_proposals where account_id = ${account} and path = ${to}`);
    if (linked.delete(to))
      await tx.execute(sql`delete from surveyor_proposals where account_id = ${account} and value = ${to}`);
    await tx.execute(
      sql`update surveyor_proposals set path = ${to} where account_id = ${account} and path = ${from}`,
    );
    if (linked.delete(from)) {
      await tx.execute(sql`
        update surveyor_proposals set value = ${to}
        where account_id = ${account} and kind = 'related' and value = ${from}`);
      linked.add(to);
    }
    hasMoved = true;
  }
  if (hasMoved) await touchVectors(ctx, tx);
}

/** The paths that proposals lead to: no index has them, so the proposals are looked through once, not for each move. */
async function linkedAmong(ctx: Context, tx: Tx, moves: readonly Move[]): Promise<Set<string>> {
  const paths = JSON.stringify(moves.flatMap(({ from, to }) => [from, to]));
  const rows = await tx.execute<{ value: string }>(sql`
    select distinct value from surveyor_proposals where account_id = ${ctx.account.id}::uuid
    and value in (select json_array_elements_text(${paths}::text::json))`);
  return new Set(rows.map(({ value }) => value));
}

/**
 * Deletes the state and the vectors of records that no longer exist. What the user settled is kept: a file may be away
 * for a while, as when another version is checked out.
 */
export async function deleteMissing(ctx: Context, tx: Tx): Promise<void> {
  const account = sql`${ctx.account.id}::uuid`;
  const isGone = (path: string) => sql`not exists (
    select from vault_files f where f.account_id = ${account} and f.kind = 'record' and f.path = ${sql.raw(path)})`;
  const vectors = await tx.execute(
    sql`delete from embeddings e where e.account_id = ${account} and ${isGone("e.path")} returning e.path`,
  );
  await tx.execute(
    sql`delete from surveyed_records s where s.account_id = ${account} and ${isGone("s.path")}`,
  );
  await tx.execute(sql`
    delete from surveyor_proposals p where p.account_id = ${account} and p.state in ('proposed', 'written')
    and (${isGone("p.path")} or (p.kind = 'related' and ${isGone("p.value")}))`);
  if (vectors.length > 0) await touchVectors(ctx, tx);
}
