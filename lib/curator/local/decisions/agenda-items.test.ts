import { describe, expect, it } from "vitest";
import { analysedByRules, namesOf } from "../note.fixture";

const decided = async (text: string): Promise<string[]> =>
  namesOf((await analysedByRules(`Minutes of the Parish Council\n\n${text}`)).decisions);

describe("what was on the agenda", () => {
  it.each([
    ["- To confirm the lease of the north field – confirmed.", "confirm the lease of the north field"],
    ["7. To approve the new mower at £430: Approved unanimously", "approve the new mower at £430"],
    [
      "- To agree the grants as detailed below:\n- Scouts £200\n- Hall £90\n\nAgreed: 6 votes in favour",
      "agree the grants",
    ],
    [
      "To agree payment to the contractor for clearing\nthe ditch; Agreed 5 votes in favour",
      "agree payment to the contractor for clearing the ditch",
    ],
  ])("is decided: %s", async (text, title) => {
    expect((await decided(text)).map((it) => it.toLowerCase())).toEqual([title.toLowerCase()]);
  });

  it.each([
    "- To note the report of the working group: noted",
    "- To approve the new mower: not approved",
    "- To approve the Minutes of 4 May: approved 5 in favour",
    "- To agree the new mower\n- To agree the new bench\n\nThe Clerk had no news.",
  ])("is not: %s", async (text) => {
    expect(await decided(text)).toEqual([]);
  });
});

describe("what says that it is decided", () => {
  it("is about the sentence before", async () => {
    expect(
      await decided(
        "A motion was sent to all members to give £80 for the plaque. The motion was voted on and approved.",
      ),
    ).toEqual([expect.stringContaining("give £80 for the plaque")]);
  });

  it.each([
    ["The board passed a resolution to take out a loan for the roof.", "take out a loan for the roof"],
    ["Amount for the van provisionally set at £5,000.", "amount for the van"],
    ["We will proceed with the green paint.", "proceed with the green paint"],
  ])("%s", async (text, title) => {
    expect((await decided(text)).map((it) => it.toLowerCase())).toEqual([expect.stringContaining(title)]);
  });

  it.each([
    "The floor has been costed, to be approved at a later time.",
    "The sum was less than initially agreed.",
    "Kim spoke with Peg Carter who agreed to join next year.",
    "Votes in favour 9",
    "Reviewed and accepted the October minutes.",
    "The motion to accept the minutes passed unanimously.",
  ])("nothing: %s", async (text) => {
    expect(await decided(text)).toEqual([]);
  });
});
