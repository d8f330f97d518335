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
