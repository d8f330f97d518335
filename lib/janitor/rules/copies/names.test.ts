import { describe, expect, it } from "vitest";
import { copyNamesOf } from "./names";

describe("the name of a copy", () => {
  it.each([
    ["Plan.sync-conflict-20260102-101112-ABCDEF7", "Plan"],
    ["v1.2 notes.sync-conflict-20260102-101112-K6VOO5G", "v1.2 notes"],
    ["Plan_conflict-20260102-101112", "Plan"],
    ["Plan (Ann's conflicted copy 2026-01-02)", "Plan"],
    ["Plan (Ann’s conflicted copy 2026-01-02)", "Plan"],
    ["Plan (conflicted copy 2026-01-02 101112)", "Plan"],
    ["Plan (conflicted copy ann 2026-01-02 101112)", "Plan"],
    ["Plan (Conflicted copy Anns MacBook 202601021200)", "Plan"],
    ["Plan (In Konflikt stehende Kopie von Ann 2026-01-02)", "Plan"],
    ["Plan (Anns in Konflikt stehende Kopie 2026-01-02)", "Plan"],
    ["Plan (Copie en conflit de Ann 2026-01-02)", "Plan"],
    ["Plan (Copia en conflicto de Ann 2026-01-02)", "Plan"],
    ["Plan (Cópia em conflito de Ann 2026-01-02)", "Plan"],
    ["Plan (Copia in conflitto di Ann 2026-01-02)", "Plan"],
    ["Plan (draft) (Ann's conflicted copy 2026-01-02)", "Plan (draft)"],
  ])("%s is that of %s", (stem, original) => {
    const [first] = copyNamesOf(stem);
    expect(first).toMatchObject({ original, certain: true });
  });

  it("may have parentheses in the name of the device", () => {
    const names = copyNamesOf("Plan (Ann (2)'s conflicted copy 2026-01-02)").map(({ original }) => original);
    expect(names).toEqual(["Plan (Ann", "Plan"]);
  });

  it("is not certain from a number alone", () => {
    expect(copyNamesOf("Plan (1)")).toEqual([{ original: "Plan", by: "A program", certain: false }]);
  });

  it.each([
    "Plan",
    "Plan-LAPTOP",
    "Plan (2026)",
    "Plan (copy)",
    "Plan (conflicted copy)",
    "Resolving a conflicted copy 2026-01-02",
    "The conflict of 2026-01-02",
    "(conflicted copy 2026-01-02)",
    "Meeting (about the conflicted copy of Ann)",
    "Plan.sync-conflict-2026",
    "sync-conflict-20260102-101112-ABCDEF7",
    "Plan conflict-20260102-101112",
    "Plan (Ann 2026-01-02)",
  ])("is not %s", (stem) => {
    expect(copyNamesOf(stem)).toEqual([]);
  });
});
