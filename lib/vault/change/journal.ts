import path from "node:path";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { type JournaledChange, vaultJournal } from "@/lib/db/schema";
import { hashOf } from "../store";
import type { HeldLocks } from "./locks";
import { type FileChange, pathOf } from "./plan";
import type { Step } from "./steps";

export type JournalRow = typeof vaultJournal.$inferSelect;

/** Next bundles each route for itself: what a process shares is kept on `globalThis`. */
const shared = globalThis as { kvOpenActs?: Set<string> };

/** Acts of this process that are under way. */
export function openActs(): Set<string> {
  shared.kvOpenActs ??= new Set();
  return shared.kvOpenActs;
}

/** Writes down what is about to be done, as the act `id`. */
export async function openAct(
  ctx: Context,
  tx: Tx,
  id: string,
  { keys, steps }: { keys: readonly string[]; steps: readonly Step[] },
): Promise<void> {
  await tx.insert(vaultJournal).values({
    accountId: ctx.account.id,
    id,
    lockKey: BigInt(keys.at(-1) ?? 0),
    actor: ctx.actor,
    changes: steps.map((step) => journaled(ctx.account.vaultDir, step)),
  });
}

function journaled(root: string, { change, temp }: Step): JournaledChange {
  const content = "content" in change ? change.content : undefined;
  return {
    kind: change.kind,
    path: pathOf(change),
    ...(change.kind === "rename" && { from: change.before.path }),
    ...(temp !== undefined && { temp: path.relative(root, temp) }),
    before: beforeHash(change),
    after: content === undefined ? null : hashOf(content),
    ...(change.kind === "write" && change.fields && { fields: [...change.fields] }),
    ...(change.kind === "remove" && change.mergedInto && { mergedInto: change.mergedInto }),
    entries: [...(change.entries ?? [])],
  };
}

const beforeHash = (change: FileChange): string | null =>
  change.kind === "write" || change.kind === "remove" ? change.before.hash : null;

/** Ends an act in the transaction that records it. False when another process has ended it. */
export async function closeAct(ctx: Context, tx: Tx, id: string): Promise<boolean> {
  const own = and(eq(vaultJournal.accountId, ctx.account.id), eq(vaultJournal.id, id));
  return (await tx.delete(vaultJournal).where(own).returning({ id: vaultJournal.id })).length > 0;
}

/** All acts of the account that were begun and not ended, oldest first. */
export const unfinishedActs = (ctx: Context, tx: Tx): Promise<JournalRow[]> =>
  tx
    .select()
    .from(vaultJournal)
    .where(eq(vaultJournal.accountId, ctx.account.id))
    .orderBy(asc(vaultJournal.createdAt));

/** The files, from the vault's root, that hold contents of acts that were not ended. */
export async function stagedFiles(ctx: Context): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.tx((tx) => unfinishedActs(ctx, tx));
  return new Set(rows.flatMap(({ changes }) => changes.flatMap(({ temp }) => temp ?? [])));
}

/**
 * Whether an act of the account was cut off: its process is gone, and so nobody holds the lock of the act. Who holds
 * a lock himself knows that of every act under the same one.
 */
export async function hasInterruptedAct(ctx: Context, tx: Tx, held?: HeldLocks): Promise<boolean> {
  const keys = sql`${`{${held?.keys.join(",") ?? ""}}`}::bigint[]`;
  const open = sql`${`{${[...openActs()].join(",")}}`}::uuid[]`;
  const [row] = await tx.execute<{ interrupted: boolean }>(sql`
    select exists (
      select from vault_journal act where account_id = ${ctx.account.id}::uuid and (
        ${held?.wholeVault ?? false} or lock_key = any(${keys}) or (id <> all(${open}) and not exists (
          select from pg_locks held where locktype = 'advisory' and granted
            and database = (select oid from pg_database where datname = current_database())
            and (classid::bigint << 32) | objid::bigint = act.lock_key)))) as interrupted`);
  return row?.interrupted ?? false;
}
