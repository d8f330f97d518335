import { afterEach, describe, expect, it } from "vitest";
import type { EndlessTasks } from "@/tests/platform/endless-thread";
import type { GreedyTasks } from "@/tests/platform/greedy-thread";
import { until } from "@/tests/support/until";
import { ThreadTimeout } from "./limits";
import { ThreadPool } from "./pool";

it("threads that were started before there is a task end when none comes", async () => {
  const entry = { source: "tests/platform/greedy-thread.ts", bundle: "greedy-thread.mjs" };
  const pool = new ThreadPool<GreedyTasks>({ entry, size: 2, idleMs: 2_000 });
  expect(pool.ready).toBe(0);
  pool.warm();
  await until("both are ready", () => pool.ready === 2);
  await until("both have ended", () => pool.ready === 0);
});

it("that is closed fails running and waiting tasks, and starts none", async () => {
  const entry = { source: "tests/platform/endless-thread.ts", bundle: "none.mjs" };
  const pool = new ThreadPool<EndlessTasks>({ entry, size: 1 });
  const tasks = Promise.allSettled(Array.from({ length: 3 }, () => pool.run("endless", null)));
  await pool.close();
  const all = [...(await tasks), ...(await Promise.allSettled([pool.run("endless", null)]))];
  expect(all.map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
  expect(pool.ready).toBe(0);
});

describe("with several owners", () => {
  const entry = { source: "tests/platform/endless-thread.ts", bundle: "none.mjs" };
  const made: ThreadPool<EndlessTasks>[] = [];
  const poolOf = (size: number) => {
    const pool = new ThreadPool<EndlessTasks>({ entry, size });
    made.push(pool);
    return pool;
  };
  afterEach(async () => {
    await Promise.all(made.splice(0).map((pool) => pool.close()));
  });

  it("one that has all threads leaves half of them to another", async () => {
    const pool = poolOf(2);
    const greedy = Array.from({ length: 6 }, () => pool.run("endless", null, { owner: "greedy" }));
    const ended = Promise.allSettled(greedy);
    expect(await pool.run("answer", null, { owner: "other" })).toBe("here");
    // From then on a thread stays free, so that nothing has to end for the next.
    expect(await pool.run("answer", null, { owner: "other" })).toBe("here");
    await pool.close();
    const reasons = (await ended).map((each) => each.status === "rejected" && String(each.reason));
    expect(reasons.filter((reason) => /Another account/.test(String(reason)))).toHaveLength(1);
  });

  it("one that is alone has all of them", async () => {
    const pool = poolOf(2);
    pool.run("endless", null, { owner: "a" }).catch(() => {});
    expect(await pool.run("answer", null, { owner: "a" })).toBe("here");
  });

  it("one may not fill the queue", async () => {
    const pool = poolOf(1);
    const tasks = Array.from({ length: 60 }, () => pool.run("endless", null, { owner: "greedy" }));
    const ended = Promise.allSettled(tasks);
    await expect(tasks[59]).rejects.toThrow(ThreadTimeout);
    await pool.close();
    const refused = (await ended).filter(
      (each) => each.status === "rejected" && each.reason instanceof ThreadTimeout,
    );
    expect(refused).toHaveLength(9);
  });
});
