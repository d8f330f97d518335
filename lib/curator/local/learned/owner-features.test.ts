import { expect, it } from "vitest";
import { besideFeatures, isTowards } from "./owner-features";

it.each([
  ["poster - Ann prints it", ["sign -", "sign-behind ", "signs - "]],
  ["props (Ann), by Tuesday", ["sign (", "sign-behind )", "signs ( )"]],
  ["tea, Ann: two tins", ["sign ,", "sign-behind :"]],
])("reads the signs beside a name: %s", (text, features) => {
  const at = text.indexOf("Ann");
  expect(besideFeatures(text, at, at + 3)).toEqual(expect.arrayContaining(features));
});

it.each([
  ["ring Ann", true],
  ["bank: get Ann on as signatory", true],
  ["get Ann to ring the bank", false],
  ["can Ann ring the bank", false],
  ["bank: Ann rings them", false],
])("knows with whom something is to be done: %s", (text, is) => {
  const at = text.indexOf("Ann");
  expect(isTowards(text, at, at + 3, false)).toBe(is);
});
