import { KvError } from "@/lib/core/errors";
import { perProcess } from "@/lib/core/per-process";

/** Streams that an account may have open in a process, of events and of the log together. */
export const MAX_STREAMS = 50;
/** Seconds until it is worth trying again. */
const RETRY_AFTER = 10;

const open = perProcess("open streams", () => new Map<string, number>());

/** Counts a stream of an account; returns what ends it. Throws `RATE_LIMITED` for one too many. */
export function openStream(account: string): () => void {
  const counts = open();
  const count = counts.get(account) ?? 0;
  if (count >= MAX_STREAMS)
    throw new KvError("RATE_LIMITED", `${MAX_STREAMS} streams are open already: close one first`, {
      retryAfter: RETRY_AFTER,
    });
  counts.set(account, count + 1);
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    const left = (counts.get(account) ?? 1) - 1;
    if (left > 0) counts.set(account, left);
    else counts.delete(account);
  };
}
