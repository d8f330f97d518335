import { KvError } from "@/lib/core/errors";
import { perProcess } from "@/lib/core/per-process";
import { ThreadPool } from "@/lib/core/threads/pool";
import type { ReadingTasks } from "./tasks";

const ENTRY = { source: "lib/vault/threads/entry.ts", bundle: "reading-thread.mjs" };
const MAX_THREADS = 2;
const THREAD_MEMORY_MB = 512;

/** Timeouts for one text, in a thread and until one is free, ms. Long notes take a second, and several on a busy machine. */
export const readingLimits = (account: string) => ({ runMs: 10_000, waitMs: 5_000, owner: account });
/** A text that was too slow is retried after this time, ms. */
export const RETRY_AFTER_MS = 10 * 60_000;

/** The threads of this process that parse untrusted text, shared by all accounts. */
export const readingThreads = perProcess(
  "reading threads",
  () => new ThreadPool<ReadingTasks>({ entry: ENTRY, size: MAX_THREADS, memoryMb: THREAD_MEMORY_MB }),
);

/** No thread was free in time. */
export const busy = (): KvError =>
  new KvError("UNAVAILABLE", "The server is busy: try again", { retryAfter: 5 });
