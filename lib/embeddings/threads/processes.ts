import { availableParallelism } from "node:os";
import { perProcess } from "@/lib/core/per-process";
import { ThreadPool } from "@/lib/core/threads/pool";
import type { SentenceTasks } from "./tasks";

const ENTRY = { source: "lib/embeddings/threads/process-entry.ts", bundle: "embeddings-process.mjs" };
/** Each takes some 250 MB. */
const MAX_PROCESSES = 4;

/** The processes that embed many texts for this one: ONNX Runtime works in the main thread of a process only. */
export const processes = perProcess(
  "embedding processes",
  () =>
    new ThreadPool<SentenceTasks>({
      entry: ENTRY,
      size: Math.min(availableParallelism(), MAX_PROCESSES),
      areProcesses: true,
    }),
);
