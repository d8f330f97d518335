import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { isRunning, processState } from "./process";

describe("processState", () => {
  it("knows a process that runs, by its command", () => {
    expect(processState(process.pid)).toEqual({
      zombie: false,
      parent: process.ppid,
      command: expect.stringContaining("node"),
    });
    expect(isRunning(process.pid)).toBe(true);
  });

  it("knows that nothing runs under a number that is out of reach", () => {
    expect(processState(2 ** 30)).toBeNull();
    expect(isRunning(2 ** 30)).toBe(false);
  });

  it("counts a process that is dead but not buried as dead", async () => {
    const parent = spawn("/bin/sh", ["-c", "(exit 0) & echo $!; exec sleep 60"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [line] = await once(parent.stdout, "data");
    const pid = Number(String(line));
    while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(processState(pid)).toMatchObject({ zombie: true, parent: parent.pid });
    parent.kill();
  });
});
