import { expect, it } from "vitest";
import { madeOnce } from "./made-once";

it("makes a pattern once for each language", () => {
  let made = 0;
  const patternOf = madeOnce(({ word }: { word: string }) => {
    made++;
    return new RegExp(word);
  });
  const [german, french] = [{ word: "und" }, { word: "et" }];
  expect(patternOf(german)).toBe(patternOf(german));
  expect(patternOf(french).test("et")).toBe(true);
  expect(made).toBe(2);
});
