import { describe, expect, it } from "vitest";
import { analysed, peopleOf, tasksOf } from "../../note.fixture";

describe("people by their letters", () => {
  it.each([
    [
      "behind the names",
      "Present: Rosa Menon RM, Adam Wells AW, Hanna van Kray HK\n\n## Actions\n- RM to write up the budget\n- AW: ring the printers\n",
      ["Rosa Menon", "Adam Wells", "Hanna van Kray"],
      ["Rosa Menon: Write up the budget", "Adam Wells: Ring the printers"],
    ],
    [
      "alone, in a list without any names",
      "**Present**: AB, CW, JP\n\n## Actions\n- AB to document the library\n- CW to get scrolling implemented\n",
      ["AB", "CW", "JP"],
      ["AB: Document the library", "CW: Get scrolling implemented"],
    ],
    [
      "with blanks only between them",
      "| **Date** | 2026-11-01 |\n|---|---|\n| **Attendance** | SN RC VH |\n\n- RC plans to move the nodes to the new room\n",
      ["SN", "RC", "VH"],
      ["RC: Move the nodes to the new room"],
    ],
    [
      "beside first names",
      "In attendence:\n- Rick, Abby, KV and Dann\n\n## TODOs\n- KV talk with the landlord about the lease\n- Dann: email setup for the team\n",
      ["Rick", "Abby", "Dann", "KV"],
      ["KV: Talk with the landlord about the lease", "Dann: Email setup for the team"],
    ],
    [
      "in brackets behind first names",
      "Present:\nDoug (DL) - Chairman\nJennifer (JW)\nSharon (SL) – Manager\n\nActions\n- DL to print the poster\n- SL to ask the partners\n",
      ["Doug", "Jennifer", "Sharon"],
      ["Doug: Print the poster", "Sharon: Ask the partners"],
    ],
    [
      "behind the office that somebody has",
      "Present: Chairman PAR, Secretary IRP, Paul Bains, Tom Willis\n\n## Actions\n- IRP to ask the school\n",
      ["Paul Bains", "Tom Willis", "PAR", "IRP"],
      ["IRP: Ask the school"],
    ],
    [
      "behind a name, with one of a second first name",
      "Present: Paul Bains PJB, Tom Willis TMW, Ann Lee AL\n\n## Actions\n- PJB to mend the roller\n",
      ["Paul Bains", "Tom Willis", "Ann Lee"],
      ["Paul Bains: Mend the roller"],
    ],
    [
      "that say and do something, in minutes that spell nobody out",
      "# Minutes\n\nST reported that the account is in order.\n\nCH suggested a visit on Tuesday.\n\nACTION: PB to follow up with the brewery\n\nACTION: KT to draft a reply to the lessor\n",
      ["ST", "CH", "PB", "KT"],
      ["PB: Follow up with the brewery", "KT: Draft a reply to the lessor"],
    ],
  ])("%s", async (_, text, people, tasks) => {
    const found = await analysed(text, "note.md");
    expect(peopleOf(found).sort()).toEqual([...people].sort());
    expect(tasksOf(found)).toEqual(tasks);
  });

  it("still reads letters alone in a column as those of somebody in full", async () => {
    const text = "Present: Priya Bose, Ann Lee\n\n| What | Who |\n|---|---|\n| Send the apology | PB |\n";
    const { people } = await analysed(text, "note.md");
    const named = people.mentions.filter(({ start, end }) => text.slice(start, end) === "PB");
    expect(named.map(({ person }) => person.name.words.join(" "))).toEqual(["Priya Bose"]);
  });

  it("takes those of firms for nobody: some of the others are to do nothing", async () => {
    const text = "QVC reported a delay.\n\nDPD confirmed the slot.\n\nXRT said that it was late.\n";
    expect(peopleOf(await analysed(text))).toEqual([]);
    expect(peopleOf(await analysed("XRT to call on Monday.\n\nQVC reported a delay.\n"))).toEqual([]);
  });

  it("takes a single abbreviation in a list for nobody", async () => {
    const found = await analysed("To: TNX, Dr. Weissmann\n\nPresent: Ann Lee, Bob Ito\n");
    expect(peopleOf(found)).not.toContain("TNX");
  });

  it("takes no letters beside full names for somebody", async () => {
    const found = await analysed("Present: Ann Lee, BCD, Bob Ito, EFG\n");
    expect(peopleOf(found)).toEqual(["Ann Lee", "Bob Ito"]);
  });
});

