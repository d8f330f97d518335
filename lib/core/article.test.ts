import { expect, it } from "vitest";
import { withArticle } from "./article";

it("a noun has the article that its first letter needs", () => {
  expect([
    withArticle("task"),
    withArticle("org"),
    withArticle("input", "A"),
    withArticle("note", "A"),
  ]).toEqual(["a task", "an org", "An input", "A note"]);
});
