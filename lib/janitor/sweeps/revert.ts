import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { auditEntries } from "@/lib/audit";
import { conflict, KvError, notFound } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import { hashOf, readFileIfAny, rewriteFile, vaultPath } from "@/lib/vault";
import { type LoggedEdit, undo } from "./undo";
import { mergeOf, unmerge } from "./unmerge";

/** What to take back: a fix by its entry in the audit log, or all of a sweep. */
interface RevertRequest {
  entry?: number | undefined;
  sweep?: string | undefined;
}

export interface Reverted {
  reverted: number;
  files: string[];
  /** Fixes of the sweep that could not be taken back, with the reason. */
  left: { entry: number; file: string; reason: string }[];
}

const FIX = "janitor.fix";
const REVERT = "janitor.revert";

export type Logged = typeof auditEntries.$inferSelect;

/**
 * Takes back one fix, or all of a sweep. A fix is taken back where the file says what it said then, but for other
 * fixes in other places. Throws `NOT_FOUND`, and `CONFLICT` when the file has changed since or the fix was
 * taken back already; of a sweep, what can be is taken back, and the rest named.
 */
export async function revertFixes(ctx: Context, { entry, sweep }: RevertRequest): Promise<Reverted> {
  if (entry !== undefined) {
    const fix = await findFix(ctx, entry);
    const of = String(fix.detail.sweep ?? "");
    const merge = await mergeOf(ctx, of);
    // Of two records that became one, the text of the one can only be taken back with the other.
    if (merge) return revertSweep(ctx, of, merge);
    await revertOne(ctx, fix);
    return { reverted: 1, files: [fix.subject], left: [] };
  }
  return revertSweep(ctx, sweep ?? "", await mergeOf(ctx, sweep ?? ""));
}

/** Takes back what can be, of a sweep or of a merge; the record that went in a merge comes back first. */
async function revertSweep(ctx: Context, sweep: string, merge: Logged | undefined): Promise<Reverted> {
  const fixes = await fixesOf(ctx, sweep);
  if (fixes.length === 0 && !merge) throw notFound(`No fix of a sweep ${sweep} is known`);
  const files = new Set<string>();
  const left: Reverted["left"] = [];
  let reverted = 0;
  if (merge) {
    files.add(await unmerge(ctx, merge));
    reverted += 1;
  }
  // The last first: so each finds the text that it left.
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
  if (reverted === 0) throw conflict(`Nothing of the sweep can be taken back: ${left[0]?.reason}`);
  return { reverted, files: [...files].sort(), left };
}

const own = (ctx: Context) => eq(auditEntries.accountId, ctx.account.id);

async function findFix(ctx: Context, seq: number): Promise<Logged> {
  const [row] = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(and(own(ctx), eq(auditEntries.seq, seq))),
  );
  if (row?.action === FIX) return row;
  throw notFound(
    row ? `Entry ${seq} of the audit log is no fix` : `There is no entry ${seq} in the audit log`,
  );
}

const fixesOf = (ctx: Context, sweep: string): Promise<Logged[]> =>
  ctx.db.tx((tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(and(own(ctx), eq(auditEntries.action, FIX), sql`${auditEntries.detail} ->> 'sweep' = ${sweep}`))
      .orderBy(asc(auditEntries.seq)),
  );

async function revertOne(ctx: Context, fix: Logged): Promise<void> {
  const path = vaultPath(fix.subject);
  const since = await entriesSince(ctx, fix);
  if (since.some((entry) => entry.action === REVERT && entry.detail.entry === fix.seq)) {
    throw conflict(`The fix ${fix.seq} was taken back already`);
  }
  const file = await readFileIfAny(ctx.account.vaultDir, path);
  if (!file) throw conflict(`${path} is not there any more`);
  const changed = conflict(`${path} has changed since: what was fixed is not what stands there now`);
  if (!file.utf8 || !followsOn(fix, since, file.hash)) throw changed;
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

/** The fixes and reverts of the same file that came after a fix. */
const entriesSince = (ctx: Context, fix: Logged): Promise<Logged[]> =>
  ctx.db.tx((tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(
        and(
          own(ctx),
          eq(auditEntries.subject, fix.subject),
          gt(auditEntries.seq, fix.seq ?? 0),
          inArray(auditEntries.action, [FIX, REVERT]),
        ),
      )
      .orderBy(asc(auditEntries.seq)),
  );

/** Whether nothing but these changes lies between what the fix left and what stands there now. */
function followsOn(fix: Logged, since: readonly Logged[], now: string): boolean {
  let hash = fix.afterHash;
  for (const entry of since) {
    if (entry.beforeHash !== hash) return false;
    hash = entry.afterHash;
  }
  return hash === now;
}

const editsOf = (entry: Logged): LoggedEdit[] => (entry.detail.edits ?? []) as LoggedEdit[];
