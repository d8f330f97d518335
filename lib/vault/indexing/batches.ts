import { assertVaultRoot } from "@/lib/accounts";
import { batchesOf } from "@/lib/core/batches";
import type { Context, Tx } from "@/lib/db";
import type { VaultPath } from "../path";
import type { Layout } from "../settings/layout";
import { fileAt, isCode, type WalkedFile } from "../store";
import { readWalked } from "./disk";
import { entryOf, type IndexEntry, targetEntry } from "./entry";
import { lockVault } from "./lock";
import { type Candidates, Resolver } from "./resolve";
import { writeFiles, writeLinks } from "./rows";
import { isSameVersion } from "./same-version";
import { TaskGroup } from "./task-group";
import { writeTexts } from "./texts";

/** Large enough to amortize a transaction, small enough not to block others. */
const BATCH_SIZE = 250;
/** Connections that write search texts. */
const TEXT_CONCURRENCY = 2;

interface IndexOptions {
  follow?: typeof writeTexts;
  /** Called in the transaction that writes a batch, before it. */
  before?: (tx: Tx, entries: readonly IndexEntry[]) => Promise<void>;
}

/**
 * Indexes files, with links resolved among `candidates`. Reading a batch overlaps with writing the previous ones and
 * their search texts.
 */
export async function indexFiles(
  ctx: Context,
  files: readonly WalkedFile[],
  candidates: Candidates,
  layout: Layout,
  { follow = writeTexts, before }: IndexOptions = {},
): Promise<void> {
  const resolver = new Resolver(candidates);
  const rows = new TaskGroup(1);
  const texts = new TaskGroup(TEXT_CONCURRENCY);
  try {
    for (const batch of batchesOf(files, BATCH_SIZE)) {
      const read = readEntries(ctx, batch, layout);
      await rows.begin(async () => {
        const written = await writeRows(ctx, read, resolver, layout, before);
        await texts.begin(() => follow(ctx, written));
      });
      await new Promise(setImmediate);
    }
  } finally {
    await rows.end().finally(() => texts.end());
  }
}

const readEntries = (ctx: Context, files: readonly WalkedFile[], layout: Layout): IndexEntry[] =>
  files.map((file) => readEntry(ctx, file, layout)).filter((entry) => entry !== null);

function readEntry(ctx: Context, file: WalkedFile, layout: Layout): IndexEntry | null {
  if (!layout.isRecord(file.path)) return targetEntry(file);
  try {
    const stored = readWalked(ctx.account.vaultDir, file);
    return stored && entryOf(stored, layout);
  } catch (error) {
    // One unreadable file must not end the indexing of the others.
    if (isCode(error, "EACCES", "EPERM", "EIO")) return targetEntry(file);
    throw error;
  }
}

/**
 * Writes files and links; returns the entries whose search text has to be updated. Reconciliation detects and repairs what is
 * lost.
 */
const writeRows = (
  ctx: Context,
  read: readonly IndexEntry[],
  resolver: Resolver,
  layout: Layout,
  before: IndexOptions["before"],
): Promise<IndexEntry[]> =>
  ctx.db.tx(
    async (tx) => {
      await lockVault(ctx, tx);
      await assertVaultRoot(ctx, tx);
      const current = read.map((entry) => refresh(ctx, entry, layout)).filter((entry) => entry !== null);
      const sources = current.map((entry) => entry.path);
      const links = current.flatMap((entry) => resolver.links(entry));
      await before?.(tx, current);
      await writeFiles(ctx, tx, current);
      await writeLinks(ctx, tx, sources, links);
      return current.filter((entry) => entry.kind !== "other");
    },
    { commit: "asynchronous", plans: "kept" },
  );

/** Reads files again that were written since they were read without the lock. */
function refresh(ctx: Context, entry: IndexEntry, layout: Layout): IndexEntry | null {
  const now = fileAt(ctx.account.vaultDir, entry.path);
  return now && (isSameVersion(entry, now) ? entry : readEntry(ctx, now, layout));
}

/** Updates the search texts of indexed files. */
export async function indexTexts(ctx: Context, paths: readonly VaultPath[], layout: Layout): Promise<void> {
  for (const batch of batchesOf(paths, BATCH_SIZE)) {
    const files = batch.map((file) => fileAt(ctx.account.vaultDir, file)).filter((file) => file !== null);
    await writeTexts(ctx, readEntries(ctx, files, layout));
  }
}
