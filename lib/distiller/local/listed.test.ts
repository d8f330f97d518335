import { describe, expect, it } from "vitest";
import { findLocally } from "./extract";

const namesOf = (body: string) =>
  findLocally({ path: "note/A.md", type: "note", name: "A", body }).map(({ name }) => name);

describe("of a list below a heading", () => {
  it.each([
    ["Constraints", "Paint dries within 6 hours"],
    ["Constraints", "Only the porter opens the gate"],
    ["Assumptions", "The kiln is free in March"],
    ["Randbedingungen", "Der Brennofen bleibt im Keller"],
  ])("%s: what claims something is found: %s", (heading, item) => {
    expect(namesOf(`## ${heading}\n\n- ${item}\n`)).toEqual([item]);
  });

  it.each([
    ["Constraints", "Compatibility with the kiln"],
    ["Requirements", "Guests can choose a glaze"],
    ["Constraints", "<name of the limit>"],
    ["Constraints", "Because the kiln is only warm by 9"],
    ["Assumptions", "Availability of the kiln"],
    ["Assumptions", "What we take to be so"],
    ["Anforderungen", "Gäste können eine Glasur wählen"],
  ])("%s: a label, a feature, a placeholder or a reason is not: %s", (heading, item) => {
    expect(namesOf(`## ${heading}\n\n- ${item}\n`)).toEqual([]);
  });

  it("an item is one learning, not one of each sentence", () => {
    expect(
      namesOf("## Constraints\n\n- Paint dries within 6 hours. The red one is on shelf 4 of the cellar.\n"),
    ).toEqual(["Paint dries within 6 hours"]);
  });

  it("how many items there are does not make others surer", () => {
    const filler = Array.from(
      { length: 20 },
      (_, n) => `The heron stood beside pond number ${n} again.`,
    ).join(" ");
    const items = Array.from(
      { length: 9 },
      (_, n) => `- Shelf ${n} carries the red pots of room ${n}\n`,
    ).join("");
    expect(namesOf(`${filler}\n\n## Constraints\n\n${items}`)).toEqual([]);
  });

  it.each([
    "Don'ts",
    "Do not",
    "Guests must not",
    "Out of scope",
    "Verboten",
    "Interdit",
    "Prohibido",
    "Vietato",
    "禁止",
  ])("items below %s are not rules, except those that say so", (heading) => {
    const rule = "Keep at most 2 boats at once";
    const itself = "Guests may not keep more than 4 keys";
    expect(namesOf(`## Rooms\n\n- ${rule}\n`)).toEqual([rule]);
    expect(namesOf(`## ${heading}\n\n- ${rule}\n- ${itself}\n`)).toEqual([itself]);
    expect(namesOf(`## ${heading}\n\n- Sing\n\n## Rooms\n\n- ${rule}\n`)).toEqual([rule]);
  });

  it("an item below a negation is not a rule", () => {
    const items = "- keep at most 2 boats at once\n- keep at most 4 keys at once\n";
    const taught = "We decided to sell the second boat. We assume that the pump is blocked.\n\n";
    expect(namesOf(`${taught}Guests must:\n\n${items}`)).toHaveLength(4);
    expect(namesOf(`Guests must not:\n\n${items}`)).toEqual([]);
    expect(
      namesOf(`- Please do not\n  ever:\n  - keep at most 4 keys at once\n- Keep at most 2 boats at once\n`),
    ).toEqual(["Keep at most 2 boats at once"]);
    // The same inside a nested list, after another one.
    expect(
      namesOf(
        "- Guests must not:\n  - on Sundays:\n    - use the oven\n  - keep at most 4 keys at once\n- Keep at most 2 boats at once\n",
      ),
    ).toEqual(["Keep at most 2 boats at once"]);
    expect(namesOf(`Gäste dürfen nicht:\n\n- höchstens 4 Schlüssel auf einmal behalten\n`)).toEqual([]);
  });
});
