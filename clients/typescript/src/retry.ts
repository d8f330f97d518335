export interface RetryOptions {
  /** How often a call is sent at the most; 4 by default. */
  attempts?: number;
  /** The wait before the second attempt, in milliseconds; it doubles each time. 250 by default. */
  delay?: number;
}

/** Statuses after which the same call may succeed. */
const PASSING = new Set([429, 502, 503, 504]);
/** Longer than this no call waits by itself, whatever `Retry-After` says. */
const MAX_WAIT = 60_000;

/** Sends until a reply is final: again after a lost connection or a status that passes, where that is safe. */
export async function withRetries(
  send: () => Promise<Response>,
  isRepeatable: boolean,
  signal: AbortSignal | undefined,
  { attempts = 4, delay = 250 }: RetryOptions = {},
): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt >= attempts;
    const reply = await send().catch((error: unknown) => {
      if (isLast || !isRepeatable || signal?.aborted) throw error;
      return undefined;
    });
    // 429 is answered before anything was done, so that every call may be sent again.
    const mayRepeat = reply?.status === 429 || isRepeatable;
    if (reply && (isLast || !mayRepeat || !PASSING.has(reply.status))) return reply;
    await reply?.body?.cancel();
    await pause(waitOf(reply, delay * 2 ** (attempt - 1)), signal);
  }
}

/** What the service asks for, else the doubling wait with some chance, so that clients do not come back together. */
function waitOf(reply: Response | undefined, usual: number): number {
  const asked = Number(reply?.headers.get("retry-after") ?? Number.NaN) * 1000;
  return Math.min(Number.isFinite(asked) ? asked : usual * (0.5 + Math.random()), MAX_WAIT);
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
