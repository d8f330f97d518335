import { expect, it, vi } from "vitest";
import { KvError } from "@/lib/core/errors";
import { AccessRefused } from "./refused";

it("a refusal of the system is known by every copy of its class, as the queue of changes is shared by bundles", async () => {
  vi.resetModules();
  const { AccessRefused: Copy } = await import("./refused");
  expect(Copy).not.toBe(AccessRefused);
  expect(new Copy("a.md cannot be read", null)).toBeInstanceOf(AccessRefused);
  expect(new Copy("a.md cannot be read", null)).toBeInstanceOf(KvError);
  expect(new KvError("UNAVAILABLE", "busy")).not.toBeInstanceOf(AccessRefused);
});
