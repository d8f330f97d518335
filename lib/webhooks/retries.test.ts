import { expect, it } from "vitest";
import { MAX_ATTEMPTS, pauseAfter } from "./retries";

it("pauses longer after each attempt, for about a day in all, and ends", () => {
  const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, n) => pauseAfter(n + 1) ?? 0);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  const all = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(all / 3_600_000).toBeGreaterThan(24);
  expect(all / 3_600_000).toBeLessThan(28);
  expect(pauseAfter(MAX_ATTEMPTS)).toBeNull();
});

it("pauses as long as the receiver asks for, but never shorter, nor longer than half a day", () => {
  const MINUTE = 60_000;
  expect(pauseAfter(1, 2 * MINUTE)).toBeGreaterThanOrEqual(2 * MINUTE);
  expect(pauseAfter(3, 1)).toBeGreaterThanOrEqual(10 * MINUTE);
  expect(pauseAfter(1, 10_000 * MINUTE)).toBeLessThan(14 * 60 * MINUTE);
  expect(pauseAfter(MAX_ATTEMPTS, MINUTE)).toBeNull();
});
