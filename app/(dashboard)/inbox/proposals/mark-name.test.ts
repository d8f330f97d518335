import { expect, it } from "vitest";
import { markName } from "./mark-name";

const marked = (quote: string, name: string) =>
  markName(quote, name)
    .filter(({ isMarked }) => isMarked)
    .map(({ text }) => text);

it("marks whole words of the name, and what is between them", () => {
  expect(marked("Ann Lee and Lee-Ann; Annabel Lee", "Ann Lee")).toEqual(["Ann Lee", "Lee-Ann", "Lee"]);
  expect(marked("so be it", "So Be")).toEqual([]);
});

it("marks names of scripts without blanks", () => {
  expect(marked("田中太郎さんは東京で働く", "田中太郎")).toEqual(["田中太郎"]);
  expect(marked("请王芳下周联系", "王芳")).toEqual(["王芳"]);
});

it("keeps every character of the quote", () => {
  const quote = "田中太郎さん (Ann) +Ann";
  expect(
    markName(quote, "Ann 田中太郎")
      .map(({ text }) => text)
      .join(""),
  ).toBe(quote);
});
