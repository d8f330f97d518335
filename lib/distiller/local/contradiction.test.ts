import { expect, it } from "vitest";
import { statementsOf } from "../text/statements";
import { areOfOneMatter } from "./against";
import { isOpposed } from "./contradiction";
import { findLocally } from "./extract";

it("within a sentence is one only where most sentences teach something", () => {
  const teaching =
    "We decided to sell the boat.\n\nWe agreed to rent the hall in May.\n\nThe gate must be shut by 23:00.\n\n";
  const sentence = "The harbour map conflicts with the crane map of May.";
  const kindsIn = (body: string) =>
    findLocally({ path: "note/A.md", type: "note", name: "A", body }).map(({ kind }) => kind);
  expect(kindsIn(`${teaching}${sentence}`)).toContain("contradiction");
  expect(kindsIn(`${teaching}${"The heron stood there. ".repeat(10)}\n\n${sentence}`)).not.toContain(
    "contradiction",
  );
});

it("a guess of what could be is no assumption", () => {
  const kindsIn = (body: string) =>
    findLocally({ path: "note/A.md", type: "note", name: "A", body }).map(({ kind }) => kind);
  expect(kindsIn("I suppose the harbour crane needs two drivers.")).toEqual(["assumption"]);
  expect(kindsIn("I suppose a harbour crane could also carry two drivers.")).toEqual([]);
});

it("two figures are opposed, and two days, but not a day and an amount", () => {
  expect(isOpposed("The register says 40 boats, but the label says 7 boats.")).toBe(true);
  expect(isOpposed("The log says 2026-08-17, but the ledger says 2026-08-18.")).toBe(true);
  expect(isOpposed("The log says 2026-08-17, but the ledger says 7 boats.")).toBe(false);
});

it("two sentences may contradict each other only if they share a word, or each has a measure", () => {
  const areOne = (body: string) => {
    const [first, second] = statementsOf({ path: "note/A.md", type: "note", name: "A", body });
    return first && second && areOfOneMatter(second, first);
  };
  expect(areOne("The plan gives 16 cm. I measured 14 of them.")).toBe(true);
  expect(areOne("The plan shows the ditch. The letter does not mention a ditch.")).toBe(true);
  expect(areOne("The 2D view follows ISO 19115. However, nobody knows why.")).toBe(false);
  expect(areOne("The 2D view follows ISO 19115. However, 3 people asked why.")).toBe(false);
});
