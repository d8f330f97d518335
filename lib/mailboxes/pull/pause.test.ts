import { expect, it } from "vitest";
import { pauseAfter } from "./pause";

const MINUTE = 60_000;

it("waits as long as the owner chose, and no time while there is more", () => {
  expect(pauseAfter({ everyMinutes: 5, failures: 0, remaining: 0 })).toBe(5 * MINUTE);
  expect(pauseAfter({ everyMinutes: 5, failures: 0, remaining: 40 })).toBe(1_000);
});

it("waits twice as long after each failure, up to six hours", () => {
  const pauses = [1, 2, 3, 4, 12, 1_000].map((failures) =>
    pauseAfter({ everyMinutes: 5, failures, remaining: 40 }),
  );
  expect(pauses.map((ms) => ms / MINUTE)).toEqual([5, 10, 20, 40, 360, 360]);
  expect(pauseAfter({ everyMinutes: 1_440, failures: 3, remaining: 0 })).toBe(1_440 * MINUTE);
});
