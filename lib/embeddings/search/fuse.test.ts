import { expect, it } from "vitest";
import { fuse } from "./fuse";

const ranking = (...paths: string[]) => paths.map((path, at) => ({ path, score: -at }));

it("puts first what several rankings have high up", () => {
  const fused = fuse([ranking("a", "b", "c"), ranking("c", "b", "d")]);
  expect(fused.map(({ path }) => path)).toEqual(["c", "b", "a", "d"]);
  expect(fused[0]?.score).toBeCloseTo(1 / 63 + 1 / 61, 10);
  expect(fuse([[], []])).toEqual([]);
});

it("lets a weak match count less", () => {
  const weak = [{ path: "b", score: 1, weight: 0.01 }];
  expect(fuse([ranking("a", "b"), weak]).map(({ path }) => path)).toEqual(["a", "b"]);
  expect(fuse([ranking("a", "b"), ranking("b")]).map(({ path }) => path)).toEqual(["b", "a"]);
});

it("gives equal scores the same rank, regardless of alphabetical order", () => {
  const same = ["a", "b", "c"].map((path) => ({ path, score: 1 }));
  expect(fuse([same, ranking("c", "a", "b")]).map(({ path }) => path)).toEqual(["c", "a", "b"]);
});
