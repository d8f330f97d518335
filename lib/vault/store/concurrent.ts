/** Flushes to disk overlap, which is faster for many files. */
const CONCURRENCY = 32;

/** Calls `work` for every item, several at a time. Throws the first error after all running calls have ended. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  const errors: unknown[] = [];
  const run = async () => {
    for (const item of left) {
      if (errors.length > 0) return;
      await work(item).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, items.length) }, run));
  if (errors.length > 0) throw errors[0];
}
