import { perProcess } from "@/lib/core/per-process";
import { ThreadPool } from "@/lib/core/threads/pool";
import { PLANNING_LIMITS } from "./limits";
import type { PlanningTasks } from "./tasks";

const ENTRY = { source: "lib/curator/local/threads/entry.ts", bundle: "planning-thread.mjs" };

/** The thread of this process that plans long texts. */
export const planningThreads = perProcess(
  "planning threads",
  () =>
    new ThreadPool<PlanningTasks>({
      entry: ENTRY,
      size: 1,
      idleMs: 30_000,
      memoryMb: PLANNING_LIMITS.memoryMb,
    }),
);
