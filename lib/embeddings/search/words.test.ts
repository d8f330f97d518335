import { expect, it } from "vitest";
import { contentWords } from "./words";

it("leaves out words that say nothing about a topic, in several languages", () => {
  expect(contentWords("Where is the lease of the flat?")).toBe("lease flat?");
  expect(contentWords("Was ist mit der Miete?")).toBe("Miete?");
  expect(contentWords("meeting in March 2026")).toBe("meeting March 2026");
});

it("keeps a text of such words alone", () => {
  expect(contentWords("to be or not to be")).toBe("to be or not to be");
  expect(contentWords("")).toBe("");
});
