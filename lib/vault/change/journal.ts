import path from "node:path";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import { perProcess } from "@/lib/core/per-process";
import type { Context, Tx } from "@/lib/db";
import { type JournaledChange, vaultJournal } from "../tables/vault";
import type { FollowUps } from "./follow-ups";
import type { HeldLocks } from "./locks";
import { type FileChange, pathOf } from "./plan";
import type { FileStep } from "./steps";

export type JournalRow = typeof vaultJournal.$inferSelect;

/** Acts of this process that are running. */
export const openActs = perProcess("open acts", () => new Set<string>());

/**
 * Writes the journal row of the act `id`. Returns false and writes nothing when an interrupted act has to be recovered
 * first.
 */
export async function openAct(
  ctx: Context,
  tx: Tx,
  id: string,
  {
    locks,
    steps,
    followUp,
  }: { locks: HeldLocks; steps: readonly FileStep[]; followUp?: FollowUps | undefined },
): Promise<boolean> {
  const changes = JSON.stringify(steps.map((step) => journaled(ctx.account.vaultDir, step)));
  const rows = await tx.execute(sql`
    insert into vault_journal (account_id, id, lock_key, actor, changes, follow_up)
    select ${ctx.account.id}::uuid, ${id}::uuid, ${locks.keys.at(-1) ?? "0"}::bigint, ${JSON.stringify(ctx.actor)}::text::json,
      ${changes}::text::json, ${followUp === undefined ? null : JSON.stringify(followUp)}::text::json where not ${isInterrupted(ctx, locks)} returning id`);
  return rows.length > 0;
}

function journaled(root: string, { change, temp, hash }: FileStep): JournaledChange {
  return {
    kind: change.kind,
    path: pathOf(change),
    ...(change.kind === "rename" && { from: change.before.path }),
    ...(temp !== undefined && { temp: path.relative(root, temp) }),
    before: beforeHash(change),
    after: hash ?? null,
    ...(change.kind === "write" && change.fields && { fields: [...change.fields] }),
    ...(change.kind === "remove" && change.mergedInto && { mergedInto: change.mergedInto }),
    entries: [...(change.entries ?? [])],
  };
}

const beforeHash = (change: FileChange): string | null =>
  change.kind === "write" || change.kind === "remove" ? change.before.hash : null;

/**
 * Ends an act in the transaction that records it, and notifies open pages. False if another process has ended it. An act that
 * is `repeatable` is committed without waiting for the disk: after a power failure its row is still there, and the act is
 * recorded again.
 */
export async function closeAct(ctx: Context, tx: Tx, id: string, repeatable = false): Promise<boolean> {
  const rows = await tx.execute(sql`
    with closed as (delete from vault_journal where account_id = ${ctx.account.id}::uuid and id = ${id}::uuid returning id)
    select pg_notify('kv_live', ${ctx.account.id})${
      repeatable ? sql`, set_config('synchronous_commit', 'off', true)` : sql.empty()
    } from closed`);
  return rows.length > 0;
}

/** All unfinished acts of the account, oldest first. */
export const unfinishedActs = (ctx: Context, tx: Tx): Promise<JournalRow[]> =>
  tx
    .select()
    .from(vaultJournal)
    .where(eq(vaultJournal.accountId, ctx.account.id))
    .orderBy(asc(vaultJournal.createdAt));

/** The staged files of unfinished acts, relative to the vault. */
export async function stagedFiles(ctx: Context): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.tx((tx) => unfinishedActs(ctx, tx));
  return new Set(rows.flatMap(({ changes }) => changes.flatMap(({ temp }) => temp ?? [])));
}

/** Whether the account has an interrupted act; `held` are locks that the transaction holds. */
export async function hasInterruptedAct(ctx: Context, tx: Tx, held?: HeldLocks): Promise<boolean> {
  const [row] = await tx.execute<{ found: boolean }>(sql`select ${isInterrupted(ctx, held)} as found`);
  return row?.found ?? false;
}

/**
 * An act is interrupted when its process has ended, which releases the act's lock. For the holder of a lock, that
 * applies to every open act under the same lock.
 */
function isInterrupted(ctx: Context, held?: HeldLocks): SQL {
  const keys = sql`${`{${held?.keys.join(",") ?? ""}}`}::bigint[]`;
  const open = sql`${`{${[...openActs()].join(",")}}`}::uuid[]`;
  return sql`exists (
    select from vault_journal act where account_id = ${ctx.account.id}::uuid and (
      ${held?.wholeVault ?? false} or lock_key = any(${keys}) or (id <> all(${open}) and not exists (
        select from pg_locks held where locktype = 'advisory' and granted
          and database = (select oid from pg_database where datname = current_database())
          and (classid::bigint << 32) | objid::bigint = act.lock_key))))`;
}
