/** Flushes to the disk overlap, so that many files do not wait for as many turns of it. */
const CONCURRENCY = 32;

/** Does `work` for every item, several at a time. Throws the first failure, once nothing is running any more. */
export async function inGroups<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += CONCURRENCY) {
    const results = await Promise.allSettled(items.slice(start, start + CONCURRENCY).map(work));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
  }
}
