import { perProcess } from "@/lib/core/per-process";
import { ThreadPool } from "@/lib/core/threads/pool";
import { DOCUMENT_LIMITS } from "../limits";
import type { DocumentTasks } from "./tasks";

const ENTRY = { source: "lib/documents/threads/entry.ts", bundle: "documents-thread.mjs" };

/** The thread of this process that reads documents: one, so that its memory is the only one. */
export const documentThreads = perProcess(
  "document threads",
  () =>
    new ThreadPool<DocumentTasks>({
      entry: ENTRY,
      size: 1,
      idleMs: 30_000,
      memoryMb: DOCUMENT_LIMITS.memoryMb,
    }),
);
