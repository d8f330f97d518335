import { expect, it, vi } from "vitest";
import { KvError, notFound } from "./errors";

class Special extends KvError {}

it("are known by every copy of their class, as bundles of Next have copies", async () => {
  vi.resetModules();
  const copy = await import("./errors");
  expect(copy.KvError).not.toBe(KvError);
  expect(copy.notFound("No such record")).toBeInstanceOf(KvError);
  expect(notFound("No such record")).toBeInstanceOf(copy.KvError);
});

it("are distinct from other errors, and from those of a subclass", () => {
  expect(new Error("lost")).not.toBeInstanceOf(KvError);
  expect(null).not.toBeInstanceOf(KvError);
  expect(new Special("NOT_FOUND", "No such record")).toBeInstanceOf(Special);
  expect(new Special("NOT_FOUND", "No such record")).toBeInstanceOf(KvError);
  expect(notFound("No such record")).not.toBeInstanceOf(Special);
});
