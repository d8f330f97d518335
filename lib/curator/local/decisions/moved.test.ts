import { expect, it } from "vitest";
import { analysedByRules, namesOf } from "../note.fixture";

const found = async (text: string): Promise<string[]> => namesOf((await analysedByRules(text)).decisions);

it.each([
  [
    "Ann Lee moved the fee be raised to ten pounds. Bob Kerr seconded. Carried.",
    ["The fee be raised to ten pounds"],
  ],
  [
    "Some standing is needed.\nAnn Lee moved:\nI move that the friends conduct talks with the trust\nBob Kerr seconded and the motion was carried unopposed.",
    ["The friends conduct talks with the trust"],
  ],
  [
    "Cllr Kerr proposed that a new gate be bought, seconded by Cllr Lee. Carried unanimously.",
    ["A new gate be bought"],
  ],
  [
    "4. Website. Ann Lee proposed, Bob Kerr seconded, that we renew the domain. Carried.\n5. Kitchen. The motion to paint it green was lost.",
    ["We renew the domain"],
  ],
  [
    "4. Fees. After discussion, proposed Ann Lee seconded Bob Kerr that these rise to £14. Carried with one against.",
    ["These rise to £14"],
  ],
  ["4. Heating. It was proposed by Ann Lee and seconded by Bob Kerr to mend it. Agreed.", ["Mend it"]],
  ["4. Trees. Moved by Ann Lee, seconded by Bob Kerr, to fell the ash. Withdrawn.", []],
  ["Ann Lee moved the fee be raised to ten pounds. Bob Kerr seconded. The motion was lost.", []],
  ["Ann Lee moved the minutes be accepted as they are. Bob Kerr seconded. Carried.", []],
  ["Ann Lee moved to Leeds in May. Bob Kerr seconded that.", []],
])("a motion by name, with its result: %j", async (text, titles) => {
  expect(await found(text)).toEqual(titles);
});

it("is quick with a long line of names", async () => {
  const before = process.cpuUsage().user;
  await found("Ann ".repeat(25_000));
  expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(4_000);
});
