import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { reachableRoom } from "@/tests/support/room";
import { worst } from "./check";
import { controlGroups } from "./checks/control-groups";
import { evaluateDatabase } from "./checks/database";
import { evaluateSpace } from "./checks/disk";
import { evaluateInbox } from "./checks/inbox";
import { evaluateMemory } from "./checks/memory";
import { evaluateWorkers } from "./checks/workers";

const [MiB, GiB] = [1024 ** 2, 1024 ** 3];
const room = reachableRoom("kv-groups-");
afterAll(() => room.remove());

it("the worst of several counts", () => {
  expect(worst([])).toBe("ok");
  expect(worst(["ok", "down", "degraded"])).toBe("down");
  expect(worst(["degraded", "ok"])).toBe("degraded");
});

it("a database is slow from a second on", () => {
  expect(evaluateDatabase(3.11)).toEqual({ status: "ok", detail: "Answers in 3.1 ms" });
  expect(evaluateDatabase(1_200)).toEqual({ status: "degraded", detail: "Answers in 1200 ms" });
});

describe("a disk", () => {
  const files = { usedFiles: 10, freeFiles: 90 };
  it.each([
    ["half full", { usedBytes: 50 * GiB, freeBytes: 50 * GiB, ...files }, "ok", 50],
    ["nearly full", { usedBytes: 95 * GiB, freeBytes: 5 * GiB, ...files }, "degraded", 95],
    ["nearly full, but large", { usedBytes: 9500 * GiB, freeBytes: 500 * GiB, ...files }, "ok", 95],
    ["full", { usedBytes: 99 * GiB, freeBytes: 50 * MiB, ...files }, "down", 100],
    ["out of files", { usedBytes: GiB, freeBytes: 99 * GiB, usedFiles: 97, freeFiles: 3 }, "degraded", 1],
    [
      "without a number of files",
      { usedBytes: GiB, freeBytes: 99 * GiB, usedFiles: 0, freeFiles: 0 },
      "ok",
      1,
    ],
  ] as const)("that is %s", (_, space, status, percent) => {
    expect(evaluateSpace("vault", space)).toMatchObject({ status, percent });
  });

  it("that is not there is down", () => {
    expect(evaluateSpace("vault", null)).toMatchObject({
      status: "down",
      detail: expect.stringMatching(/mounted/),
    });
  });
});

it("the memory whose limit is nearest counts", () => {
  const machine = { of: "machine", used: 4 * GiB, limit: 16 * GiB };
  expect(evaluateMemory([machine])).toMatchObject({ status: "ok", percent: 25 });
  const container = { of: "container", used: 0.95 * GiB, limit: GiB };
  expect(evaluateMemory([machine, container])).toEqual({
    status: "degraded",
    percent: 95,
    detail: "95% of the container's 1.0 GiB in use, 51.2 MiB left",
  });
});

describe("control groups", () => {
  const write = (path: string, text: string) => {
    mkdirSync(join(room.path, path, ".."), { recursive: true });
    writeFileSync(join(room.path, path), text);
  };

  it("of both versions are read, with those around them, less what is only kept for later", () => {
    write("cgroup", "4:memory:/a/b\n1:cpu:/\n0::/c\n");
    write("sys/fs/cgroup/memory/a/b/memory.limit_in_bytes", "9223372036854775808\n");
    write("sys/fs/cgroup/memory/a/b/memory.usage_in_bytes", "500\n");
    write("sys/fs/cgroup/memory/a/memory.limit_in_bytes", "1000\n");
    write("sys/fs/cgroup/memory/a/memory.usage_in_bytes", "700\n");
    write("sys/fs/cgroup/memory/a/memory.stat", "cache 1\ntotal_inactive_file 300\n");
    write("sys/fs/cgroup/c/memory.max", "2000\n");
    write("sys/fs/cgroup/c/memory.current", "1500\n");
    write("sys/fs/cgroup/c/memory.stat", "inactive_file 100\n");
    write("sys/fs/cgroup/memory.max", "max\n");
    write("sys/fs/cgroup/memory.current", "5000\n");
    expect(controlGroups(join(room.path, "cgroup"), room.path)).toEqual([
      { of: "container", limit: 2 ** 63, used: 500 },
      { of: "container", limit: 1000, used: 400 },
      { of: "container", limit: 2000, used: 1400 },
    ]);
  });

  it("are none where the system has none", () => {
    expect(controlGroups(join(room.path, "nothing"), room.path)).toEqual([]);
  });
});

describe("workers", () => {
  const idle = {
    name: "curator",
    state: "running",
    since: null,
    health: "idle",
    last_success: null,
    last_error: null,
    queue: { depth: 0, oldest_waiting: null },
    current: [],
  } as const;
  const error = { at: "2026-01-01T00:00:00.000Z", message: "no room" };
  it.each([
    ["idle", [idle], 1, "ok", "1 worker process is running; none is stalled or failing"],
    ["without a process", [idle], 0, "degraded", /^No worker process is running/],
    ["stopped on purpose", [{ ...idle, state: "stopped" as const }], 0, "ok", /all workers are stopped/],
    [
      "failing",
      [{ ...idle, health: "failing" as const, last_error: error }],
      2,
      "degraded",
      "2 worker processes are running; curator is failing (no room)",
    ],
    [
      "stalled, while another is stopped",
      [
        { ...idle, health: "stalled" as const },
        { ...idle, state: "stopped" as const, health: "failing" as const },
      ],
      1,
      "degraded",
      "1 worker process is running; curator is stalled",
    ],
  ] as const)("that are %s", (_, workers, processes, status, detail) => {
    const found = evaluateWorkers({
      workers: [...workers].map((each) => ({ ...each, current: [] })),
      processes,
    });
    expect(found.status).toBe(status);
    expect(found.detail).toMatch(detail);
  });
});

describe("an inbox", () => {
  it.each([
    [{ waiting: 0, oldestMs: 0, onHold: 0, quarantined: 0 }, "ok", "No files waiting"],
    [{ waiting: 1, oldestMs: 3_000, onHold: 0, quarantined: 0 }, "ok", "1 file waiting, the oldest for 3 s"],
    [
      { waiting: 2, oldestMs: 20 * 60_000, onHold: 3, quarantined: 1 },
      "degraded",
      "2 files waiting, the oldest for 20 min; 3 files are on hold; 1 file is in quarantine",
    ],
  ])("of %j", (given, status, detail) => {
    expect(evaluateInbox(given)).toEqual({ status, detail });
  });
});
