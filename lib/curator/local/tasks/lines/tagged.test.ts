import { describe, expect, it } from "vitest";
import { analysedByRules, tasksOf } from "../../note.fixture";

const PRESENT = "# Minutes, 18 November 2026\n\nPresent: Imran Sheikh, Gwen Pugh, Tomek Baran\n\n";
const found = async (text: string) => tasksOf(await analysedByRules(PRESENT + text));

describe("an action tag without a colon", () => {
  it.each([
    ["The slates will be priced by Gwen's cousin. Gwen to ring him. [Action GP]", "Gwen Pugh: Ring him"],
    [
      "It was felt that a spare key helps and Tomek will speak to the locksmith. [Action TB]",
      "Tomek Baran: Speak to the locksmith",
    ],
    [
      "Minutes go up on the board at the gate. Action GP",
      "Gwen Pugh: Minutes go up on the board at the gate",
    ],
    [
      "New lamps for the porch at £40. All agreed – action TB.",
      "Tomek Baran: New lamps for the porch at £40",
    ],
    ["Padlocks for the sheds. [Action IS/GP]", "Imran Sheikh: Padlocks for the sheds"],
    ["Padlocks for the sheds. (Action: Imran and Gwen)", "Imran Sheikh: Padlocks for the sheds"],
  ])("says whose the sentence before is: %s", async (text, task) => {
    expect(await found(text)).toEqual([task]);
  });

  it("closes one of several sentences", async () => {
    const text = "Padlocks for the sheds. [Action IS] Gravel for the path. [Action GP] Nothing else came up.";
    expect(await found(text)).toEqual([
      "Imran Sheikh: Padlocks for the sheds",
      "Gwen Pugh: Gravel for the path",
    ]);
  });

  it.each([
    "The council took legal action Friday.",
    "Nothing was left to discuss. [Action Fund]",
    "Agreed. [Action GP]",
  ])("is none where it names nobody or follows nothing: %s", async (text) => {
    expect(await found(text)).toEqual([]);
  });
});

it("an action by its number that is closed is none", async () => {
  const text =
    "Updates\n\nAP130 Gwen to send the dates, completed - CLOSED\n\nAP136 Imran to print the poster.\n";
  expect(await found(text)).toEqual(["Imran Sheikh: Print the poster"]);
});
