import { batchesOf } from "@/lib/core/batches";
import type { Context, Tx } from "@/lib/db";
import type { Layout } from "../settings/layout";
import { fileAt, type WalkedFile } from "../store";
import { fileArrays, linkArrays } from "./columns";
import type { IndexEntry } from "./entry";
import { lockVaultHere } from "./lock";
import { FILES_PER_TURN, readEntry } from "./read-entry";
import { type Candidates, Resolver } from "./resolver";
import { deleteFacts, filesStatement, hasLinks, newLinksStatement, writeLinks } from "./rows";
import { isSameVersion } from "./same-version";
import { TaskGroup } from "./task-group";

/** Large enough to amortize a transaction, small enough not to block others. */
export const BATCH_SIZE = 500;

/** Called in the transaction that writes a batch, before it. */
type BeforeWrite = (tx: Tx, entries: readonly IndexEntry[]) => Promise<void>;

/**
 * Indexes files, with links resolved among `candidates`. Reading a batch overlaps with writing the previous one. Their
 * search texts are left for `indexTexts`.
 */
export async function indexFiles(
  ctx: Context,
  files: readonly WalkedFile[],
  candidates: Candidates,
  layout: Layout,
  before?: BeforeWrite,
): Promise<void> {
  const resolver = new Resolver(candidates);
  const writing = new TaskGroup(1);
  try {
    for (const batch of batchesOf(files, BATCH_SIZE)) {
      const rows = new Rows(ctx, await readEntries(ctx, batch, layout), resolver);
      await writing.begin(() => writeRows(ctx, rows, layout, before));
    }
  } finally {
    await writing.end();
  }
}

async function readEntries(
  ctx: Context,
  files: readonly WalkedFile[],
  layout: Layout,
): Promise<IndexEntry[]> {
  const entries: IndexEntry[] = [];
  for (const some of batchesOf(files, FILES_PER_TURN)) {
    for (const file of some) {
      const entry = readEntry(ctx.account.vaultDir, file, layout);
      if (entry) entries.push(entry);
    }
    await new Promise(setImmediate);
  }
  return entries;
}

/** The rows of a batch, with the statements that write them: composed while the previous batch is written. */
class Rows {
  readonly files;
  readonly links;
  readonly newLinks;

  constructor(
    ctx: Context,
    readonly entries: readonly IndexEntry[],
    readonly resolver: Resolver,
  ) {
    this.links = entries.flatMap((entry) => resolver.links(entry));
    this.files = filesStatement(ctx, fileArrays(entries));
    this.newLinks = newLinksStatement(ctx, linkArrays(this.links));
  }

  get paths(): string[] {
    return this.entries.map(({ path }) => path);
  }
}

/** Writes files and links. Reconciliation detects and repairs what is lost. */
const writeRows = (
  ctx: Context,
  read: Rows,
  layout: Layout,
  before: BeforeWrite | undefined,
): Promise<void> =>
  ctx.db.tx(
    async (tx) => {
      const [, isLinked] = await Promise.all([lockVaultHere(ctx, tx), hasLinks(ctx, tx, read.paths)]);
      const rows = refresh(ctx, read, layout);
      if (rows.entries.length === 0) return;
      await before?.(tx, rows.entries);
      await Promise.all([
        tx.execute(rows.files),
        deleteFacts(ctx, tx, rows.paths),
        isLinked ? writeLinks(ctx, tx, rows.paths, rows.links) : tx.execute(rows.newLinks),
      ]);
    },
    { commit: "asynchronous" },
  );

/** Reads files again that were written since they were read without the lock. */
function refresh(ctx: Context, read: Rows, layout: Layout): Rows {
  const entries = read.entries.map((entry) => {
    const now = fileAt(ctx.account.vaultDir, entry.path);
    return now && (isSameVersion(entry, now) ? entry : readEntry(ctx.account.vaultDir, now, layout));
  });
  if (entries.every((entry, at) => entry === read.entries[at])) return read;
  return new Rows(
    ctx,
    entries.filter((entry) => entry !== null),
    read.resolver,
  );
}
