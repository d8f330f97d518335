import { expect, it } from "vitest";
import { isOpposed } from "./contradiction";

it("two figures are opposed, and two days, but not a day and an amount", () => {
  expect(isOpposed("The register says 40 boats, but the label says 7 boats.")).toBe(true);
  expect(isOpposed("The log says 2026-08-17, but the ledger says 2026-08-18.")).toBe(true);
  expect(isOpposed("The log says 2026-08-17, but the ledger says 7 boats.")).toBe(false);
});
