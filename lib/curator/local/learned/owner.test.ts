import { expect, it } from "vitest";
import { analysedByRules } from "../note.fixture";
import { recordName } from "../people/person";
import { betterOwner, OWNERS, ownerInputs } from "./owner";
import { allUnits } from "./weigh-units";

it.each([
  [undefined, "Ann Lee"],
  ["Ann Lee", undefined],
  ["Bob Ito", "Ann Lee"],
])("knows better than a rule that says %s", async (ruled, better) => {
  const analysis = await analysedByRules(
    "Present: Ann Lee, Bob Ito\n\n# Actions\n- Ann Lee to send the report",
  );
  const findings = { ...analysis, decided: new Set<number>() };
  const unit = allUnits(findings).find(({ unit: { span } }) => span.text.includes("report"))?.unit;
  const owner = unit && betterOwner(ruled, unit, findings, OWNERS);
  expect(owner && recordName(owner)).toBe(better);
});

it("is surer of a task whose owner is clear than of one whose owner nothing names, or that has none", async () => {
  const analysis = await analysedByRules(
    "Present: Ann Lee, Bob Ito\n\n# Actions\n- Ann Lee to send the report\n\nBob Ito rang.",
  );
  const unit = allUnits({ ...analysis, decided: new Set() }).find(({ unit: { span } }) =>
    span.text.includes("report"),
  )?.unit;
  const inputs = (owner?: string) =>
    unit && ownerInputs(owner, unit, { ...analysis, decided: new Set() }, OWNERS);
  expect(inputs("Ann Lee")?.[0]).toBeGreaterThan(1);
  expect(inputs("Somebody Else")).toEqual([0, 0]);
  expect(inputs()).toEqual([0, 1]);
});
