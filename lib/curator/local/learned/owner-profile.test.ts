import { expect, it } from "vitest";
import { analysedByRules } from "../note.fixture";
import { recordName } from "../people/person";
import { profileOf, sinceLast } from "./owner-profile";

const CHAT = "[10:01] Ann Lee: Frau Krug called. Did Bob ring her?\n[10:02] Bob Ito: Bob Ito never does.";

it.each([
  ["Ann Lee", ["speaker true", "formal false", "words 2"]],
  ["Krug", ["speaker false", "formal true", "words 1"]],
])("reads what the note says of %s", async (name, features) => {
  const analysis = await analysedByRules(CHAT, "chat.txt");
  const person = analysis.people.all().find((it) => recordName(it) === name);
  expect(person && profileOf(person, { ...analysis, decided: new Set() }).features).toEqual(
    expect.arrayContaining(features),
  );
});

it("reads how often lines of the note name somebody as who does it", async () => {
  const text =
    "We met Ann Lee and Bob Ito.\n\n- book the hall - Ann\n- ring the bank (Ann)\n- Ann: sweep\n- ask Bob for tea\n";
  const analysis = await analysedByRules(text);
  const assigned = analysis.people.all().map((person) => {
    const { features } = profileOf(person, { ...analysis, decided: new Set() });
    return [recordName(person), features.find((it) => it.startsWith("assigned"))];
  });
  expect(assigned).toEqual([
    ["Ann Lee", "assigned 3"],
    ["Bob Ito", "assigned 0"],
  ]);
});

it.each([
  [5, "never"],
  [15, "20"],
  [100, "150"],
  [900, "far"],
])("says how far before letter %s somebody was named last", async (at, distance) => {
  const analysis = await analysedByRules("Present: Ann Lee\n");
  const [person] = analysis.people.all();
  const mentions = person ? [{ person, start: 6, end: 10 }] : [];
  expect(sinceLast(mentions, at)).toBe(distance);
});
