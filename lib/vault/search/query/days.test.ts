import fc from "fast-check";
import { expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { readDays } from "./days";

it.each([
  ["2026-01-31", { from: "2026-01-31", before: "2026-02-01" }],
  ["=2026-01-31", { from: "2026-01-31", before: "2026-02-01" }],
  ["2026-02", { from: "2026-02-01", before: "2026-03-01" }],
  ["2026", { from: "2026-01-01", before: "2027-01-01" }],
  [">2026-02-28", { from: "2026-03-01" }],
  [">2026", { from: "2027-01-01" }],
  [">=2026-02", { from: "2026-02-01" }],
  ["<2024-02-29", { before: "2024-02-29" }],
  ["<=2024-02", { before: "2024-03-01" }],
  ["2026-01-01..2026-02", { from: "2026-01-01", before: "2026-03-01" }],
  ["*..2026-01-01", { before: "2026-01-02" }],
  ["2026-01-01..*", { from: "2026-01-01" }],
  ["*..*", {}],
])("reads %s", (text, days) => {
  expect(readDays(text)).toEqual(days);
});

it.each([
  "",
  ">",
  "soon",
  "2026-13",
  "2026-02-30",
  "2026-1-1",
  "26-01-01",
  "0001",
  "9999",
  "2026-01-01..",
  "..",
  "1..2..3",
  ">>2026",
])("refuses %j", (text) => {
  expect(readDays(text)).toBeUndefined();
});

it("a day is in exactly one of before, on and after", () => {
  const day = fc.date({ min: new Date("1000-01-02"), max: new Date("9998-12-30"), noInvalidDate: true });
  const iso = day.map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(iso, iso, (wanted, tried) => {
      const holds = ["<", "=", ">"].map((operator) => {
        const { from = "", before = "A" } = readDays(operator + wanted) ?? {};
        return tried >= from && tried < before;
      });
      expect(holds).toEqual([tried < wanted, tried === wanted, tried > wanted]);
    }),
    depth(1_000),
  );
});
