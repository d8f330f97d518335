import { expect, it } from "vitest";
import { statementsOf } from "../text/statements";
import { areOfOneMatter } from "./against";
import { isOpposed } from "./contradiction";

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
