import { expect, it } from "vitest";
import { analysedByRules } from "../note.fixture";
import { recordName } from "../people/person";
import { betterOwner, OWNERS } from "./owner";
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
