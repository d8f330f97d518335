import { ThreadPool } from "@/lib/core/threads/pool";
import { DOCUMENT_LIMITS } from "../limits";
import type { DocumentTasks } from "./tasks";

const ENTRY = { source: "lib/documents/threads/entry.ts", bundle: "documents-thread.mjs" };

const shared = globalThis as { kvDocumentThreads?: ThreadPool<DocumentTasks> };

/** The thread of this process that reads documents: one, so that its memory is the only one. */
export function documentThreads(): ThreadPool<DocumentTasks> {
  shared.kvDocumentThreads ??= new ThreadPool({
    entry: ENTRY,
    size: 1,
    idleMs: 30_000,
    memoryMb: DOCUMENT_LIMITS.memoryMb,
  });
  return shared.kvDocumentThreads;
}
