import { expect, it, vi } from "vitest";
import { ThreadMemory, ThreadTimeout } from "./threads/limits";

it("errors of shared threads are known by every copy of their class", async () => {
  vi.resetModules();
  const limits = await import("./threads/limits");
  expect(limits.ThreadTimeout).not.toBe(ThreadTimeout);
  expect(new limits.ThreadTimeout("late", true)).toBeInstanceOf(ThreadTimeout);
  expect(new limits.ThreadTimeout("late", true)).not.toBeInstanceOf(ThreadMemory);
  expect(new limits.ThreadMemory("much")).toBeInstanceOf(ThreadMemory);
});
