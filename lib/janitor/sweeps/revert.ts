import { assertVaultRoot } from "@/lib/accounts";
import { batchesOf } from "@/lib/core/batches";
import { conflict, KvError, notFound } from "@/lib/core/errors";
import { addToGroup } from "@/lib/core/group-by";
import type { Context } from "@/lib/db";
import type { Report } from "@/lib/runs";
import { isUnwritable } from "@/lib/vault";
import type { Reverted } from "../shapes";
import { entriesOfSweep, FIX, findFix, MERGE, type StoredEntry } from "./audited";
import { revertBatch, withoutFix } from "./revert-batch";
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
    ...fixes.map((fix) => () => withoutFix(ctx, fix)),
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

/** Acts between reports, at which a run can be canceled; that many files are written as one change. */
const BATCH_SIZE = 16;

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
  const count = (file: string) => {
    files.add(file);
    reverted += 1;
  };
  const leave = (row: StoredEntry, error: unknown) => leaveOut(ctx, left, row, error);
  if (merge) count(await unmerge(ctx, merge, revertId));
  const reportProgress = () => report({ reverted, of: moves.length + fixes.length });
  for (const batch of batchesOf(moves, BATCH_SIZE)) {
    for (const move of batch)
      await unmove(ctx, move, revertId).then(count, (error: unknown) => leave(move, error));
    await reportProgress();
  }
  for (const round of roundsOf(fixes))
    for (const batch of batchesOf(round, BATCH_SIZE)) {
      await revertBatch(ctx, batch, revertId, { count, leave });
      await reportProgress();
    }
  return { reverted, files: [...files].sort(), left };
}

/** Fixes of different files, in rounds: the fixes of one file are reverted one after the other, the newest first. */
function roundsOf(fixes: readonly StoredEntry[]): StoredEntry[][] {
  const rounds = new Map<number, StoredEntry[]>();
  const before = new Map<string, number>();
  for (const fix of fixes) {
    const round = before.get(fix.subject) ?? 0;
    before.set(fix.subject, round + 1);
    addToGroup(rounds, round, fix);
  }
  return [...rounds.values()];
}

/** Lists a fix that cannot be reverted. Throws what is not due to its file. */
async function leaveOut(
  ctx: Context,
  left: Reverted["left"],
  { seq, subject }: StoredEntry,
  error: unknown,
): Promise<void> {
  if (!(error instanceof KvError) || (error.code === "UNAVAILABLE" && !isUnwritable(error))) throw error;
  // A file is not to be given up because the whole vault is away.
  await assertVaultRoot(ctx);
  left.push({ entry: seq ?? 0, file: subject, reason: error.message });
}
