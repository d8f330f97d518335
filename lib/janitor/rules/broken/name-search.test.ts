import fc from "fast-check";
import { expect, it } from "vitest";
import type { RecordFile } from "../../snapshot";
import { editsBetween, NameSearch } from "./name-search";

/** The Levenshtein distance, by its definition. */
function distance(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [x, y] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return distance(x, y);
  return 1 + Math.min(distance(x, y), distance(x, b), distance(a, y));
}

it("counts edits up to a limit", () => {
  const name = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
  fc.assert(
    fc.property(name, name, fc.nat(4), (a, b, limit) => {
      const [edits, wanted] = [editsBetween(a, b, limit), distance(a, b)];
      expect(wanted <= limit ? edits === wanted : edits > limit).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

const named = (name: string, aliases: string[] = []): RecordFile =>
  ({ path: `note/${name}.md`, stem: name, record: { looseName: name, aliases } }) as unknown as RecordFile;

it("finds names that begin or end alike with few edits between, or have the same words; the most similar first", () => {
  const search = new NameSearch(
    ["budgets 2026", "budget 2026", "2026 budget", "budget 2031", "a budget", "plan"].map((name) =>
      named(name),
    ),
  );
  expect(search.find("budget 2026")).toEqual([
    "note/2026 budget.md",
    "note/budget 2026.md",
    "note/budgets 2026.md",
    "note/budget 2031.md",
  ]);
  expect(search.find("xbudget")).toEqual(["note/a budget.md"]);
  expect(search.find("unknown")).toEqual([]);
});

it("finds names with a date before or behind, and those that have all words and more", () => {
  const search = new NameSearch(
    [
      "20251201 sailing knots",
      "2025-04-01 postgres vacuum",
      "standup 2026-11-02",
      "20261109 standup",
      "how to tie sailing knots well",
      "sailing trip",
      "202511301405 tea",
    ].map((name) => named(name)),
  );
  expect(search.find("sailing knots")).toEqual([
    "note/20251201 sailing knots.md",
    "note/how to tie sailing knots well.md",
  ]);
  expect(search.find("postgres vacuum")).toEqual(["note/2025-04-01 postgres vacuum.md"]);
  expect(search.find("standup")).toEqual(["note/20261109 standup.md", "note/standup 2026-11-02.md"]);
  expect(search.find("20251202 sailing trip")).toEqual(["note/sailing trip.md"]);
  expect(search.find("20240316 standup")).toEqual([]);
  expect(search.find("tea")).toEqual(["note/202511301405 tea.md"]);
  expect(search.find("sailing")).toEqual([]);
});

it("compares the first three hundred names of a kind", () => {
  const names = Array.from({ length: 400 }, (_, n) => `mon ${n.toString(36).padStart(4, "0")}`);
  const search = new NameSearch([...names.map((name) => named(name)), named("other", ["mon 0000"])]);
  expect(search.find("mon 0000").length).toBeLessThan(names.length);
  expect(search.find("mon 0000")[0]).toBe("note/mon 0000.md");
});
