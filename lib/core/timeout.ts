/**
 * Runs `work` for `limitMs` at most, or that long after its last call of `extend`. The signal aborts with a
 * `TimeoutError`, or with the reason of `parent`; either rejects, even when `work` ignores the signal. The timer is
 * held until `work` has ended, because one that only `AbortSignal.any` refers to may be garbage-collected and then
 * never fires. Throws what `work` throws, a `DOMException` named `TimeoutError`, or the parent's reason.
 */
export async function withTimeout<T>(
  limitMs: number,
  work: (signal: AbortSignal, extend: () => void) => Promise<T>,
  parent?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = () => controller.abort(parent?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`Timed out after ${limitMs} ms`, "TimeoutError")),
    limitMs,
  );
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  parent?.addEventListener("abort", follow, { once: true });
  if (parent?.aborted) follow();
  try {
    return await Promise.race([aborted, work(signal, () => timer.refresh())]);
  } finally {
    clearTimeout(timer);
    parent?.removeEventListener("abort", follow);
  }
}
