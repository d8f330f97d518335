import { availableParallelism } from "node:os";
import { ThreadPool } from "@/lib/core/threads/pool";
import type { ScanTasks } from "./tasks";

export type ScanThreads = ThreadPool<ScanTasks>;

const ENTRY = { source: "lib/janitor/snapshot/threads/entry.ts", bundle: "scan-thread.mjs" };
/** The thread of the scan itself reads as well, and keeps what all have read: more would wait for it. */
const MAX_THREADS = 2;
const THREAD_MEMORY_MB = 256;

const shared = globalThis as { kvScanThreads?: ScanThreads };

/** The threads of this process that read files for scans; none with a single processor. */
export function scanThreads(): ScanThreads {
  shared.kvScanThreads ??= newScanThreads(Math.min(availableParallelism() - 1, MAX_THREADS));
  return shared.kvScanThreads;
}

export const newScanThreads = (size: number): ScanThreads =>
  new ThreadPool({ entry: ENTRY, size, idleMs: 10_000, memoryMb: THREAD_MEMORY_MB });
