import { expect, it } from "vitest";
import { analysedByRules } from "../note.fixture";
import { allUnits } from "./weigh-units";

const CHAT =
  "10:01 Ann Lee: Who can bring the ladder?\n10:02 Bob Ito: I can. It is in the shed.\n10:03 Ann Lee: ok";
const LIST = "# Shopping\n\n- apples\n- pears for Ann Lee\n- plums\n";

it.each([
  ["what was asked before, by somebody else", CHAT, "I can.", ["prev ?", "prev ? other", "next same"]],
  ["a yes behind it", CHAT, "It is in the shed.", ["next yes", "next yes other", "prev short"]],
  ["its place in a list", LIST, "pears for Ann Lee", ["list middle", "list 3", "prev line", "next line"]],
  ["who is named before it", LIST, "plums", ["prev named", "next none", "list last"]],
  [
    "what kinds of words stand before it",
    "It was agreed by all. We start in May.",
    "We start",
    ["prev cue settled", "prev cue same settled"],
  ],
])("reads what is around a unit: %s", async (_, text, start, features) => {
  const analysis = await analysedByRules(text);
  const units = allUnits({ ...analysis, tasks: [], decisions: [], decided: new Set() });
  const found = units.find(({ unit }) => unit.span.text.startsWith(start));
  expect(found?.features).toEqual(expect.arrayContaining(features));
});
