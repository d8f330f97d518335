import { describe, expect, it } from "vitest";
import { analysed, namesOf } from "../note.fixture";

const found = async (text: string): Promise<string[]> => namesOf((await analysed(text)).decisions);

describe("decisions", () => {
  it.each([
    ["We decided to drop the v1 export.", "Drop the v1 export"],
    ["It was agreed that fees rise by 3%.", "Fees rise by 3%"],
    ["It was RESOLVED to move the money.", "Move the money"],
    ["The board voted to close the drop-in from January.", "Close the drop-in from January"],
    ["Client chose natural slate over the concrete tile.", "Natural slate over the concrete tile"],
    ["ok, going with the big room then", "Go with the big room then"],
    ["We will use Postgres queues for the jobs.", "Use Postgres queues for the jobs"],
    ["we're dropping the beetroot starter", "Dropping the beetroot starter"],
    ["Hosting stays with Hetzner, we decided that in October.", "Hosting stays with Hetzner"],
    ["Berth 4 is yours. The board approved this yesterday.", "Berth 4 is yours"],
    ["Decision: no printed flyer", "No printed flyer"],
    ["=> pricing stays at the 2026 list", "Pricing stays at the 2026 list"],
    ["Agreed w/ the manager: bed 3 stays closed.", "Bed 3 stays closed"],
    ["Budget of 2,400 approved by the head", "Budget of 2,400 approved by the head"],
  ])("%s", async (text, title) => {
    expect(await found(text)).toEqual([title]);
  });

  it.each([
    "Nothing decided about Christmas.",
    "We need to decide on the venue.",
    "Should we go with the blue one?",
    "If they agreed to it we could start.",
    "The agreed price is 400.",
    "The minutes of 13 July were approved as a correct record.",
    "To be decided by the board.",
    "We agreed to disagree.",
    "I'm going with Mum to Paris.",
    "It has not been approved yet.",
  ])("none: %s", async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it("takes what stands under Decisions, and tables with such a column", async () => {
    expect(
      await found("## Decisions\n- Share deal\n- None\n1. Release is frozen until the fix is in."),
    ).toEqual(["Share deal", "Release is frozen until the fix is in"]);
    expect(
      await found("| Topic | Decision |\n|---|---|\n| Form | Use one field |\n| Coupons | TBD |"),
    ).toEqual(["Use one field"]);
  });

  it("leaves what those with initials shall do to the tasks", async () => {
    expect(
      await found("### Conclusion\n\n* Stage 3 without the flag\n* WMS and LCA to review the spec text"),
    ).toEqual(["Stage 3 without the flag"]);
  });

  it("leaves a promise of one person to the tasks", async () => {
    const analysis = await analysed("Attendees: Bob Ito\n\nBob agreed to send the plan by Friday.");
    expect(analysis.decisions).toEqual([]);
    expect(analysis.tasks).toHaveLength(1);
  });
});
