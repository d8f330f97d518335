import { expect, it } from "vitest";
import { pageOfRanking } from "./page";

const ranking = (...paths: string[]) => paths.map((path, at) => ({ path, score: 1 - at / 10 }));
const pathsOf = (...args: Parameters<typeof pageOfRanking>) =>
  pageOfRanking(...args).page.map(({ path }) => path);

it("has every record on one page", () => {
  const ranked = ranking("a", "b", "c");
  const first = pageOfRanking(ranked, { limit: 2 });
  expect(first.page.map(({ path }) => path)).toEqual(["a", "b"]);
  expect(pathsOf(ranked, { limit: 2, cursor: first.next ?? "" })).toEqual(["c"]);
  expect(pageOfRanking(ranked, { limit: 3 }).next).toBeNull();
});

it("continues after the last record when others came or left", () => {
  const { next } = pageOfRanking(ranking("a", "b", "c", "d"), { limit: 2 });
  const wanted = { limit: 2, cursor: next ?? "" };
  expect(pathsOf(ranking("new", "a", "b", "c", "d"), wanted)).toEqual(["c", "d"]);
  expect(pathsOf(ranking("b", "c", "d"), wanted)).toEqual(["c", "d"]);
  expect(pathsOf([{ path: "c", score: 0.8 }], wanted)).toEqual(["c"]);
  expect(pathsOf([{ path: "a", score: 1 }], wanted)).toEqual([]);
});

it("refuses a cursor of another search", () => {
  for (const parts of [["1"], ["x", "a"], ["", "a"], ["1", "a", ""], ["1", "a", "", "", ""]]) {
    const cursor = Buffer.from(JSON.stringify(parts)).toString("base64url");
    expect(() => pageOfRanking([], { limit: 1, cursor })).toThrow(
      expect.objectContaining({ code: "VALIDATION_ERROR" }),
    );
  }
  const cursor = pageOfRanking(ranking("a", "b"), { limit: 1, similar: "one" }).next ?? "";
  expect(pathsOf(ranking("a", "b"), { limit: 1, similar: "one", cursor })).toEqual(["b"]);
  expect(() => pathsOf(ranking("a", "b"), { limit: 1, similar: "two", cursor })).toThrow("another search");
});
