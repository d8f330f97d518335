import { batchesOf } from "@/lib/core/batches";
import { cannotRead } from "@/lib/core/error-code";
import type { Context } from "@/lib/db";
import { fileAt } from "../store";
import { readWalked } from "./disk";
import { isTextQueued } from "./later";
import { TaskGroup } from "./task-group";
import { countUnsearched, type Searched, sortTexts, type Unsearched, unsearched, writeTexts } from "./texts";

const PAGE_SIZE = 2_000;
const BATCH_SIZE = 250;
/** Connections that write search texts. */
const CONCURRENCY = 2;

/** Search texts that are missing or outdated: those of a first index, or that a process did not write before it ended. */
export interface MissingTexts {
  count: number;
  first: readonly Unsearched[];
}

export const missingTexts = (ctx: Context): Promise<MissingTexts> =>
  ctx.db.tx(async (tx) => {
    const first = await unsearched(ctx, tx, { after: "", limit: PAGE_SIZE });
    if (first.length === PAGE_SIZE) return { count: await countUnsearched(ctx, tx), first };
    const others = first.filter(({ path }) => !isTextQueued(ctx, path));
    return { count: others.length, first: others };
  });

/** Called with the number of search texts that are left. */
type Report = (left: number) => Promise<unknown>;

/** Writes these search texts. Many are sorted into the index of words while others are written. */
export async function indexTexts(
  ctx: Context,
  { count, first }: MissingTexts,
  report: Report,
): Promise<void> {
  const writing = new TaskGroup(CONCURRENCY);
  const sorting = new TaskGroup(1);
  let left = count;
  try {
    for (let page = first; page.length > 0; ) {
      for (const batch of batchesOf(page, BATCH_SIZE)) {
        const texts = batch.map((record) => readText(ctx, record)).filter((text) => text !== null);
        await writing.begin(() => writeTexts(ctx, texts));
        await new Promise(setImmediate);
      }
      left -= page.length;
      const after = page.length < PAGE_SIZE ? undefined : page.at(-1)?.path;
      if (after === undefined) break;
      await report(left);
      await sorting.begin(() => sortTexts(ctx));
      page = await ctx.db.tx((tx) => unsearched(ctx, tx, { after, limit: PAGE_SIZE }));
    }
  } finally {
    await writing.end().finally(() => sorting.end());
  }
  if (count >= MIN_TO_SORT) await sortTexts(ctx);
}

/** From this number of new search texts on, searches are slower until they are sorted. */
const MIN_TO_SORT = 1_000;

/** Null when the file is gone, cannot be read, or is not the one that is indexed: then it is reconciled again. */
function readText(ctx: Context, record: Unsearched): Searched | null {
  const file = fileAt(ctx.account.vaultDir, record.path);
  try {
    const stored = file && readWalked(ctx.account.vaultDir, file);
    return stored?.hash === record.hash ? { ...record, text: stored.text } : null;
  } catch (error) {
    if (cannotRead(error)) return null;
    throw error;
  }
}
