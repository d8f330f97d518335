import { expect, it } from "vitest";
import { asSentence } from "./sentence";

it.each([
  ["the name is taken", "The name is taken"],
  ["person/Maya Lindqvist.md already exists; names ignore case", undefined],
  ["due_date is no date", undefined],
  ["émile is unknown", "Émile is unknown"],
  ["my notes/Plan.md already exists", undefined],
  ["A name cannot begin with a dot.", undefined],
])("the sentence of %j", (text, sentence = text) => {
  expect(asSentence(text)).toBe(sentence);
});
