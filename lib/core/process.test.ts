import { describe, expect, it } from "vitest";
import { zombie } from "@/tests/support/processes";
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
    const { pid, parent, end } = await zombie();
    expect(processState(pid)).toMatchObject({ zombie: true, parent });
    expect(isRunning(pid)).toBe(false);
    await end();
  });
});
