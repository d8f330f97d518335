import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type AuditEntry, auditEntries } from "@/lib/audit";
import { notFound } from "@/lib/core/errors";
import { type Context, toArray } from "@/lib/db";
import { hashOf } from "@/lib/vault";
import { editBetween } from "../edits";
import type { LoggedEdit } from "./undo";

/** The acts of the Janitor, as the audit log names them. */
export const FIX = "janitor.fix";
export const MERGE = "janitor.merge";
export const REVERT = "janitor.revert";

/** The entry of a fix, with what it takes to revert it. */
export const fixEntry = (
  subject: string,
  before: string,
  after: string,
  detail: Record<string, unknown>,
): AuditEntry => ({
  action: FIX,
  subject,
  before: hashOf(before),
  after: hashOf(after),
  detail: { ...detail, edits: loggedEdits(before, after) },
});

const loggedEdits = (before: string, after: string): LoggedEdit[] =>
  editBetween(before, after).map(({ start, end, text }) => ({
    start,
    before: before.slice(start, end),
    after: text,
  }));

/** An entry of the audit log as stored. */
export type StoredEntry = typeof auditEntries.$inferSelect;

/** The entries of a run, or of a merge, with this action: oldest first. */
export const entriesOfSweep = (ctx: Context, sweep: string, action: string): Promise<StoredEntry[]> =>
  entriesWhere(ctx, eq(auditEntries.sweep, sweep), eq(auditEntries.action, action));

/** How many fixes a run made: one may resolve several issues. */
export const countFixes = (ctx: Context, sweep: string): Promise<number> => {
  const { accountId, action } = auditEntries;
  const wanted = and(eq(accountId, ctx.account.id), eq(auditEntries.sweep, sweep), eq(action, FIX));
  return ctx.db.tx((tx) => tx.$count(auditEntries, wanted));
};

/** Throws `NOT_FOUND`. */
export async function findFix(ctx: Context, seq: number): Promise<StoredEntry> {
  const [row] = await entriesWhere(ctx, eq(auditEntries.seq, seq));
  if (row?.action === FIX) return row;
  throw notFound(row ? `Audit entry ${seq} is not a fix` : `There is no audit entry ${seq}`);
}

/** The fixes and reverts of a file: oldest first. */
export const entriesOfFile = (ctx: Context, path: string): Promise<StoredEntry[]> =>
  entriesWhere(ctx, eq(auditEntries.subject, path), inArray(auditEntries.action, [FIX, REVERT]));

/** Whether the revert with this id, when it was interrupted, has reverted this fix, merge or move. */
export async function isRevertedBy(ctx: Context, { seq }: StoredEntry, revertId: string): Promise<boolean> {
  const reverts = await entriesWhere(ctx, eq(auditEntries.reverts, seq ?? 0));
  return reverts.some(({ detail }) => detail.revert === revertId);
}

/** Those of these audit entries that were reverted. */
export async function revertedAmong(ctx: Context, seqs: readonly number[]): Promise<ReadonlySet<number>> {
  if (seqs.length === 0) return new Set();
  const { accountId, reverts } = auditEntries;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ reverts })
      .from(auditEntries)
      .where(and(eq(accountId, ctx.account.id), inArray(reverts, [...seqs]))),
  );
  return new Set(rows.map((row) => row.reverts ?? 0));
}

/** Whether all changes of a run are reverted, by its `sweep_id`; without the runs that changed nothing. */
export async function areReverted(
  ctx: Context,
  sweepIds: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  if (sweepIds.length === 0) return new Map();
  const changes = sql`audit_entries a where a.account_id = ${ctx.account.id}::uuid and a.sweep = wanted.sweep
    and a.action in (${FIX}, ${MERGE}, 'record.move')`;
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ sweep: string; is_reverted: boolean }>(sql`
      select sweep, not exists (select from ${changes} and not exists (
        select from audit_entries r where r.account_id = a.account_id and r.reverts = a.seq)) as is_reverted
      from unnest(${toArray(sweepIds)}::text[]) as wanted(sweep) where exists (select from ${changes})`),
  );
  return new Map(rows.map((row) => [row.sweep, row.is_reverted]));
}

const entriesWhere = (ctx: Context, ...conditions: SQL[]): Promise<StoredEntry[]> =>
  ctx.db.tx((tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.accountId, ctx.account.id), ...conditions))
      .orderBy(asc(auditEntries.seq)),
  );
