import { describe, expect, it } from "vitest";
import { analysedByRules, analysedWithGuesses, namesOf } from "../note.fixture";

const LIST = `Attendees:
Ann Lee (AL) Environment Agency
Bo Kerr (BK) Natural England
Carl Ito (CI) Thames Water
Dora Fenn (DF) Revive the Wend
Ed Marsh (EM) Fisheries Technical Officer`;

it("takes what is behind a name in a list for a body where the others have one", async () => {
  const names = namesOf((await analysedByRules(`Notes of the river group\n\n${LIST}`)).orgs);
  expect(names).toContain("Revive the Wend");
  expect(names).not.toContain("Fisheries Technical Officer");
});

describe("a body by what it gives, is or has", () => {
  it.each([
    ["She read out an invoice from Take Flight, which is paid.", "Take Flight"],
    ["The contractor is Vinco for both roofs.", "Vinco"],
    ["They approve the affiliate membership of Zorbuline.", "Zorbuline"],
    ["We talked about the value of KELC membership.", "KELC"],
    ["The rest will be donated to Plumbago.", "Plumbago"],
  ])("%s", async (text, name) => {
    const { orgs } = await analysedWithGuesses(`Notes\n\n${text}`);
    expect(orgs.filter(({ confidence }) => confidence >= 0.5).map((it) => it.name)).toContain(name);
  });

  it.each(["We have an invoice from Martin for it.", "The contractor is Steve Chappell."])(
    "none: %s",
    async (text) => {
      expect(namesOf((await analysedByRules(`Notes\n\n${text}`)).orgs)).toEqual([]);
    },
  );
});

it.each([
  [
    "The licence is of Marlcombe, Hallow & District Parish Council.",
    ["Marlcombe, Hallow & District Parish Council"],
  ],
])("%s", async (text, names) => {
  expect(namesOf((await analysedByRules(text)).orgs)).toEqual(names);
});
