import { expect, it } from "vitest";
import { pageOfRanking } from "./page";

const ranking = (...paths: string[]) => paths.map((path, at) => ({ path, score: 1 - at / 10 }));
const pathsOf = (...args: Parameters<typeof pageOfRanking>) =>
  pageOfRanking(...args).page.map(({ path }) => path);

it("has every record on one page", () => {
  const ranked = ranking("a", "b", "c");
  const first = pageOfRanking(ranked, 2, undefined);
  expect(first.page.map(({ path }) => path)).toEqual(["a", "b"]);
  expect(pathsOf(ranked, 2, first.next ?? "")).toEqual(["c"]);
  expect(pageOfRanking(ranked, 3, undefined).next).toBeNull();
});

it("continues after the last record when others came or left", () => {
  const { next } = pageOfRanking(ranking("a", "b", "c", "d"), 2, undefined);
  expect(pathsOf(ranking("new", "a", "b", "c", "d"), 2, next ?? "")).toEqual(["c", "d"]);
  expect(pathsOf(ranking("b", "c", "d"), 2, next ?? "")).toEqual(["c", "d"]);
  expect(pathsOf([{ path: "c", score: 0.8 }], 2, next ?? "")).toEqual(["c"]);
  expect(pathsOf([{ path: "a", score: 1 }], 2, next ?? "")).toEqual([]);
});

it("refuses a cursor of another search", () => {
  for (const parts of [["1"], ["x", "a"], ["", "a"], ["1", "a", "", "", ""]]) {
    const cursor = Buffer.from(JSON.stringify(parts)).toString("base64url");
    expect(() => pageOfRanking([], 1, cursor)).toThrow(expect.objectContaining({ code: "VALIDATION_ERROR" }));
  }
});