describe("people under more than one form of a name", () => {
  it("reads a line of people with a form of address each, and whom a surname means", async () => {
    const text =
      "Those attending: Mr M Mycott (Chairman)\n\nMrs L Leeman, Mr C Stocking, Mr M Dean, Mr S Randall,\n\nMr Randall will meet the engineer about the sign. Mr Stocking agreed to repair the gate.\n";
    const found = await analysed(text);
    expect(peopleOf(found).sort()).toEqual(["C Stocking", "L Leeman", "M Dean", "M Mycott", "S Randall"]);
    expect(tasksOf(found)).toEqual([
      "S Randall: Meet the engineer about the sign",
      "C Stocking: Repair the gate",
    ]);
  });

  it("knows a nickname in brackets", async () => {
    const text = "Present: Elspeth (Betty) Warner, Kim Harris\n\n## Actions\n- Betty to book the hall\n";
    const found = await analysed(text, "note.md");
    expect(peopleOf(found)).toEqual(["Elspeth Warner", "Kim Harris"]);
    expect(tasksOf(found)).toEqual(["Elspeth Warner: Book the hall"]);
  });

  it("reads surnames behind a form of address of several", async () => {
    const found = await analysed("Apologies were received from Councillors Daviot and Brookes.\n");
    expect(peopleOf(found)).toContain("Daviot");
    expect(peopleOf(await analysed("Present: Cllrs Klimow and Jolley\n"))).not.toContain("Cllrs Klimow");
  });

  it("takes a word before a surname for a first name among others", async () => {
    const list = "Present: Forest Hayes, Ron Birk, Tom Mitchell, Ada Almgren, Judy Estler\n";
    expect(peopleOf(await analysed(`${list}\nForest will mend the pump.\n`))).toContain("Forest Hayes");
    expect(peopleOf(await analysed("Present: Forest Hayes, Ron Birk\n"))).not.toContain("Forest Hayes");
  });

  it("knows a manager from a general", async () => {
    const text = "Absent: General Manager Chris Horne, Claudia Bressie, Ann Lee\n";
    expect(peopleOf(await analysed(text))).toContain("Chris Horne");
  });

  it("knows short forms of the same first name before the same surname", async () => {
    const found = await analysed("Attendees: David Hyland, Ann Lee\n\nDave Hyland and Mike Orr spoke.\n");
    expect(peopleOf(found)).toEqual(["David Hyland", "Ann Lee", "Mike Orr"]);
  });
});

describe("names with their letters", () => {
  it("are people and owners by these, whatever the line is", async () => {
    const text =
      "# Parish meeting, 22 November 2026\n\nAdrian Harvey (AH), Pam Apperley (PA), Tim Over (TO)\n\nAH will write to the school about the hedge.\n";
    const found = await analysed(text);
    expect(peopleOf(found)).toEqual(["Adrian Harvey", "Pam Apperley", "Tim Over"]);
    expect(tasksOf(found)).toEqual(["Adrian Harvey: Write to the school about the hedge"]);
  });

  it.each([
    "We spoke of the World Health Office (WHO) and the Long Road Fund (LRF).",
    "The letters of Ann Marsh (AM) are in the archive.",
  ])("are none where they are bodies, or one alone: %s", async (text) => {
    expect((await analysed(text)).people.all().filter(({ structured }) => structured)).toEqual([]);
  });
});
