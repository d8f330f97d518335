import { expect, it } from "vitest";
import { expectLinear } from "@/tests/support/cost";
import { addToGroup, groupBy } from "./group-by";

it("groups items by key, and keeps the order of both", () => {
  const groups = groupBy(["pear", "fig", "plum", "date"], ({ length }) => length);
  expect([...groups]).toEqual([
    [4, ["pear", "plum", "date"]],
    [3, ["fig"]],
  ]);
});

it("appends to a group, or begins it", () => {
  const groups = new Map([["a", [1]]]);
  addToGroup(groups, "a", 2);
  addToGroup(groups, "b", 3);
  expect([...groups]).toEqual([
    ["a", [1, 2]],
    ["b", [3]],
  ]);
});

it("takes as long for one large group as for many small ones", () => {
  expectLinear("items of one key", (size) => groupBy(Array(size).keys(), () => "key"), 20_000);
});
