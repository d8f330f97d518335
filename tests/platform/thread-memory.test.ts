import { expect, it } from "vitest";
import { ThreadMemory, ThreadPool } from "@/lib/core/threads";
import type { GreedyTasks } from "./greedy-thread";

it("a task that takes more memory than it may is ended", async () => {
  const entry = { source: "tests/platform/greedy-thread.ts", bundle: "greedy-thread.mjs" };
  const pool = new ThreadPool<GreedyTasks>({ entry, size: 1 });
  await expect(pool.run("greedy", null, { growthMb: 256 })).rejects.toBeInstanceOf(ThreadMemory);
  await pool.close();
});
