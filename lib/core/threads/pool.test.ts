import { expect, it } from "vitest";
import type { GreedyTasks } from "@/tests/platform/greedy-thread";
import { until } from "@/tests/support/until";
import { ThreadPool } from "./pool";

it("threads that were started before there is a task end when none comes", async () => {
  const entry = { source: "tests/platform/greedy-thread.ts", bundle: "greedy-thread.mjs" };
  const pool = new ThreadPool<GreedyTasks>({ entry, size: 2, idleMs: 500 });
  expect(pool.ready).toBe(0);
  pool.warm();
  await until("both are ready", () => pool.ready === 2);
  await until("both have ended", () => pool.ready === 0);
});
