import { describe, expect, it } from "vitest";
import { analysed, analysedWithGuesses, tasksOf } from "../../note.fixture";

const people = "Attendees: Ann Lee (AL), Bob Ito (BI), Kai Oduya (KO)\n\n";
const found = async (text: string): Promise<string[]> => tasksOf(await analysed(people + text, "note.md"));

describe("who is to do an item", () => {
  it.each([
    ["[AL] Order the lamps for the hall", "Ann Lee: Order the lamps for the hall"],
    ["[AL, BI] Order the lamps for the hall", "Ann Lee: Order the lamps for the hall"],
    ["(Bob/Ann) to order the lamps for the hall", "Bob Ito: Order the lamps for the hall"],
    ["[All] Read the draft of the lease", "Read the draft of the lease"],
    ["All: read the draft of the lease", "Read the draft of the lease"],
    ["Read the draft of the lease. (Everyone)", "Read the draft of the lease"],
    ["Bob would order the lamps for the hall", "Bob Ito: Order the lamps for the hall"],
    ["BI: write the guide with support from KO.", "Bob Ito: Write the guide with support from KO"],
    ["BI: write the plan with help from AL.", "Bob Ito: Write the plan with help from AL"],
  ])("among actions: %j", async (item, task) => {
    expect(await found(`## Actions\n- ${item}\n- KO: ring the caretaker`)).toEqual([
      task,
      "Kai Oduya: Ring the caretaker",
    ]);
  });

  it("is in brackets before an order in any section", async () => {
    const text =
      "## Shed\n- (Ann) Paint the doors of the shed\n- (Bob) Review of the year\n- (Bob, Ann) News if any";
    expect(await found(text)).toEqual(["Ann Lee: Paint the doors of the shed"]);
  });

  it("is behind a topic, also where two have that name", async () => {
    const text = "Attendees: Jo Lee, Jo Ito\n\nGo Ride: Jo to book the field for May";
    expect(tasksOf(await analysed(text, "note.md"))).toEqual(["Book the field for May (Go Ride)"]);
  });

  it("is nobody of whom only a word begins with an action point", async () => {
    const text = "APP to add the words of the spec.\n\n- Action-Item issues of the group";
    expect((await found(text)).some((it) => /^P to|: P to|Item issues/.test(it))).toBe(false);
  });
});

describe("tasks of a list", () => {
  it.each([["1-  Bob will order the lamps\n\n2-  Ann will paint the shed", "III.  Action Items"]])(
    "%j below %j",
    async (items, heading) => {
      expect(await found(`${heading}\n\n${items}`)).toEqual([
        "Bob Ito: Order the lamps",
        "Ann Lee: Paint the shed",
      ]);
    },
  );

  it.each(["## Assign Task(s) -", "## Tasks to be completed", "## Delegated tasks"])(
    "are below %j",
    async (heading) => {
      expect(await found(`${heading}\n\n- Notebook entry on the lamps\n- Photo of the team`)).toEqual([
        "Notebook entry on the lamps",
        "Photo of the team",
      ]);
    },
  );

  it("are one with what the minutes called an action where they came to it", async () => {
    const listed = "### Action items\n\n1. Set up a separate meeting to go through the new leases\n\n";
    const called =
      "## Notes\n\n1. Leases\n   - They differ.\n   - **ACTION ITEM**: set up a separate meeting to go through leases\n";
    expect(await found(listed + called)).toEqual(["Set up a separate meeting to go through the new leases"]);
  });

  it.each([
    ["Since the hall is shut in May, we need to move the fair to June.", "Move the fair to June"],
    [
      "Once the hall is free, we could move the fair to June",
      "Once the hall is free, we could move the fair to June",
    ],
    ["Additionally, order the lamps for the hall", "Order the lamps for the hall"],
  ])("keep what is to be done: %j", async (item, title) => {
    expect(await found(`## Action points\n- ${item}\n- KO: ring the caretaker`)).toContain(title);
  });

  it("are neither what is done nor what only says where to write them", async () => {
    const text =
      "(✅ DONE) ACTION Bob: order the lamps\n\n## Action points\n*List here what was agreed*\n- KO: ring the bank";
    expect(await found(text)).toEqual(["Kai Oduya: Ring the bank"]);
  });
});

describe("tasks of minutes", () => {
  it.each([
    [
      "The record of the last meeting is to be sent out to Julie.",
      "The record of the last meeting is to be sent out to Julie",
    ],
    [
      "- New lamps to be ordered by KO\n- New flyers to be printed AL & BI",
      "Kai Oduya: New lamps to be ordered",
    ],
  ])("%j", async (text, task) => {
    expect(tasksOf(await analysedWithGuesses(people + text, "note.md"))).toContain(task);
  });

  it("are no lists of who has which place", async () => {
    const text =
      "The groups are as follows:\n- Group 1 – Ann Lee\n- Wednesday ride – Bob Ito\n- Deputy Secretary (informal)-Kai Oduya";
    expect(tasksOf(await analysedWithGuesses(people + text, "note.md"))).toEqual([]);
  });

  it("are all that he promises in a sentence", async () => {
    const text = "Bob rang. He'll check the drains in May, and he will send the plan to the bank.";
    expect(await found(text)).toEqual([
      expect.stringContaining("Bob Ito: Check the drains"),
      expect.stringContaining("Bob Ito: Send the plan to the bank"),
    ]);
  });
});
