import { expect, it, vi } from "vitest";
import { perProcess } from "./per-process";

it("makes a thing once, also for another copy of the module", async () => {
  const make = vi.fn(() => new Map<string, number>());
  const first = perProcess("a test's map", make);
  vi.resetModules();
  const { perProcess: copied } = await import("./per-process");
  expect(copied).not.toBe(perProcess);
  expect(copied("a test's map", make)()).toBe(first());
  expect(make).toHaveBeenCalledTimes(1);
});
