import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type AuditEntry, auditEntries } from "@/lib/audit";
import { notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
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
  entriesWhere(ctx, eq(auditEntries.action, action), detailIs("sweep", sweep));

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
  const reverts = await entriesWhere(
    ctx,
    eq(auditEntries.action, REVERT),
    detailIs("revert", revertId),
    detailIs("entry", String(seq)),
  );
  return reverts.length > 0;
}

/** Those of these audit entries that were reverted. */
export async function revertedAmong(ctx: Context, seqs: readonly number[]): Promise<ReadonlySet<number>> {
  if (seqs.length === 0) return new Set();
  const entry = sql<string>`${auditEntries.detail} ->> 'entry'`;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ entry })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.accountId, ctx.account.id),
          eq(auditEntries.action, REVERT),
          inArray(entry, seqs.map(String)),
        ),
      ),
  );
  return new Set(rows.map(({ entry }) => Number(entry)));
}

/** Whether all changes of a run are reverted, by its `sweep_id`; without the runs that changed nothing. */
export async function areReverted(
  ctx: Context,
  sweepIds: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  if (sweepIds.length === 0) return new Map();
  const { accountId, action, detail, seq } = auditEntries;
  const sweep = sql<string>`${detail} ->> 'sweep'`;
  const reverted = sql`select r.detail ->> 'entry' from ${auditEntries} r
    where r.account_id = ${ctx.account.id}::uuid and r.action = ${REVERT}`;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ sweep, isReverted: sql<boolean>`bool_and(${seq}::text in (${reverted}))` })
      .from(auditEntries)
      .where(
        and(
          eq(accountId, ctx.account.id),
          inArray(action, [FIX, MERGE, "record.move"]),
          inArray(sweep, [...sweepIds]),
        ),
      )
      .groupBy(sweep),
  );
  return new Map(rows.map((row) => [row.sweep, row.isReverted]));
}

const detailIs = (key: string, value: string): SQL => sql`${auditEntries.detail} ->> ${key}::text = ${value}`;

const entriesWhere = (ctx: Context, ...conditions: SQL[]): Promise<StoredEntry[]> =>
  ctx.db.tx((tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.accountId, ctx.account.id), ...conditions))
      .orderBy(asc(auditEntries.seq)),
  );
