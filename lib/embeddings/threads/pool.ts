import { availableParallelism } from "node:os";
import { perProcess } from "@/lib/core/per-process";
import { ThreadPool } from "@/lib/core/threads/pool";
import type { EmbeddingTasks } from "./tasks";

const ENTRY = { source: "lib/embeddings/threads/entry.ts", bundle: "embeddings-thread.mjs" };
const MAX_THREADS = 4;

/** The worker threads of this process for vector computations. */
export const threads = perProcess(
  "embedding threads",
  () => new ThreadPool<EmbeddingTasks>({ entry: ENTRY, size: Math.min(availableParallelism(), MAX_THREADS) }),
);
