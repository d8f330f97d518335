import { availableParallelism } from "node:os";
import { ThreadPool } from "@/lib/core/threads/pool";
import type { EmbeddingTasks } from "./tasks";

const ENTRY = { source: "lib/embeddings/threads/entry.ts", bundle: "embeddings-thread.mjs" };
const MAX_THREADS = 4;

const shared = globalThis as { kvEmbeddingThreads?: ThreadPool<EmbeddingTasks> };

/** The worker threads of this process for vector computations. */
export function threads(): ThreadPool<EmbeddingTasks> {
  const size = Math.min(Math.max(availableParallelism(), 1), MAX_THREADS);
  shared.kvEmbeddingThreads ??= new ThreadPool({ entry: ENTRY, size });
  return shared.kvEmbeddingThreads;
}
