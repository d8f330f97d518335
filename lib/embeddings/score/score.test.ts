import { expect, it } from "vitest";
import { readPairs, sharedStems } from "./corpus.fixture";

const pairs = readPairs("tests/corpus/meaning/held-out");

it("has at least 200 pairs in several languages that share no stem", () => {
  expect(pairs.length).toBeGreaterThanOrEqual(200);
  expect(new Set(pairs.map(({ group }) => group)).size).toBeGreaterThan(12);
  expect(pairs.flatMap((pair) => sharedStems(pair).map((stem) => `${pair.question}: ${stem}`))).toEqual([]);
});
