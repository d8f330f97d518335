import { expect, it } from "vitest";
import type { EndlessTasks } from "@/tests/platform/endless-thread";
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

it("that is closed fails what runs and what waits, and starts nothing for it", async () => {
  const entry = { source: "tests/platform/endless-thread.ts", bundle: "none.mjs" };
  const pool = new ThreadPool<EndlessTasks>({ entry, size: 1 });
  const tasks = Promise.allSettled(Array.from({ length: 3 }, () => pool.run("endless", null)));
  await pool.close();
  const all = [...(await tasks), ...(await Promise.allSettled([pool.run("endless", null)]))];
  expect(all.map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
  expect(pool.ready).toBe(0);
});
