/**
 * Runs `work` for `limitMs` at most. The signal aborts when the time is up, with a `TimeoutError`, or with `parent`, for
 * its reason; either ends the wait, even when `work` takes no notice of it. Its timer is held until `work` has ended:
 * one that `AbortSignal.any` alone refers to may be collected, and then never fires.
 * @throws what `work` throws, a `DOMException` named `TimeoutError`, or the parent's reason
 */
export async function withTimeout<T>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  parent?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = () => controller.abort(parent?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`Not done within ${limitMs} ms`, "TimeoutError")),
    limitMs,
  );
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  parent?.addEventListener("abort", follow, { once: true });
  if (parent?.aborted) follow();
  try {
    return await Promise.race([aborted, work(signal)]);
  } finally {
    clearTimeout(timer);
    parent?.removeEventListener("abort", follow);
  }
}
