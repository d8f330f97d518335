import { expect, it } from "vitest";
import { gistOf } from "./gist";

it.each([
  ["Three quotes came in", "Three quotes came in"],
  ["Three quotes for the lift came in, and Dave has read none of them", "Three quotes for the lift came in"],
  [
    "Dave from the agency that sent the quotes for the lift rang twice",
    "Dave from the agency that sent the quotes …",
  ],
  ["ok so the lift is broken", "the lift is broken"],
])("a few words from the beginning of a sentence: %s", (text, gist) => {
  expect(gistOf(text, 9)).toBe(gist);
});
