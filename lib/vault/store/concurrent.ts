/** Flushes to disk overlap, which is faster for many files. */
const CONCURRENCY = 32;

/** Calls `work` for every item, several at a time. Throws the first error after all running calls have ended. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += CONCURRENCY) {
    const results = await Promise.allSettled(items.slice(start, start + CONCURRENCY).map(work));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
  }
}
