import { setTimeout as sleep } from "node:timers/promises";
import { batchesOf } from "@/lib/core/batches";
import { isDatabaseUnavailable } from "@/lib/core/outage";
import type { Context } from "@/lib/db";
import { type Searched, writeTexts } from "./texts";

/** The size of an ordinary change; creating the texts of more takes longer than a reply should wait. */
const BATCH_SIZE = 32;

/** Nine seconds in all; a longer outage is left to reconciliation. */
const RETRY_DELAYS_MS = [100, 400, 1_600, 6_400];

/** What this process still has to write for an account. */
interface Queue {
  /** The number of times that the text of each file is queued, by path. */
  waiting: Map<string, number>;
  done: Promise<void>;
}

/** Next bundles each route separately, so state of the process is on `globalThis`. */
const shared = globalThis as { kvTextQueues?: Map<string, Queue> };

function queues(): Map<string, Queue> {
  shared.kvTextQueues ??= new Map();
  return shared.kvTextQueues;
}

/**
 * Updates full-text search for the files of a change: with many files, the first now and the others later. The change is
 * made in any case: what cannot be written now, as when a connection is lost, is also written later.
 */
export async function writeFirstTexts(ctx: Context, entries: readonly Searched[]): Promise<void> {
  const now = entries.length <= BATCH_SIZE ? entries : entries.slice(0, 1);
  const isWritten = await writeTexts(ctx, now).then(
    () => true,
    (error: unknown) => {
      ctx.log.warn({ err: error, files: now.length }, "search texts are written later");
      return false;
    },
  );
  const later = isWritten ? entries.slice(now.length) : entries;
  if (later.length > 0) writeTextsLater(ctx, later);
}

/**
 * Updates full-text search for these files soon, after those of earlier changes. Searches of this process wait for it; what a
 * process that ends has not written is found by its hash at the next reconciliation.
 */
function writeTextsLater(ctx: Context, entries: readonly Searched[]): void {
  const id = ctx.account.id;
  const queue = queues().get(id) ?? { waiting: new Map(), done: Promise.resolve() };
  queues().set(id, queue);
  for (const { path } of entries) queue.waiting.set(path, (queue.waiting.get(path) ?? 0) + 1);
  queue.done = queue.done.then(async () => {
    await writeInBatches(ctx, entries).catch((error: unknown) => {
      ctx.log.error({ err: error, files: entries.length }, "search texts are left to reconciliation");
    });
    for (const { path } of entries) leave(queue, path);
    if (queue.waiting.size === 0) queues().delete(id);
  });
}

async function writeInBatches(ctx: Context, entries: readonly Searched[]): Promise<void> {
  for (const batch of batchesOf(entries, BATCH_SIZE)) {
    await new Promise(setImmediate);
    await onceBack(() => writeTexts(ctx, batch));
  }
}

/** Tries again while the database is away. */
async function onceBack(write: () => Promise<void>): Promise<void> {
  for (const ms of RETRY_DELAYS_MS) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
    await sleep(ms);
  }
  return write();
}

function leave({ waiting }: Queue, path: string): void {
  const left = (waiting.get(path) ?? 1) - 1;
  if (left > 0) waiting.set(path, left);
  else waiting.delete(path);
}

/** Resolves when this process has written the search texts of all changes of the account so far. */
export const textsWritten = async (ctx: Context): Promise<void> => queues().get(ctx.account.id)?.done;

/** Whether this process is about to write the search text of a file. */
export const isTextQueued = (ctx: Context, path: string): boolean =>
  queues().get(ctx.account.id)?.waiting.has(path) ?? false;
