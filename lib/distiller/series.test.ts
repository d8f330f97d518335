import { expect, it } from "vitest";
import { claimsOf } from "./claims";
import { canContradict } from "./contradictions";
import type { ComparableClaim } from "./disagreements";
import { findLocally } from "./local/extract";

const claimsIn = (path: string, body: string): ComparableClaim[] => {
  const source = { path, type: "note" as const, name: path, body };
  return claimsOf(source, findLocally(source)).map((claim) => ({
    ...claim,
    path,
    type: "note",
    projects: [],
  }));
};
const disagree = (paths: [string, string], sentences: [string, string]): boolean => {
  const [a = [], b = []] = paths.map((path, i) => claimsIn(path, sentences[i] ?? ""));
  return a.some((one) =>
    b.some(
      (other) => one.key === other.key && canContradict(one, other, new Set([`${one.path}\n${other.path}`])),
    ),
  );
};

const READINGS: [string, string] = ["Meter reading: 12 kWh", "Meter reading: 15 kWh"];
const BOATS: [string, string] = [
  "The boathouse roof is 14 metres long.",
  "The boathouse roof is 17 metres long.",
];

it.each<[string, string]>([
  ["note/2026-03-01.md", "note/2026-03-02.md"],
  ["note/2026-03-01 Board.md", "note/Choir 2026-04.md"],
  ["note/Week 12.md", "note/Week 13.md"],
  ["farm/Barn/Log.md", "farm/Mill/Log.md"],
])("what %s and %s fill in are two measurements; what they state may contradict", (...paths) => {
  expect(disagree(paths, READINGS)).toBe(false);
  expect(disagree(paths, BOATS)).toBe(true);
});

it("a field in records of no series contradicts another", () => {
  expect(disagree(["note/Barn.md", "note/Quote.md"], READINGS)).toBe(true);
});

it("what later minutes decide replaces what earlier ones did", () => {
  const decided: [string, string] = [
    "We decided to buy 12 new chairs for the parish hall.",
    "We decided to buy 40 new chairs for the parish hall.",
  ];
  expect(disagree(["note/Board 2026-03-01.md", "note/Board 2026-04-02.md"], decided)).toBe(false);
  expect(disagree(["note/Board.md", "note/Hall.md"], decided)).toBe(true);
});
