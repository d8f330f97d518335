import { expect, it } from "vitest";
import { analysedByRules } from "../note.fixture";
import { recordName } from "../people/person";
import { meantBy } from "./meant";
import { unitsOf } from "./units";

it.each([
  ["Fence: open, KV, at once", "initials Karin Voss"],
  ["KV clears it with the engineer", "initials-lead Karin Voss"],
  ["The Treasurer will obtain the forms", "office Bob Ray"],
  ["check the alarm - Karin pls", "account-ends Karin Voss"],
  ["Tickets need printing. Bob offered.", "behind Bob Ray"],
])("finds who is meant without being named in full: %s", async (text, who) => {
  const list =
    "| Name | Initials | Role |\n|---|---|---|\n| Karin Voss | KV | Architect |\n| Bob Ray | BR | Treasurer |\n\n";
  const analysis = await analysedByRules(`# Site\n\n${list}${text}`);
  const context = { ...analysis, decided: new Set<number>() };
  const [start = ""] = text.split(".");
  const unit = unitsOf(analysis.document, analysis.skip).find(({ span }) => span.text.startsWith(start));
  const meant = unit ? meantBy(unit, context) : [];
  expect(meant.map(({ how, person }) => `${how} ${recordName(person)}`)).toContain(who);
});
