import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { auditEntries } from "@/lib/audit";
import { conflict, KvError, notFound } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import { hashOf, readFileIfAny, rewriteFile, vaultPath } from "@/lib/vault";
import type { Reverted } from "../shapes";
import { type LoggedEdit, undo } from "./undo";
import { mergeOf, unmerge } from "./unmerge";

/** One fix by its audit entry, or all fixes of a run by its `sweep` id. */
export const revertInput = z
  .strictObject({
    entry: z.int("must be the number of an audit entry").min(1).max(2_147_483_647).optional(),
    sweep: z.uuid("must be a sweep_id or the id of a draft").optional(),
  })
  .refine(({ entry, sweep }) => (entry === undefined) !== (sweep === undefined), {
    error: "give either entry or sweep",
  });

const FIX = "janitor.fix";
const REVERT = "janitor.revert";

export type AuditRow = typeof auditEntries.$inferSelect;

/**
 * Reverts one fix, or all fixes of a run. A fix can be reverted if only other fixes, in other places, have changed the
 * file since. Throws `NOT_FOUND`, and `CONFLICT` when the file has changed otherwise or the fix is already reverted; of
 * several fixes, reverts those that can be and lists the others in `left`.
 */
export async function revertFixes(
  ctx: Context,
  { entry, sweep }: z.output<typeof revertInput>,
): Promise<Reverted> {
  if (entry !== undefined) {
    const fix = await findFix(ctx, entry);
    const of = String(fix.detail.sweep ?? "");
    const merge = await mergeOf(ctx, of);
    // A merge changed two records, which must be reverted together.
    if (merge) return revertSweep(ctx, of, merge);
    await revertOne(ctx, fix);
    return { reverted: 1, files: [fix.subject], left: [] };
  }
  return revertSweep(ctx, sweep ?? "", await mergeOf(ctx, sweep ?? ""));
}

/** Reverts the fixes of a run or a merge; the record that a merge deleted is restored first. */
async function revertSweep(ctx: Context, sweep: string, merge: AuditRow | undefined): Promise<Reverted> {
  const fixes = await fixesOf(ctx, sweep);
  if (fixes.length === 0 && !merge) throw notFound(`There are no fixes of ${sweep}`);
  const files = new Set<string>();
  const left: Reverted["left"] = [];
  let reverted = 0;
  if (merge) {
    files.add(await unmerge(ctx, merge));
    reverted += 1;
  }
  // Newest first, so that each finds the text that it wrote.
  for (const fix of fixes.reverse()) {
    try {
      await revertOne(ctx, fix);
      reverted += 1;
      files.add(fix.subject);
    } catch (error) {
      if (!(error instanceof KvError)) throw error;
      left.push({ entry: fix.seq ?? 0, file: fix.subject, reason: error.message });
    }
  }
  if (reverted === 0) throw conflict(`No fix can be reverted: ${left[0]?.reason}`);
  return { reverted, files: [...files].sort(), left };
}

const whereOwned = (ctx: Context) => eq(auditEntries.accountId, ctx.account.id);

async function findFix(ctx: Context, seq: number): Promise<AuditRow> {
  const [row] = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(and(whereOwned(ctx), eq(auditEntries.seq, seq))),
  );
  if (row?.action === FIX) return row;
  throw notFound(row ? `Audit entry ${seq} is not a fix` : `There is no audit entry ${seq}`);
}

const fixesOf = (ctx: Context, sweep: string): Promise<AuditRow[]> =>
  ctx.db.tx((tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(
        and(
          whereOwned(ctx),
          eq(auditEntries.action, FIX),
          sql`${auditEntries.detail} ->> 'sweep' = ${sweep}`,
        ),
      )
      .orderBy(asc(auditEntries.seq)),
  );

async function revertOne(ctx: Context, fix: AuditRow): Promise<void> {
  const path = vaultPath(fix.subject);
  const since = await entriesSince(ctx, fix);
  if (since.some((entry) => entry.action === REVERT && entry.detail.entry === fix.seq)) {
    throw conflict(`The fix ${fix.seq} is already reverted`);
  }
  const file = await readFileIfAny(ctx.account.vaultDir, path);
  if (!file) throw conflict(`${path} no longer exists`);
  const changed = conflict(`${path} has changed since the fix`);
  if (!file.utf8 || !isContinuous(fix, since, file.hash)) throw changed;
  const edits = undo(editsOf(fix), since.map(editsOf), file.text);
  if (edits === null) throw changed;
  const { text, logged } = edits;
  const entry = {
    action: REVERT,
    subject: path,
    before: file.hash,
    after: hashOf(text),
    detail: { entry: fix.seq, sweep: fix.detail.sweep, rule: fix.detail.rule, edits: logged },
  };
  if (!(await rewriteFile(ctx, { path, before: file.text, after: text, entries: [entry] }))) throw changed;
  await ctx.db.tx((tx) => notify(ctx, tx, "kv_live"));
}

/** Later fixes and reverts of the same file. */
const entriesSince = (ctx: Context, fix: AuditRow): Promise<AuditRow[]> =>
  ctx.db.tx((tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(
        and(
          whereOwned(ctx),
          eq(auditEntries.subject, fix.subject),
          gt(auditEntries.seq, fix.seq ?? 0),
          inArray(auditEntries.action, [FIX, REVERT]),
        ),
      )
      .orderBy(asc(auditEntries.seq)),
  );

/** Whether only these entries changed the file since the fix. */
function isContinuous(fix: AuditRow, since: readonly AuditRow[], now: string): boolean {
  let hash = fix.afterHash;
  for (const entry of since) {
    if (entry.beforeHash !== hash) return false;
    hash = entry.afterHash;
  }
  return hash === now;
}

const editsOf = (entry: AuditRow): LoggedEdit[] => (entry.detail.edits ?? []) as LoggedEdit[];
