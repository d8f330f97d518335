import { expect, it, vi } from "vitest";
import { AccessRefused } from "@/lib/vault/store/refused";
import { KvError } from "./errors";
import { ThreadMemory, ThreadTimeout } from "./threads/limits";

it("errors of shared threads and queues are known by every copy of their class", async () => {
  vi.resetModules();
  const limits = await import("./threads/limits");
  const { AccessRefused: Refused } = await import("@/lib/vault/store/refused");
  expect(limits.ThreadTimeout).not.toBe(ThreadTimeout);
  expect(new limits.ThreadTimeout("late", true)).toBeInstanceOf(ThreadTimeout);
  expect(new limits.ThreadTimeout("late", true)).not.toBeInstanceOf(ThreadMemory);
  expect(new limits.ThreadMemory("much")).toBeInstanceOf(ThreadMemory);
  expect(new Refused("a.md cannot be read", null)).toBeInstanceOf(AccessRefused);
  expect(new Refused("a.md cannot be read", null)).toBeInstanceOf(KvError);
  expect(new KvError("UNAVAILABLE", "busy")).not.toBeInstanceOf(AccessRefused);
});
