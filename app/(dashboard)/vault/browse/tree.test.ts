import { expect, it } from "vitest";
import { openBranches } from "./tree";

const ALL = ["a", "a b", "a/b", "a/b/c", "a/d", "z"].map((path) => ({ path, count: 1 }));
const shown = (current?: string) => openBranches(ALL, current).map(({ name, level }) => `${level} ${name}`);

it("shows the top, and what is below and beside the current branch", () => {
  expect(shown()).toEqual(["0 a", "0 a b", "0 z"]);
  expect(shown("a")).toEqual(["0 a", "1 b", "1 d", "0 a b", "0 z"]);
  expect(shown("a/b/c")).toEqual(["0 a", "1 b", "2 c", "1 d", "0 a b", "0 z"]);
});
