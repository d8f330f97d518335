import { expect, it } from "vitest";
import { hasClientLeft } from "./client-left";

const requestOf = (signal: AbortSignal) => new Request("http://localhost/", { signal });

it("is why a request failed only where its end was asked for", () => {
  const left = requestOf(AbortSignal.abort());
  const own = new Error("a bug");
  expect(hasClientLeft(left, left.signal.reason)).toBe(true);
  expect(hasClientLeft(left, new DOMException("stopped", "AbortError"))).toBe(true);
  expect(hasClientLeft(left, own)).toBe(false);
  const waiting = requestOf(new AbortController().signal);
  expect(hasClientLeft(waiting, new DOMException("stopped", "AbortError"))).toBe(false);
  const cut = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  expect(hasClientLeft(waiting, cut)).toBe(true);
});
