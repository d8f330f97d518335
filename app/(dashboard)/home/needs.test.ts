import { expect, it } from "vitest";
import { NEEDS } from "./needs";

it.each([
  [1, "1 device asks for access"],
  [2, "2 devices ask for access"],
])("says of %i what it needs in one sentence", (n, sentence) => {
  const { title, detail } = NEEDS.devices(n);
  expect(`${title} ${detail}`).toBe(sentence);
});
