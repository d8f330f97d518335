import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ThreadPool } from "@/lib/core/threads";
import { itDeep } from "../support/deep";
import { root } from "../support/root";
import { until } from "../support/until";
import type { EchoTasks } from "./echo-process";

const entry = { source: "tests/platform/echo-process.ts", bundle: "echo-process.mjs" };
const pool = new ThreadPool<EchoTasks>({ entry, size: 2, areProcesses: true });
afterAll(() => pool.close());

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("tasks run in separate processes, in parallel, and return vectors", async () => {
  const [one, other] = await Promise.all([pool.run("pid", null), pool.run("pid", null)]);
  expect(new Set([process.pid, one, other]).size).toBe(3);
  const vector = Float32Array.of(0.5, -1, Number.NaN);
  expect(await pool.run("echo", { vector })).toEqual({ vector });
});

it("a task fails when its process ends, and the next has another", async () => {
  await expect(pool.run("end", null)).rejects.toThrow("ended before its task completed");
  expect(await pool.run("echo", "again")).toBe("again");
});

it("a signal for the whole group leaves it its task, and idle ones are ended", async () => {
  const pid = await pool.run("pid", null);
  process.kill(pid, "SIGINT");
  expect(await pool.run("echo", "still there")).toBe("still there");
  expect(isRunning(pid)).toBe(true);
  await pool.endIdle();
  await until("it is gone", () => !isRunning(pid));
});

itDeep("it ends with the process that started it, however that ends", async () => {
  const parent = fork(join(root, "tests/platform/echo-parent.ts"), {
    execArgv: ["--import", "tsx"],
    cwd: root,
  });
  const [pid] = (await once(parent, "message")) as [number];
  expect(isRunning(pid)).toBe(true);
  parent.kill("SIGKILL");
  await until("it is gone", () => !isRunning(pid));
});
