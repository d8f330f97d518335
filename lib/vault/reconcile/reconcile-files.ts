import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import { assertVaultRoot } from "@/lib/accounts";
import { cannotRead } from "@/lib/core/error-code";
import type { Context, Tx } from "@/lib/db";
import { recoverVault } from "../change/recover";
import { type IndexChange, updateIndex, writeTexts } from "../indexing";
import { readWalked } from "../indexing/disk";
import { lockVaultHere } from "../indexing/lock";
import { toArray } from "../indexing/parameters";
import { resolveAgain } from "../indexing/resolve";
import { deleteTexts } from "../indexing/rows";
import { isSameVersion } from "../indexing/same-version";
import { reasonOf, summarize } from "../indexing/skipped";
import { stemKey } from "../links/index";
import { asVaultPath, type VaultPath } from "../path";
import type { Layout } from "../settings/layout";
import { readLayout } from "../settings/read";
import {
  type FileStat,
  fileAt,
  isGone,
  type StoredFile,
  UNREADABLE_FILE,
  type WalkedFile,
} from "../store/index";
import { indexStatus } from "../tables/vault";
import { emitDifferences } from "./differences";
import { findWritten } from "./written";

/**
 * Updates the index for these files alone, which another program may have changed: its cost does not grow with the vault,
 * as that of `reconcile` does. Paths are relative to the root; those of no visible file are skipped. Throws
 * `UNAVAILABLE` without the vault's root.
 */
export async function reconcileFiles(ctx: Context, paths: readonly string[]): Promise<void> {
  await recoverVault(ctx);
  await assertVaultRoot(ctx);
  const layout = await readLayout(ctx);
  const files = paths.map(asVaultPath).filter((file) => file !== undefined);
  const { known, skipped } = await indexed(ctx, files);
  const present = filesAt(ctx, files);
  const changed = present.filter((file) => !isSameVersion(known.get(file.path), file));
  const found = new Set<string>(present.map((file) => file.path));
  const removed = [...known.keys()].filter((file) => !found.has(file) && isGone(ctx.account.vaultDir, file));
  if (changed.length + removed.length === 0) return noteSkipped(ctx, layout, files, { skipped, unread: [] });

  const written = await ctx.db.tx(async (tx) => {
    await lockVaultHere(ctx, tx);
    const { entries, written, unread } = await index(ctx, tx, changed, layout);
    const isNew = (file: WalkedFile) => !known.has(file.path);
    const added = [...changed.filter(isNew), ...(await sameInodes(ctx, tx, known, removed))];
    await emitDifferences(ctx, tx, { known, removed, added, layout }, written);
    await resolveAgain(ctx, tx, removed.map(stemKey));
    return { entries, unread };
  });
  await writeTexts(ctx, written.entries);
  await noteSkipped(ctx, layout, files, { skipped, unread: written.unread });
}

/** Returns the entries whose search texts have to be updated, and the records that were written. */
async function index(ctx: Context, tx: Tx, files: readonly WalkedFile[], layout: Layout) {
  const paths = files.map((file) => file.path);
  // They may have changed again while others held the lock.
  const change = readAll(ctx, filesAt(ctx, paths), layout);
  const written = await findWritten(ctx, tx, change.written);
  const { entries } = await updateIndex(ctx, tx, change);
  const textless = change.targets.map((file) => file.path);
  await deleteTexts(ctx, tx, textless);
  return { entries, written, unread: textless.filter((file) => layout.isRecord(file)) };
}

/**
 * Updates what is reported of these files among those that are skipped; asks the database only where one of them is or was.
 * Where there are more than are listed, that waits for the next walk.
 */
async function noteSkipped(
  ctx: Context,
  layout: Layout,
  paths: readonly VaultPath[],
  { skipped: wasSkipped, unread }: { skipped: boolean; unread: readonly string[] },
): Promise<void> {
  const now = filesAt(ctx, paths).flatMap((file) => {
    const reason = reasonOf(layout, ctx.account.vaultDir, file);
    if (reason !== undefined) return [{ path: file.path, reason }];
    return unread.includes(file.path) ? [{ path: file.path, reason: UNREADABLE_FILE }] : [];
  });
  if (!wasSkipped && now.length === 0) return;
  await ctx.db.tx(async (tx) => {
    const { accountId, skipped } = indexStatus;
    const [status] = await tx.select({ skipped }).from(indexStatus).where(eq(accountId, ctx.account.id));
    const before = status?.skipped;
    if (!before || before.count !== before.files.length) return;
    const isHere = new Set<string>(paths);
    const after = summarize([...before.files.filter(({ path }) => !isHere.has(path)), ...now]);
    if (isDeepStrictEqual(after, before)) return;
    await tx.update(indexStatus).set({ skipped: after }).where(eq(accountId, ctx.account.id));
  });
}

/** Files of the index with the inodes of removed ones: the new name of a renamed file may have come before. */
async function sameInodes(
  ctx: Context,
  tx: Tx,
  known: ReadonlyMap<string, FileStat>,
  removed: readonly string[],
): Promise<WalkedFile[]> {
  if (removed.length === 0) return [];
  const inodes = removed.map((file) => String(known.get(file)?.inode));
  const rows = await tx.execute<{ path: VaultPath }>(sql`
    select path from vault_files where account_id = ${ctx.account.id}::uuid
      and inode = any(${toArray(inodes)}::bigint[]) and path <> all(${toArray(removed)}::text[])`);
  return filesAt(
    ctx,
    rows.map(({ path }) => path),
  );
}

function readAll(
  ctx: Context,
  files: readonly WalkedFile[],
  layout: Layout,
): Required<Omit<IndexChange, "entries" | "statuses">> {
  const written: StoredFile[] = [];
  const targets: WalkedFile[] = [];
  for (const file of files) {
    const stored = layout.isRecord(file.path) ? readIfAllowed(ctx, file) : "no text";
    if (stored === "no text") targets.push(file);
    else if (stored) written.push(stored);
  }
  return { written, targets, removed: [] };
}

function readIfAllowed(ctx: Context, file: WalkedFile): StoredFile | "no text" | null {
  try {
    return readWalked(ctx.account.vaultDir, file);
  } catch (error) {
    if (cannotRead(error)) return "no text";
    throw error;
  }
}

const filesAt = (ctx: Context, paths: readonly VaultPath[]): WalkedFile[] =>
  paths.map((file) => fileAt(ctx.account.vaultDir, file)).filter((file) => file !== null);

/** What the index has of these files, and whether one of them is listed as skipped. */
const indexed = (
  ctx: Context,
  files: readonly VaultPath[],
): Promise<{ known: Map<string, FileStat>; skipped: boolean }> =>
  ctx.db.tx(async (tx: Tx) => {
    const paths = sql`any(${toArray(files)}::text[])`;
    const rows = await tx.execute<{ path: string | null; size: string; mtime_ms: number; inode: string }>(sql`
      select path, size, mtime_ms, inode from vault_files
      where account_id = ${ctx.account.id}::uuid and path = ${paths}
      union all (select null, 0, 0, 0 from index_status, json_array_elements(skipped -> 'files') as each
        where account_id = ${ctx.account.id}::uuid and each ->> 'path' = ${paths} limit 1)`);
    const known = rows.flatMap(({ path, size, mtime_ms, inode }): [string, FileStat][] =>
      path === null ? [] : [[path, { size: Number(size), mtimeMs: Number(mtime_ms), inode: Number(inode) }]],
    );
    return { known: new Map(known), skipped: known.length < rows.length };
  });
