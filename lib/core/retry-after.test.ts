import { expect, it } from "vitest";
import { retryAfterMs } from "./retry-after";

const now = Date.parse("2026-11-28T10:00:00Z");

it.each([
  ["120", 120_000],
  ["0", 0],
  ["Sat, 28 Nov 2026 10:01:30 GMT", 90_000],
])("%s is a pause of %d ms", (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});

it.each([null, undefined, "", "soon", "-5", "1.5 h", "Sat, 28 Nov 2026 09:59:00 GMT"])(
  "%s asks for no pause",
  (header) => {
    expect(retryAfterMs(header, now)).toBeUndefined();
  },
);
