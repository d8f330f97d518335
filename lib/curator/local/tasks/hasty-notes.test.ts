import { describe, expect, it } from "vitest";
import { analysed, analysedByRules, namesOf, peopleOf, tasksOf } from "../note.fixture";

const PRESENT = "Present: Judith Pryce, Mo Rahman\n\n";

describe("who does it", () => {
  it.each(["w/ Auntie Rose", "with cousin Rose"])(
    "is not the one with whom a note was made: %s",
    async (whom) => {
      const text = `# Boat trip - planning ${whom}\n\n- book the registrar -> me\n- taste the cake (me)`;
      expect(tasksOf(await analysedByRules(text, "todo.md"))).toEqual([
        "Book the registrar",
        "Taste the cake",
      ]);
    },
  );

  it("is the writer behind an arrow, also with a capital", async () => {
    const text = "# Boat trip\n\n## Actions\n\n- book the registrar -> Me\n- Me: invitations and seating\n";
    expect(tasksOf(await analysed(text))).toEqual(["Book the registrar", "Invitations and seating"]);
  });

  it("is the speaker of a chat under an office and a name", async () => {
    const text =
      "[25/11/2026, 19:02:11] Coach Zedwin: pitch is frozen\n[25/11/2026, 19:04:02] Marta: ok\n[25/11/2026, 19:06:15] Coach Zedwin: I'll ask the leisure centre about the hall\n";
    expect(tasksOf(await analysed(text, "chat.txt"))).toContain(
      "Zedwin: Ask the leisure centre about the hall",
    );
  });
});

describe("what is to be done", () => {
  it("is what was resolved before, where somebody is to action it", async () => {
    const text = `${PRESENT}1. Finance. Judith Pryce gave the figures. It was resolved to move £2,000 into the boiler fund. Mo Rahman to action.`;
    expect(tasksOf(await analysed(text, "2026-11-18 minutes.md"))).toContain(
      "Mo Rahman: Move £2,000 into the boiler fund",
    );
  });

  it("is to let the one know who asks", async () => {
    const text =
      "From: Hannah Breuer <hannah@example.org>\nTo: Raj Patel <raj@example.org>\nDate: Mon, 23 Nov 2026 17:41:00 +0000\nSubject: Data room\n\nHi Raj,\n\ncould you let me know by tomorrow whether Friday works for the partner meeting?\n\nBest,\nHannah\n";
    expect(tasksOf(await analysed(text, "mail.txt"))[0]).toMatch(
      /^Raj Patel: Let Hannah Breuer know by tomorrow whether Friday works/u,
    );
  });

  it.each([
    ["fridge is broken. -> call the landlord", "Call the landlord"],
    ["Priya rang. Told her I'd review her cover letter on Friday", "Review her cover letter"],
    ["I still have to redo the primer design", "Redo the primer design"],
  ])("may be an order behind an arrow, or what the writer promised: %s", async (line, task) => {
    const found = tasksOf(
      await analysedByRules(`# Daily 26 November 2026\n\n- ${line}\n- idea: index the boxes\n`),
    );
    expect(found.join("\n")).toContain(task);
  });

  it.each(["Open Settings → Export", "plan → build → test it"])(
    "is no path and no chain behind an arrow: %s",
    async (line) => {
      expect(tasksOf(await analysedByRules(`# Notes\n\n- ${line}\n`))).toEqual([]);
    },
  );

  it("has no word left of when it should be", async () => {
    const text = `${PRESENT}Mo Rahman to set up the experiment, aim for 7 Dec.`;
    expect(tasksOf(await analysed(text, "2026-11-18 sync.md"))).toEqual([
      "Mo Rahman: Set up the experiment (2026-12-07)",
    ]);
  });

  it("keeps what a call is about without its colon", async () => {
    const text = "# Actions\n\n- ring Gary re: the boiler in flat 3\n";
    expect(tasksOf(await analysed(text))).toEqual(["Ring Gary re the boiler in flat 3"]);
  });

  it("says once what it is about", async () => {
    const text =
      "# 1:1\n\nPresent: Sam Lee\n\n- promo case: needs two more examples of impact. Sam writes them up before 10 December.";
    expect(tasksOf(await analysed(text, "2026-11-18 notes.md"))).toEqual([
      "Sam Lee: Write them up (promo case - needs two more examples of impact) (2026-12-10)",
    ]);
  });

  it("is not what somebody can't do", async () => {
    const text = "27 Nov, on the phone w/ Mrs Finch\n\nplumber (Gary) can't start before 7 Dec\nring Gary";
    expect(tasksOf(await analysed(text)).join()).not.toContain("start");
  });
});

describe("who is named", () => {
  it.each(["1:1 Sam <> Noor", "Sam/Noor weekly 1:1", "1-1 Noor x Sam"])(
    "beside another: %s",
    async (title) => {
      const people = peopleOf(await analysed(`${title}\n\n- holiday: off 21 Dec\n- review the promo case\n`));
      expect(people.sort()).toEqual(["Noor", "Sam"]);
    },
  );

  it("is no town on a river", async () => {
    const text =
      "# Wedding\n\n- dress fitting with a tailor in Leigh-on-Sea\n- Jo met Kelly-Ann at the fair\n";
    const people = peopleOf(await analysed(text));
    expect(people).toContain("Kelly-Ann");
    expect(people).not.toContain("Leigh-on-Sea");
  });
});

it("keeps all initials of a firm", async () => {
  const { orgs } = await analysed(
    "# Roof\n\n- quote from A. J. Cole & Sons for £12,950\n- B. K. Marsh Ltd came\n",
  );
  expect(namesOf(orgs).sort()).toEqual(["A. J. Cole & Sons", "B. K. Marsh Ltd"]);
});
