import { expect, it } from "vitest";
import { amountOf } from "./amount";

it.each([
  ["", null],
  [" ", null],
  ["0", 0],
  ["2.50", 2.5],
  ["1,000", 1_000],
  ["12,345,678.9", 12_345_678.9],
])("%j is %j", (typed, amount) => {
  expect(amountOf(typed, "daily_usd")).toBe(amount);
});

it.each(["2,50", "1,00", "1,0000", "1000,000", ",5", "1,,000", "two", "$ 2"])("%j is refused", (typed) => {
  expect(() => amountOf(typed, "daily_usd")).toThrow("must be a number");
});
