import { lstatSync } from "node:fs";
import path from "node:path";
import type { Context } from "@/lib/db";
import type { VaultPath } from "../path";
import type { WalkedFile } from "../store";
import { readWalked } from "./disk";
import { type Entry, entryOf, kindOf, targetEntry } from "./entry";
import { Lane } from "./lane";
import { lockVault } from "./lock";
import { type Candidates, Resolver } from "./resolve";
import { writeFiles, writeLinks } from "./rows";
import { isSame } from "./same";
import { withoutWaiting, writeTexts } from "./texts";

/** Large enough that a transaction costs little, small enough that others get their turn in between. */
const BATCH = 250;
/** Connections on which search follows. */
const TEXT_LANES = 2;

/**
 * Reads files and writes what the index holds of them, their links resolved among `candidates`. While a batch is
 * read, the ones before it are being written, and search follows behind them.
 */
export async function indexFiles(
  ctx: Context,
  files: readonly WalkedFile[],
  candidates: Candidates,
  follow: typeof writeTexts = writeTexts,
): Promise<void> {
  const resolver = new Resolver(candidates);
  const rows = new Lane(1);
  const texts = new Lane(TEXT_LANES);
  try {
    for (const batch of batchesOf(files)) {
      const read = readEntries(ctx, batch);
      await rows.begin(async () => {
        const written = await writeRows(ctx, read, resolver);
        await texts.begin(() => follow(ctx, written));
      });
      await new Promise(setImmediate);
    }
  } finally {
    await rows.end().finally(() => texts.end());
  }
}

function* batchesOf<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

const readEntries = (ctx: Context, files: readonly WalkedFile[]): Entry[] =>
  files.map((file) => readEntry(ctx, file)).filter((entry) => entry !== null);

function readEntry(ctx: Context, file: WalkedFile): Entry | null {
  if (kindOf(file.path) === "other") return targetEntry(file);
  const stored = readWalked(ctx.account.vaultDir, file);
  return stored && entryOf(stored);
}

/** Writes files and links; returns those that search has to follow. */
const writeRows = (ctx: Context, read: readonly Entry[], resolver: Resolver): Promise<Entry[]> =>
  ctx.db.tx(async (tx) => {
    await withoutWaiting(tx);
    await lockVault(ctx, tx);
    const current = read.map((entry) => refresh(ctx, entry)).filter((entry) => entry !== null);
    const sources = current.map((entry) => entry.path);
    const links = current.flatMap((entry) => resolver.links(entry));
    await writeFiles(ctx, tx, current);
    await writeLinks(ctx, tx, sources, links);
    return current.filter((entry) => entry.kind !== "other");
  });

/** What was read before the lock may have been written since; then it is read again. */
function refresh(ctx: Context, entry: Entry): Entry | null {
  const now = statOf(ctx, entry.path);
  return now && (isSame(entry, now) ? entry : readEntry(ctx, now));
}

function statOf(ctx: Context, file: VaultPath): WalkedFile | null {
  const stat = lstatSync(path.join(ctx.account.vaultDir, file), { throwIfNoEntry: false });
  if (!stat?.isFile()) return null;
  return { path: file, size: stat.size, mtimeMs: stat.mtimeMs, ctimeMs: stat.ctimeMs, inode: stat.ino };
}

/** Writes the texts for search of files that are indexed otherwise. */
export async function indexTexts(ctx: Context, paths: readonly VaultPath[]): Promise<void> {
  for (const batch of batchesOf(paths)) {
    const files = batch.map((file) => statOf(ctx, file)).filter((file) => file !== null);
    await writeTexts(ctx, readEntries(ctx, files));
  }
}
