import { expect, it } from "vitest";
import { patchOf } from "./patch";

const linesOf = (text: string, count: number): string =>
  Array.from({ length: count }, (_, n) => `${text} ${n}\n`).join("");

it("shows what a restore changes, and only says so where that is too much", () => {
  expect(patchOf("a.md", "old\nsame\n", "new\nsame\n")).toMatch(/-old\n\+new\n same/);
  expect(patchOf("a.md", linesOf("old", 1_500), linesOf("new", 1_500))).toBe(
    "a.md differs from the backup in more than 2,000 lines",
  );
});
