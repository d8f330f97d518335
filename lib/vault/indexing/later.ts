import { batchesOf } from "@/lib/core/batches";
import type { Context } from "@/lib/db";
import { type Searched, writeTexts } from "./texts";

/** As many as changes that are made together; making the texts of more takes longer than a reply should wait. */
const MOST_AT_ONCE = 32;

/** What is still to be written of an account. */
interface Queue {
  paths: Set<string>;
  done: Promise<void>;
}

/** Next bundles each route separately, so state of the process is on `globalThis`. */
const shared = globalThis as { kvTextQueues?: Map<string, Queue> };

function queues(): Map<string, Queue> {
  shared.kvTextQueues ??= new Map();
  return shared.kvTextQueues;
}

/**
 * Updates full-text search for the files of a change. Of a change of many, the first are written, and the others after this has
 * returned: searches of this process wait for them, and what a process that ends has not written is found by its hash at the next
 * reconciliation.
 */
export async function followTexts(ctx: Context, entries: readonly Searched[]): Promise<void> {
  if (entries.length <= MOST_AT_ONCE) return writeTexts(ctx, entries);
  const [first, ...others] = entries;
  if (first) await writeTexts(ctx, [first]);
  writeLater(ctx, others);
}

function writeLater(ctx: Context, entries: readonly Searched[]): void {
  const id = ctx.account.id;
  const before = queues().get(id);
  const queue: Queue = { paths: new Set(before?.paths), done: Promise.resolve() };
  for (const { path } of entries) queue.paths.add(path);
  const write = async () => {
    await before?.done;
    for (const batch of batchesOf(entries, MOST_AT_ONCE)) {
      await new Promise(setImmediate);
      await writeTexts(ctx, batch);
    }
  };
  queue.done = write()
    .catch((error: unknown) => ctx.log.error({ err: error }, "search texts wait for the next reconciliation"))
    .finally(() => {
      if (queues().get(id) === queue) queues().delete(id);
    });
  queues().set(id, queue);
}

/** Resolves when this process has written the search texts of all changes of the account so far. */
export const textsWritten = async (ctx: Context): Promise<void> => queues().get(ctx.account.id)?.done;

/** Whether this process is about to write the search text of a file. */
export const isTextQueued = (ctx: Context, path: string): boolean =>
  queues().get(ctx.account.id)?.paths.has(path) ?? false;
