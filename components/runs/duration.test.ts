import { expect, it } from "vitest";
import { between, formatDuration } from "./duration";

it.each([
  [-5, "0 ms"],
  [85.4, "85 ms"],
  [999, "999 ms"],
  [1_200, "1.2 s"],
  [59_940, "59.9 s"],
  [59_999, "1 min"],
  [185_000, "3 min 5 s"],
  [3_599_999, "1 h"],
  [7_440_000, "2 h 4 min"],
  [86_400_000, "1 d"],
  [90_000_000, "1 d 1 h"],
])("%d ms are %s", (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});

it("counts from one time to another", () => {
  expect(between("2026-01-01T00:00:00.000Z", "2026-01-01T00:00:01.500Z")).toBe("1.5 s");
});
