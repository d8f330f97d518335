import { sql } from "drizzle-orm";
import type { Actor, Context, Tx } from "@/lib/db";
import { emit } from "@/lib/events";
import { toArray } from "../indexing/parameters";
import type { VaultPath } from "../path";

/** The actor of changes by other programs. */
export const ON_DISK: Actor = { type: "user", id: "disk", label: "on the disk" };

/** A record that another program has written. */
export interface Written {
  path: string;
  isNew: boolean;
}

/** Which records other programs have written: those whose bytes are not those of the index, before it is updated. */
export async function findWritten(
  ctx: Context,
  tx: Tx,
  files: readonly { path: VaultPath; hash: string }[],
): Promise<Written[]> {
  if (files.length === 0) return [];
  const rows = await tx.execute<{ path: string; hash: string }>(sql`
    select path, hash from vault_files where account_id = ${ctx.account.id}::uuid
      and path = any(${toArray(files.map(({ path }) => path))}::text[])`);
  const known = new Map(rows.map(({ path, hash }) => [path, hash]));
  return files
    .filter(({ path, hash }) => known.get(path) !== hash)
    .map(({ path }) => ({ path, isNew: !known.has(path) }));
}

/** Emits the events of records that other programs have written. */
export const emitWritten = (ctx: Context, tx: Tx, written: readonly Written[]): Promise<void> =>
  emit(
    { ...ctx, actor: ON_DISK },
    tx,
    ...written.map(({ path, isNew }) => {
      const type = isNew ? ("record.created" as const) : ("record.changed" as const);
      return { type, data: { path } };
    }),
  );
