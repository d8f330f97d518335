import { batchesOf } from "@/lib/core/batches";
import { isUniqueViolation } from "@/lib/core/error-code";
import type { Context, Tx } from "@/lib/db";
import type { Layout } from "../../settings/layout";
import { fileAt, type WalkedFile } from "../../store";
import { BATCH_SIZE, indexFiles } from "../batches";
import { newFactsStatement } from "../facts/rows";
import { lockVaultHere } from "../lock";
import { FILES_PER_TURN } from "../read-entry";
import { candidatesOf } from "../resolver";
import { newFilesStatement, newLinksStatement } from "../rows";
import { isSameVersion } from "../same-version";
import { TaskGroup } from "../task-group";
import type { Composed } from "./compose";
import type { Start } from "./tasks";
import { ComposingThread } from "./thread";

/**
 * As `indexFiles`, for a first index, whose rows are as a rule new: a thread reads the files and composes the rows, so that
 * Postgres, which needs as long to write them, never waits for this one. `paths` are all files of the vault.
 */
export async function indexFirst(
  ctx: Context,
  files: readonly WalkedFile[],
  paths: ReadonlySet<string>,
  layout: Layout,
  thread = ComposingThread.begin(startOf(ctx, paths, layout), files.length),
): Promise<void> {
  const left = thread ? await indexBy(thread, ctx, files, layout) : files;
  if (left.length > 0) await indexFiles(ctx, left, candidatesOf(paths), layout);
}

export const startOf = (ctx: Context, paths: ReadonlySet<string>, layout: Layout): Start => ({
  root: ctx.account.vaultDir,
  layout: layout.settings,
  paths: [...paths],
});

/** Returns the files that are left: those that have changed in the meantime, and all others if the thread fails. */
async function indexBy(
  thread: ComposingThread,
  ctx: Context,
  files: readonly WalkedFile[],
  layout: Layout,
): Promise<WalkedFile[]> {
  const left: WalkedFile[] = [];
  const writing = new TaskGroup(1);
  let done = 0;
  try {
    const batches = thread.compose(batchesOf(files, BATCH_SIZE));
    for (let next = await nextOf(ctx, batches); next; next = await nextOf(ctx, batches)) {
      const [batch, composed] = next;
      done += batch.length;
      await writing.begin(async () => {
        if (!(await writeComposed(ctx, batch, composed, layout))) left.push(...batch);
      });
    }
  } finally {
    await writing.end().finally(() => thread.end());
  }
  return [...left, ...files.slice(done)];
}

type Batches = AsyncGenerator<[WalkedFile[], Composed]>;

/** Undefined at the end, and where the thread fails. */
async function nextOf(ctx: Context, batches: Batches): Promise<[WalkedFile[], Composed] | undefined> {
  try {
    const { value, done } = await batches.next();
    return done ? undefined : value;
  } catch (error) {
    ctx.log.warn({ err: error }, "a thread failed to read files for the index");
    return undefined;
  }
}

/** A file has changed since it was read: the rows of its batch are not written. */
class Outdated extends Error {}

/** Writes the rows of a batch; false when they are outdated, or not new. */
async function writeComposed(
  ctx: Context,
  batch: readonly WalkedFile[],
  composed: Composed,
  layout: Layout,
): Promise<boolean> {
  const write = async (tx: Tx) => {
    await lockVaultHere(ctx, tx);
    // While Postgres writes, and before it commits.
    const [areSame] = await Promise.all([
      areUnchanged(ctx, batch),
      tx.execute(newFilesStatement(ctx, composed.files)),
      tx.execute(newLinksStatement(ctx, composed.links)),
      tx.execute(newFactsStatement(ctx, layout, composed.facts)),
    ]);
    if (!areSame) throw new Outdated();
  };
  try {
    await ctx.db.tx(write, { commit: "asynchronous" });
    return true;
  } catch (error) {
    // A file already has a row: a first index was interrupted, or this service has created the file in the meantime.
    if (error instanceof Outdated || isUniqueViolation(error)) return false;
    throw error;
  }
}

async function areUnchanged(ctx: Context, files: readonly WalkedFile[]): Promise<boolean> {
  for (const some of batchesOf(files, FILES_PER_TURN)) {
    await new Promise(setImmediate);
    for (const file of some) {
      const now = fileAt(ctx.account.vaultDir, file.path);
      if (now === null || !isSameVersion(file, now)) return false;
    }
  }
  return true;
}
