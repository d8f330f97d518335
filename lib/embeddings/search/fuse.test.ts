import { expect, it } from "vitest";
import { fuse } from "./fuse";

it("puts first what several rankings have high up", () => {
  const fused = fuse([
    ["a", "b", "c"],
    ["c", "b", "d"],
  ]);
  expect(fused.map(({ path }) => path)).toEqual(["c", "b", "a", "d"]);
  expect(fused[0]?.score).toBeCloseTo(1 / 63 + 1 / 61, 10);
  expect(fuse([[], []])).toEqual([]);
});
