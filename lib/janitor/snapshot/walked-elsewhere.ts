import { logger } from "@/lib/log";
import type { ScanThreads } from "./threads/pool";
import type { Walked } from "./walked";

/** Walks a vault in another thread; null when that has failed. */
export const walkedElsewhere = (root: string, threads: ScanThreads): Promise<Walked | null> =>
  threads.run("walk", { root }).catch((error: unknown) => {
    logger("worker").warn({ err: error }, "a thread failed to walk a vault for a scan");
    return null;
  });
