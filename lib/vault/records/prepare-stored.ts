import type { Context } from "@/lib/db";
import { isUnprepared, prepareRecord } from "../record/prepare";
import { busy } from "../threads/pool";

/** Stored texts that take long to read, and that no thread has read. */
class Unprepared extends Error {
  constructor(readonly texts: readonly string[]) {
    super("The texts have to be read in a thread first");
  }
}

/** For the plan of a change that `withPreparing` makes: throws what makes it read the text in a thread. */
export function assertPrepared(text: string): void {
  if (isUnprepared(text)) throw new Unprepared([text]);
}

/** What `plan` makes of each, one after the other. What has to be read in a thread is thrown after the last, all at once. */
export async function planEach<T, R>(items: readonly T[], plan: (item: T) => Promise<R>): Promise<R[]> {
  const planned: R[] = [];
  const texts: string[] = [];
  for (const item of items)
    try {
      planned.push(await plan(item));
    } catch (error) {
      if (!(error instanceof Unprepared)) throw error;
      texts.push(...error.texts);
    }
  if (texts.length > 0) throw new Unprepared(texts);
  return planned;
}

/** Attempts: records may get other such texts in between. */
const MAX_ATTEMPTS = 3;

/**
 * Makes a change again after stored texts that take long to read were read in a thread: in the lock they would hold up other
 * changes, and read before each change, those of one record would lose their order. Throws `UNAVAILABLE` when no thread is free.
 */
export async function withPreparing<T>(ctx: Context, change: () => Promise<T>): Promise<T> {
  for (let texts = 0; texts < MAX_ATTEMPTS; texts++) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof Unprepared)) throw error;
      for (const text of error.texts) await prepareRecord(ctx.account.id, text);
    }
  }
  throw busy();
}
