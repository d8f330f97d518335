import { expect, it } from "vitest";
import { LinearModel } from "@/lib/language";
import { type Choice, trainChoices } from "./train-choices";

/** Of each of some files a choice between options, of which the first is the one, or none. */
const choices = (words: readonly string[], isOneOf: boolean, files = 12): Choice[] =>
  Array.from({ length: files }, (_, file) => ({
    options: words.map((word, at) => ({
      set: "a",
      file: `${file}`,
      features: [`how ${word}`],
      isOne: isOneOf && at === 0,
    })),
  }));

const all = [
  ...choices(["named", "writes"], true),
  ...choices(["writes", "spoken-of"], true),
  ...choices(["spoken-of"], false),
];
const chances = (...words: string[]): number[] =>
  new LinearModel(trainChoices(all)).chancesOf(words.map((word) => [`how ${word}`]));

it("trains the same model from the same choices", () => {
  expect(trainChoices(all)).toEqual(trainChoices(all));
});

it("gives an option less of a chance beside a better one than alone", () => {
  const [writes = 0] = chances("writes", "spoken-of");
  const [named = 0, beside = 0] = chances("named", "writes");
  expect(writes).toBeGreaterThan(0.5);
  expect(named).toBeGreaterThan(beside);
  expect(beside).toBeLessThan(writes);
});

it("leaves a chance that it is none", () => {
  const [alone = 1] = chances("spoken-of");
  expect(alone).toBeLessThan(0.4);
});

it("knows how often it is none, of what it has not seen", () => {
  const rare = [...choices(["named"], true, 4), ...choices(["spoken-of"], false, 12)];
  const [unseen = 1] = new LinearModel(trainChoices(rare)).chancesOf([["how new"]]);
  expect(unseen).toBeLessThan(0.45);
});
