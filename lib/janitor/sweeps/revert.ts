import { assertVaultRoot } from "@/lib/accounts";
import { conflict, KvError, notFound } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import type { Report } from "@/lib/runs";
import { hashOf, isUnwritable, readFileIfAny, rewriteFile, vaultPath } from "@/lib/vault";
import type { Reverted } from "../shapes";
import {
  entriesOfFile,
  entriesOfSweep,
  FIX,
  findFix,
  isRevertedBy,
  MERGE,
  REVERT,
  type StoredEntry,
} from "./audited";
import { type LoggedChange, type LoggedEdit, standing, undo } from "./undo";
import { checkUnmergeable, unmerge } from "./unmerge";
import { checkMovable, unmove } from "./unmove";

/** One fix by its audit entry, or all fixes of a run or a merge by its `sweep` id. */
export interface RevertRequest {
  entry?: number | undefined;
  sweep?: string | undefined;
}

/** What a request reverts: a merge changed two records, which must be reverted together. */
interface Found {
  /** Newest first, so that each finds the text that it wrote. */
  fixes: StoredEntry[];
  merge: StoredEntry | undefined;
  /** Records that were moved, newest first. */
  moves: StoredEntry[];
}

/** Throws `NOT_FOUND`. */
async function findFixes(ctx: Context, { entry, sweep = "" }: RevertRequest): Promise<Found> {
  const one = entry === undefined ? undefined : await findFix(ctx, entry);
  const of = one ? String(one.detail.sweep ?? "") : sweep;
  const [merge] = await entriesOfSweep(ctx, of, MERGE);
  if (one && !merge) return { fixes: [one], merge, moves: [] };
  const fixes = await entriesOfSweep(ctx, of, FIX);
  const moves = await entriesOfSweep(ctx, of, "record.move");
  if (fixes.length === 0 && moves.length === 0 && !merge) throw notFound(`There are no fixes of ${sweep}`);
  return { fixes: fixes.reverse(), merge, moves: moves.reverse() };
}

/** Acts that are checked before a run; of more, the run says what it could not revert. */
const MAX_CHECKED = 20;

/**
 * Checks that something can be reverted. A fix can be if only other fixes, in other places, have changed the file since.
 * Throws `NOT_FOUND`, and `CONFLICT` when all files have changed otherwise or all fixes are already reverted.
 */
export async function checkRevertible(ctx: Context, request: RevertRequest): Promise<void> {
  const { fixes, merge, moves } = await findFixes(ctx, request);
  if (merge) return checkUnmergeable(ctx, merge);
  let first: KvError | undefined;
  const checks = [
    ...moves.map((move) => () => checkMovable(ctx, move)),
    ...fixes.map((fix) => () => prepare(ctx, fix)),
  ];
  for (const check of checks.slice(0, MAX_CHECKED)) {
    try {
      await check();
      return;
    } catch (error) {
      if (!(error instanceof KvError)) throw error;
      first ??= error;
    }
  }
  if (first && checks.length <= MAX_CHECKED)
    throw checks.length === 1 ? first : conflict(`No fix can be reverted: ${first.message}`);
}

/** Acts between reports, at which a run can be canceled. */
const REPORT_EVERY = 16;

/**
 * Reverts the fixes that can be reverted, and lists the others in `left`. Called again with the same `revertId`, it
 * counts what the interrupted call has reverted. Throws `NOT_FOUND`, `CONFLICT` when a merge cannot be reverted, and
 * `UNAVAILABLE` when the vault is gone.
 */
export async function revertFixes(
  ctx: Context,
  request: RevertRequest,
  revertId: string,
  report: Report,
): Promise<Reverted> {
  const { fixes, merge, moves } = await findFixes(ctx, request);
  const files = new Set<string>();
  const left: Reverted["left"] = [];
  let reverted = 0;
  if (merge) {
    files.add(await unmerge(ctx, merge, revertId));
    reverted += 1;
  }
  const acts = [
    ...moves.map((row) => ({ row, revert: () => unmove(ctx, row, revertId) })),
    ...fixes.map((row) => ({ row, revert: () => revertOne(ctx, row, revertId) })),
  ];
  for (const [done, { row, revert }] of acts.entries()) {
    if (done > 0 && done % REPORT_EVERY === 0) await report({ reverted, of: acts.length });
    try {
      files.add(await revert());
      reverted += 1;
    } catch (error) {
      if (!(error instanceof KvError) || (error.code === "UNAVAILABLE" && !isUnwritable(error))) throw error;
      // A file is not to be given up because the whole vault is away.
      await assertVaultRoot(ctx);
      left.push({ entry: row.seq ?? 0, file: row.subject, reason: error.message });
    }
  }
  return { reverted, files: [...files].sort(), left };
}

/** Returns the path of the file. */
async function revertOne(ctx: Context, fix: StoredEntry, revertId: string): Promise<string> {
  if (await isRevertedBy(ctx, fix, revertId)) return fix.subject;
  const { path, file, text, logged } = await prepare(ctx, fix);
  const { sweep, rule } = fix.detail;
  const entry = {
    action: REVERT,
    subject: path,
    before: file.hash,
    after: hashOf(text),
    detail: { entry: fix.seq, sweep, rule, edits: logged, revert: revertId },
  };
  const isWritten = await rewriteFile(ctx, { path, before: file.text, after: text, entries: [entry] });
  if (!isWritten) throw hasChanged(path);
  await ctx.db.tx((tx) => notify(ctx, tx, "kv_live"));
  return path;
}

/** The text without the fix. Throws `CONFLICT`. */
async function prepare(ctx: Context, fix: StoredEntry) {
  const path = vaultPath(fix.subject);
  const entries = await entriesOfFile(ctx, path);
  const since = entries.slice(entries.findIndex(({ seq }) => seq === fix.seq) + 1);
  if (since.some((entry) => entry.action === REVERT && entry.detail.entry === fix.seq)) {
    throw conflict(`The fix ${fix.seq} is already reverted`);
  }
  const file = await readFileIfAny(ctx.account.vaultDir, path);
  if (!file) throw conflict(`${path} no longer exists`);
  if (!file.utf8 || !isContinuous(fix, since, file.hash)) throw hasChanged(path);
  const changes = standing(entries.map(changeOf));
  const at = changes.findIndex(({ seq }) => seq === fix.seq);
  const later = changes.slice(at + 1).map(({ edits }) => edits);
  const undone = undo(changes[at]?.edits ?? [], later, file.text);
  if (undone === null) throw hasChanged(path);
  return { path, file, ...undone };
}

const hasChanged = (path: string) => conflict(`${path} has changed since the fix`);

/** Whether only these entries changed the file since the fix. */
function isContinuous(fix: StoredEntry, since: readonly StoredEntry[], now: string): boolean {
  let hash = fix.afterHash;
  for (const entry of since) {
    if (entry.beforeHash !== hash) return false;
    hash = entry.afterHash;
  }
  return hash === now;
}

const changeOf = ({ seq, action, detail }: StoredEntry): LoggedChange => ({
  seq: seq ?? 0,
  edits: (detail.edits ?? []) as LoggedEdit[],
  ...(action === REVERT && { reverts: Number(detail.entry) }),
});
