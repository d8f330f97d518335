import { expect, it } from "vitest";
import { knownAcrossBundles } from "./across-bundles";
import { ThreadMemory, ThreadTimeout } from "./threads/limits";

/** A class as another bundle has it. */
function copyOf(name: string) {
  class Copy extends Error {}
  knownAcrossBundles(Copy, name);
  return Copy;
}

it("errors of shared threads are known by every copy of their class", () => {
  const Copy = copyOf("thread-timeout");
  expect(new Copy("late")).toBeInstanceOf(ThreadTimeout);
  expect(new ThreadTimeout("late", true)).toBeInstanceOf(Copy);
  expect(new Copy("late")).not.toBeInstanceOf(ThreadMemory);
  expect(new (copyOf("thread-memory"))("much")).toBeInstanceOf(ThreadMemory);
});

it("a subclass knows its own", () => {
  class Slow extends copyOf("slow") {}
  expect(new Slow("slow")).toBeInstanceOf(Slow);
  expect(new (copyOf("slow"))("slow")).not.toBeInstanceOf(Slow);
});
