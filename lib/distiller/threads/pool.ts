import { availableParallelism } from "node:os";
import { perProcess } from "@/lib/core/per-process";
import { ThreadPool } from "@/lib/core/threads/pool";
import type { ReadingTasks } from "./tasks";

const ENTRY = { source: "lib/distiller/threads/entry.ts", bundle: "distiller-thread.mjs" };
/** Each takes some 70 MB. */
const MAX_THREADS = 2;

/** The threads of this process that read records for the Distiller. */
export const readingThreads = perProcess(
  "distiller threads",
  () =>
    new ThreadPool<ReadingTasks>({
      entry: ENTRY,
      size: Math.min(availableParallelism(), MAX_THREADS),
      idleMs: 10_000,
    }),
);
