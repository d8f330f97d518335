import { describe, expect, it } from "vitest";
import { analysedByRules, namesOf } from "../../note.fixture";

const PROGRAM = [
  "News from the reading room",
  "",
  "Here is what we have for you.",
  "",
  "Bind a small notebook",
  "Tuesday, December 8 at 11am",
  "All paper is there.",
  "Poems in two languages",
  "Friday, 11 December 2026, 19:30",
  "In the hall.",
].join("\n");

describe("titles above lines with their day", () => {
  it("are events on that day", async () => {
    const { events } = await analysedByRules(PROGRAM);
    expect(events.map(({ name, fields }) => `${name} ${fields.date}`)).toEqual([
      "Bind a small notebook 2026-12-08",
      "Poems in two languages 2026-12-11",
    ]);
  });

  it.each([
    ["one alone", PROGRAM.split("\n").slice(0, 7).join("\n")],
    ["days without an hour", PROGRAM.replace(" at 11am", "").replace(", 19:30", "")],
    ["meetings", PROGRAM.replace("Bind a small notebook", "Board meeting")],
  ])("are none: %s", async (_, text) => {
    expect(namesOf((await analysedByRules(text)).events)).toEqual([]);
  });
});

it.each([
  ["Winter Vespers, with the theme of Peace and Light, will be held on 13 December.", "Winter Vespers"],
  ["The Annual General Meeting: 7.30pm, Saturday, 12 December 2026", "Annual General Meeting"],
  ["The concert to be held on 5 December is on the website.", "Concert"],
])("%s", async (text, name) => {
  expect(namesOf((await analysedByRules(`Notes of the club\n\n${text}`)).events)).toContain(name);
});
