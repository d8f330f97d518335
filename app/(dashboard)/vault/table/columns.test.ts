import { expect, it } from "vitest";
import { cellText, toggled } from "./columns";

it.each([
  [undefined, ""],
  [12, "12"],
  [true, "true"],
  ["[[person/Ann Chen]]", "Ann Chen"],
  ["met [[person/Ann|Ann C.]] today", "met Ann C. today"],
  [["red", "[[note/Blue]]"], "red, Blue"],
  [{ a: 1 }, '{"a":1}'],
])("shows %j as %j", (value, text) => {
  expect(cellText(value)).toBe(text);
});

it("shows the beginning of a long text", () => {
  expect(cellText("x".repeat(1_000))).toBe(`${"x".repeat(200)} …`);
});

it("adds and removes a column, and keeps the last one", () => {
  expect(toggled(["type"], "due")).toBe("type,due");
  expect(toggled(["type", "due"], "type")).toBe("due");
  expect(toggled(["due"], "due")).toBe("due");
});
