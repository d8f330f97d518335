import { identifyVault, isIdentified } from "@/lib/accounts";
import type { Context } from "@/lib/db";
import { recoverVault } from "../change/recover";
import { countDegrees } from "../indexing/degrees";
import { deriveTypes } from "../indexing/derive";
import { lockVaultHere } from "../indexing/lock";
import { resolveAllAgain } from "../indexing/resolve";
import { summarize } from "../indexing/skipped";
import { indexTexts, type MissingTexts, missingTexts } from "../indexing/text-batches";
import { Layout } from "../settings/layout";
import { UNREADABLE_FILE } from "../store/index";
import { changesBetween, indexChanges } from "./index-changes";
import { readIndexState, rereadDefinitions, unreadRecords, writeStatus } from "./index-state";
import { walkVault } from "./walked";

export interface Reconciliation {
  /** Files on disk. */
  files: number;
  /** Files that were new or had changed since they were indexed. */
  changed: number;
  /** Indexed files that no longer exist. */
  removed: number;
}

/**
 * Updates the index from the disk: walks the files, compares size, time and inode, and reads those that differ. This
 * covers changes by hand or by other programs and crashes before indexing; it also removes stale temporary files.
 * Throws `UNAVAILABLE` without the vault's root.
 */
export async function reconcile(ctx: Context): Promise<Reconciliation> {
  const { rest, ...found } = await reconcileRecords(ctx);
  await completeIndex(ctx, rest);
  return found;
}

/** The slow parts of an index of records, which can wait. */
export interface Rest {
  missing: MissingTexts;
  degreesCounted: boolean;
}

/**
 * `reconcile` without its slowest parts, which can wait: search texts and degrees. Records without a search text are
 * counted as not searchable yet.
 */
export async function reconcileRecords(ctx: Context): Promise<Reconciliation & { rest: Rest }> {
  await recoverVault(ctx);
  await identify(ctx);
  let index = await readIndexState(ctx);
  const isOfOtherVersion = index.known.size > 0 && !Layout.isOfThisVersion(index.indexedWith ?? "");
  if (isOfOtherVersion && (await rereadDefinitions(ctx))) index = await readIndexState(ctx);
  const { known, layout, indexedWith, isFirst, degreesCounted } = index;
  // The texts are compared by Postgres, the files by this process: each takes half of the time when nothing has changed.
  const [found, missingBefore] = await Promise.all([walkVault(ctx, layout), missingTexts(ctx)]);
  const { files: walked, skipped } = found;
  const changes = changesBetween(index, found);
  if (isFirst) await writeStatus(ctx, { found: walked.length });
  const isChanged = changes.changed.length + changes.removed.length > 0;
  if (isChanged) await indexChanges(ctx, index, changes);
  // What was just written was derived with this layout.
  const isOtherLayout = indexedWith !== layout.key && known.size > 0;
  if (isOtherLayout) await deriveTypes(ctx, layout);
  if (isOfOtherVersion) await resolveAllAgain(ctx);
  // They differ from the index until they can be read.
  const unread = isChanged ? await unreadRecords(ctx, layout) : [];
  const missing = isChanged || isOtherLayout ? await missingTexts(ctx) : missingBefore;
  await writeStatus(ctx, {
    reconciledAt: ctx.clock.now(),
    found: null,
    layoutKey: layout.key,
    skipped: summarize([...skipped, ...unread.map((path) => ({ path, reason: UNREADABLE_FILE }))]),
    unsearched: missing.count,
  });
  return {
    files: walked.length,
    changed: changes.changed.length,
    removed: changes.removed.length,
    rest: { missing, degreesCounted },
  };
}

/** Counts degrees, and writes the search texts that are missing. */
export async function completeIndex(ctx: Context, { missing, degreesCounted }: Rest): Promise<void> {
  if (!degreesCounted) await countDegrees(ctx);
  if (missing.count === 0) return;
  await indexTexts(ctx, missing, (unsearched) => writeStatus(ctx, { unsearched }));
  await writeStatus(ctx, { unsearched: 0 });
}

/** Writes the identity file of a vault of an earlier version; a read-only disk is tolerated. */
async function identify(ctx: Context): Promise<void> {
  if (await isIdentified(ctx.account)) return;
  await ctx.db.tx(async (tx) => {
    await lockVaultHere(ctx, tx);
    await identifyVault(ctx.account).catch((error: unknown) =>
      ctx.log.warn({ err: error }, "the identity file of the vault cannot be written"),
    );
  });
}
