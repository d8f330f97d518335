import { eq, sql } from "drizzle-orm";
import { identifyVault, isIdentified } from "@/lib/accounts";
import type { Context, Tx } from "@/lib/db";
import { recoverVault } from "../change/recover";
import { indexFiles } from "../indexing/batches";
import { countDegrees } from "../indexing/degrees";
import { deriveTypes } from "../indexing/derive";
import type { IndexEntry } from "../indexing/entry";
import { indexFirst } from "../indexing/first/first";
import { lockVaultHere } from "../indexing/lock";
import { resolveAllAgain } from "../indexing/resolve";
import { candidatesOf } from "../indexing/resolver";
import { deleteTexts } from "../indexing/rows";
import { isSameVersion } from "../indexing/same-version";
import { summarize } from "../indexing/skipped";
import { indexTexts, type MissingTexts, missingTexts } from "../indexing/text-batches";
import { Layout } from "../settings/layout";
import { layoutIn } from "../settings/read";
import type { FileStat, WalkedFile } from "../store/index";
import { type FileKind, indexStatus } from "../tables/vault";
import { forget } from "./forget";
import { resolveMoved } from "./moved-links";
import { findMoves } from "./moves";
import { walkVault } from "./walked";
import { emitWritten, findWritten, type Written } from "./written";

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

/** What an index of records lacks that can wait. */
export interface Rest {
  missing: MissingTexts;
  degreesCounted: boolean;
}

/** `reconcile` but for what takes longer than all else and can wait: search texts, which are counted as not searched yet, and degrees. */
export async function reconcileRecords(ctx: Context): Promise<Reconciliation & { rest: Rest }> {
  await recoverVault(ctx);
  await identify(ctx);
  const { known, layout, indexedWith, isFirst, degreesCounted } = await readIndex(ctx);
  // The texts are compared by Postgres, the files by this process: each takes half of the time when nothing has changed.
  const [{ files: walked, skipped }, missingBefore] = await Promise.all([
    walkVault(ctx, layout),
    missingTexts(ctx),
  ]);
  const isStale = (file: WalkedFile) => {
    const indexed = known.get(file.path);
    return !isSameVersion(indexed, file) || indexed?.kind !== layout.kindOf(file.path);
  };
  // Rows that are written in the order of their keys take Postgres a tenth less time and room.
  const changed = walked.filter(isStale).sort((a, b) => (a.path < b.path ? -1 : 1));
  const present = new Set<string>(walked.map((file) => file.path));
  const removed = [...known.keys()].filter((file) => !present.has(file));
  const added = changed.filter((file) => !known.has(file.path));

  if (isFirst) await writeStatus(ctx, { found: walked.length });
  const isChanged = changed.length + removed.length > 0;
  if (isChanged) {
    const written: Written[] = [];
    const before = async (tx: Tx, entries: readonly IndexEntry[]) => {
      const records = entries.filter(({ kind }) => kind === "record");
      const found = await findWritten(ctx, tx, records);
      // What is new may have been renamed, if anything is gone.
      const isSure = ({ isNew }: Written) => !isNew || removed.length === 0;
      await emitWritten(ctx, tx, found.filter(isSure));
      for (const each of found) if (!isSure(each)) written.push(each);
    };
    if (isFirst) await indexFirst(ctx, changed, present, layout);
    else await indexFiles(ctx, changed, candidatesOf(present), layout, before);
    await forgetTexts(
      ctx,
      changed.filter(({ path }) => known.get(path)?.kind === "record"),
      layout,
    );
    await ctx.db.tx(async (tx) => {
      await lockVaultHere(ctx, tx);
      const moves = await findMoves(ctx, tx, { known, removed, added, layout });
      const targets = new Set<string>(moves.map(({ to }) => to));
      await emitWritten(
        ctx,
        tx,
        written.filter(({ path }) => !targets.has(path)),
      );
      await forget(ctx, tx, removed, moves);
    });
    // In a first run every link was already resolved among all files.
    const moved = known.size > 0 ? [...added.map((file) => file.path), ...removed] : [];
    await resolveMoved(ctx, moved, present);
  }
  // What was just written was derived with this layout.
  const isOtherLayout = indexedWith !== layout.key && known.size > 0;
  if (isOtherLayout) await deriveTypes(ctx, layout);
  if (known.size > 0 && !Layout.isOfThisVersion(indexedWith ?? "")) await resolveAllAgain(ctx);
  const missing = isChanged || isOtherLayout ? await missingTexts(ctx) : missingBefore;
  await writeStatus(ctx, {
    reconciledAt: ctx.clock.now(),
    found: null,
    layoutKey: layout.key,
    skipped: summarize(skipped),
    unsearched: missing.count,
  });
  return {
    files: walked.length,
    changed: changed.length,
    removed: removed.length,
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

interface KnownFile extends FileStat {
  kind: FileKind;
}

interface Index {
  known: Map<string, KnownFile>;
  layout: Layout;
  /** The key of the layout of the last reconciliation. */
  indexedWith: string | undefined;
  /** Whether no reconciliation has reached its end. */
  isFirst: boolean;
  degreesCounted: boolean;
}

const readIndex = (ctx: Context): Promise<Index> =>
  ctx.db.tx(async (tx) => {
    const rows = await tx.execute<{
      path: string;
      kind: FileKind;
      size: string;
      mtime_ms: number;
      inode: string;
    }>(
      sql`select path, kind, size, mtime_ms, inode from vault_files where account_id = ${ctx.account.id}::uuid`,
    );
    const [status] = await tx.select().from(indexStatus).where(eq(indexStatus.accountId, ctx.account.id));
    const known = rows.map(({ path, kind, size, mtime_ms, inode }): [string, KnownFile] => [
      path,
      { kind, size: Number(size), mtimeMs: Number(mtime_ms), inode: Number(inode) },
    ]);
    const indexedWith = status?.layoutKey;
    return {
      known: new Map(known),
      layout: await layoutIn(ctx, tx),
      indexedWith,
      isFirst: !status?.reconciledAt,
      degreesCounted: status?.degreesCounted ?? false,
    };
  });

/** Deletes the search texts of files that were records. */
async function forgetTexts(ctx: Context, files: readonly WalkedFile[], layout: Layout): Promise<void> {
  const paths = files.map(({ path }) => path).filter((path) => !layout.isRecord(path));
  if (paths.length > 0) await ctx.db.tx((tx) => deleteTexts(ctx, tx, paths));
}

const writeStatus = (ctx: Context, status: Partial<typeof indexStatus.$inferInsert>): Promise<unknown> =>
  ctx.db.tx(async (tx) => {
    await lockVaultHere(ctx, tx);
    await tx
      .insert(indexStatus)
      .values({ accountId: ctx.account.id, ...status })
      .onConflictDoUpdate({ target: indexStatus.accountId, set: status });
  });
