import { describe, expect, it } from "vitest";
import { SURE } from "../../plan";
import { analysed, namesOf } from "../note.fixture";
import { planLocally } from "../plan-locally";

const found = async (text: string): Promise<string[]> => namesOf((await analysed(text)).decisions);

describe("decisions in a list that a sentence opens", () => {
  const items = "- The ride shouldn't start before ten\n- New members pay on the day";
  const names = ["The ride shouldn't start before ten", "New members pay on the day"];

  it.each([
    "A discussion took place about the rides. It was decided that:",
    "It was agreed that:",
    "The committee resolved the following:",
  ])("%j", async (lead) => {
    expect(await found(`${lead}\n${items}\n\nThe hall is cold.`)).toEqual(names);
  });

  it("are written", async () => {
    const content = `It was decided that:\n${items}\n`;
    const plan = await planLocally({
      filename: "note.md",
      content,
      receivedAt: new Date("2026-11-20T12:00:00Z"),
      known: [],
    });
    const decisions = plan.entities.filter(({ type }) => type === "decision");
    expect(decisions.every(({ confidence }) => confidence >= SURE)).toBe(true);
    expect(decisions).toHaveLength(2);
  });

  it.each(["To be decided:", "Not yet agreed:", "Actions agreed:", "Before it is decided:"])(
    "not below %j",
    async (lead) => {
      expect(await found(`${lead}\n${items}`)).toEqual([]);
    },
  );
});

describe("what is no decision", () => {
  it.each([
    "It was agreed that the new layout offered a better page.",
    "Everyone agreed that the trip was a great success.",
    "We have a big decision to make on Sunday.",
    "No budget was approved by the board for new plants.",
    "## Treasurer's report\n* Motion to accept as recorded by Jo Hill\n* Seconded by Ann Lee\n* Motion carried",
    "Decisions:\n- The board agreed to adjourn at nine",
  ])("%j", async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it("but what should follow from it is", async () => {
    expect(
      await found("It was agreed that the trip was too long and should be cut to two days."),
    ).toHaveLength(1);
  });
});

it("keeps what a decision is for in its title", async () => {
  expect(await found("Agreed that for the summer a second tent will be rented.")).toEqual([
    "For the summer a second tent will be rented",
  ]);
});
