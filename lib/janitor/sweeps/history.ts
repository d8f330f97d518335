import { sql } from "drizzle-orm";
import { addToGroup } from "@/lib/core/group-by";
import type { Context } from "@/lib/db";
import { stemKey, VAULT_DETACHED } from "@/lib/vault";
import type { FileHistory } from "../options";
import { MERGE } from "./audited";

/** Audit actions that move or delete a file. */
const MOVES = ["record.move", "disk.move", MERGE];
const DELETION = "record.delete";
const LOGGED = [...MOVES, DELETION, "record.create", VAULT_DETACHED];

export interface LoggedHistory extends FileHistory {
  /** The id of the last audit entry that it knows; null without any. */
  lastEntry: string | null;
}

/**
 * Moved and deleted files, from the audit log; the latest entry of each path counts. What was done in a vault that the
 * account had before does not: a file of the same path in this one is another file.
 */
export async function historyOf(ctx: Context): Promise<LoggedHistory> {
  const own = sql`a.account_id = ${ctx.account.id}::uuid`;
  const isMove = sql`a.action = any(${sql.param(MOVES)}::text[])`;
  const { rows, last } = await ctx.db.tx(async (tx) => {
    // The paths that are in use again stay in the database.
    const rows = await tx.execute<{ path: string; renamed_to: string | null }>(sql`
      with known as (
        select a.id, a.action, a.subject, case when ${isMove} then a.detail ->> 'from' end as moved_from
        from audit_entries a
        where ${own} and a.action = any(${sql.param([...MOVES, DELETION, "record.create"])}::text[])
          and a.id > coalesce((select max(a.id) from audit_entries a where ${own} and a.action = ${VAULT_DETACHED}), 0)),
      paths as (
        select id, subject as path, action = ${DELETION} as is_gone, null as renamed_to from known
        union all
        select id, moved_from, true, subject from known where moved_from is not null)
      select path, renamed_to from (
        select distinct on (path) path, is_gone, renamed_to from paths order by path, id desc, renamed_to) latest
      where is_gone`);
    const [newest] = await tx.execute<{ last: string | null }>(sql`
      select max(a.id) as last from audit_entries a
      where ${own} and a.action = any(${sql.param(LOGGED)}::text[])`);
    return { rows, last: newest?.last ?? null };
  });
  const gone = new Map(rows.map(({ path, renamed_to }) => [path, renamed_to]));
  let byStem: Map<string, string[]> | undefined;
  return {
    lastEntry: last === null ? null : String(last),
    renamedTo: (path) => gone.get(path) ?? null,
    wasDeleted: (path) => gone.get(path) === null,
    candidates: (target) => {
      byStem ??= grouped(gone.keys());
      return byStem.get(stemKey(target)) ?? [];
    },
  };
}

function grouped(paths: Iterable<string>): Map<string, string[]> {
  const byStem = new Map<string, string[]>();
  for (const path of paths) addToGroup(byStem, stemKey(path), path);
  return byStem;
}
