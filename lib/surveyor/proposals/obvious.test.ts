import { expect, it } from "vitest";
import { obviousAmong } from "./obvious";

const links = [
  { source: "note/Meeting.md", target: "person/Ann.md" },
  { source: "person/Bob.md", target: "note/Meeting.md" },
  { source: "note/Meeting.md", target: "person/Kim.md" },
  { source: "note/Other.md", target: "person/Kim.md" },
];
const isObvious = obviousAmong(links);

it.each([
  ["journal/2026-11-24.md", "journal/2026-11-25.md"],
  ["2026-11-24 Tuesday.md", "2026-11-25 Wednesday.md"],
  ["note/Bread.md", "note/Bread (conflicted copy 2026-11-24).md"],
  ["note/Bread.sync-conflict-20261124-101500.md", "note/Bread.md"],
  ["person/Ann.md", "person/Bob.md"],
])("proposes no relation of days, copies and records of one note: %s, %s", (a, b) => {
  expect(isObvious(a, b)).toBe(true);
});

it.each([
  ["journal/2026-11-24.md", "note/Bread.md"],
  ["note/2026-11-24 Bread and wine.md", "note/2026-11-25 Bread.md"],
  ["note/Bread.md", "note/Bread oven.md"],
  ["person/Ann.md", "person/Kim.md"],
  ["note/Bread.md", "note/Wine.md"],
])("proposes others: %s, %s", (a, b) => {
  expect(isObvious(a, b)).toBe(false);
});
