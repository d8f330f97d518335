import { describe, expect, it } from "vitest";
import { analysed, analysedByRules, analysedWithGuesses, namesOf, peopleOf, tasksOf } from "../note.fixture";

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

  it("is nobody with whom the title says that one met", async () => {
    const text =
      "Thesis supervision 2026-11-19 (w/ Prof. Adeline Roux)\n\nEthics: amendment needed because of the interviews → form to Mr Colby in the office\n";
    expect(tasksOf(await analysed(text)).join()).not.toContain("Adeline Roux:");
  });

  it("is not the one whom the title of a case names", async () => {
    const text =
      "# Case 2026-118 Brandt ./. Novalux GmbH\n\nCall with Mr Brandt.\n\nTo do me: draft the reply, request the file from the court\n";
    expect(tasksOf(await analysed(text))).toEqual(["Draft the reply", "Request the file from the court"]);
  });

  it("is nobody, where it is unassigned", async () => {
    const text =
      "# Action items\n\n- **Dalia Reyes**: share the timeline\n- **Unassigned**: ask about contractors\n";
    expect(tasksOf(await analysed(text))).toEqual([
      "Dalia Reyes: Share the timeline",
      "Ask about contractors",
    ]);
  });

  it("is in the column beside the ticket", async () => {
    const text =
      "# Sprint\n\nAmir and Colette came.\n\n| Ticket | Points | Who |\n|---|---|---|\n| Check the webhook signature | 3 | Amir |\n| Build the refund flow | 8 | Colette |\n";
    expect(tasksOf(await analysed(text))).toEqual([
      "Amir: Check the webhook signature",
      "Colette: Build the refund flow",
    ]);
  });

  it("is the first of several accounts", async () => {
    const text = "# Retro\n\nTamsin and Ole came.\n\n- [ ] quarantine flaky tests @Tamsin @Ole\n";
    expect(tasksOf(await analysed(text))).toEqual(["Tamsin: Quarantine flaky tests"]);
  });

  it("is the one whose letter a legend explains", async () => {
    const text =
      "# Allotment committee, 21 Nov\n\nB = Bill, S = Shirin, TW = Tom Whelan\n\n* Subs: £52 from January. S to write to members\n* Get a quote for the fence - B\n";
    expect(tasksOf(await analysed(text))).toEqual(
      expect.arrayContaining(["Shirin: Write to members (Subs)"]),
    );
  });

  it("is nobody by the label of a stand-up", async () => {
    const text =
      "STANDUP 24.11.\n\nYusuf\n y: finished the importer\n t: start on retry logic\n blockers: needs access\n\nMargaux\n y: interviews\n t: write feedback\n blockers: none\n";
    expect(peopleOf(await analysed(text))).not.toContain("blockers");
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

  it.each([
    ["SH020: roto edge on the hand, Judith fix + resubmit tomorrow", "Judith Pryce: Fix + resubmit"],
    ["Do we keep the free tier → Judith and Mo to talk to the bank", "Judith Pryce: Talk to the bank"],
    [
      "A new tube is needed. Judith is fine with it → Mo orders from Larkspur",
      "Mo Rahman: Order a new tube from Larkspur",
    ],
    ["I promised Mo a date by Friday, need to get it out of the office", "Send date (2026-11-20)"],
    ["Agreed: no dogs this year. Judith will tell the vendors.", "Judith Pryce: Tell the vendors"],
    ["Judith will write the plan, Mo can do Saturday", "Judith Pryce: Write the plan"],
  ])("is given without a word for it, or behind an arrow: %s", async (line, task) => {
    const found = tasksOf(
      await analysed(`# 18 November 2026\n\n${PRESENT}- ${line}\n- the boiler is fine\n`),
    );
    expect(found.join("\n")).toContain(task);
    expect(found.join("\n")).not.toContain(`${task},`);
  });

  it.each(["Judith off 21st-4th", "Mo out Wed"])("is nothing while somebody is away: %s", async (line) => {
    expect(tasksOf(await analysedWithGuesses(`# 18 November 2026\n\n${PRESENT}- ${line}\n`))).toEqual([]);
  });

  it.each(["Open Settings → Export", "plan → build → test it"])(
    "is no path and no chain behind an arrow: %s",
    async (line) => {
      expect(tasksOf(await analysedByRules(`# Notes\n\n- ${line}\n`))).toEqual([]);
    },
  );

  it.each([
    ["I'm to send photos of the mould today", "Send photos of the mould (2026-11-16)"],
    ["I promised an outline by Friday", "Send outline (2026-11-20)"],
    [
      "Prof. Roux would like a full draft of chapter 3 by 15 January",
      "Send full draft of chapter 3 (2027-01-15)",
    ],
    ["Kit brings the battle map, I need to prep the crypt", "Kit: Bring the battle map"],
    ["Kit brings the battle map, I need to prep the crypt", "Prep the crypt"],
  ])("is the writer's, where he says so: %s", async (line, task) => {
    const present = /Kit|Roux/.test(line) ? "Present: Kit, Lou, Prof. Adeline Roux\n\n" : "";
    const text = `# Session 16 November 2026\n\n${present}- ${line}\n`;
    expect(tasksOf(await analysed(text))).toContain(task);
  });

  it('is for the one who asks, not for "me"', async () => {
    const text =
      "[09:02] Maya: morning\n[09:03] Tomek: hi\n[09:08] Maya: @Tomek can you send me the uptime numbers for October?\n[09:15] Tomek: yep\n";
    expect(tasksOf(await analysed(text, "chat.txt"))).toContain(
      "Tomek: Send Maya the uptime numbers for October",
    );
  });

  it("ends with its day in what is dictated without a stop", async () => {
    const text =
      "ok so the north corner is bad and the client changed her mind about the skylight again so i have to redo the drawing and send it to the engineer by thursday um what else the timber got pushed to december so tell the carpenters and oh the invoice is still not paid";
    expect(tasksOf(await analysed(text))[0]).toMatch(/^Redo the drawing and send it to the engineer(?! by)/u);
  });

  it("is nothing that a manual asks of its readers", async () => {
    const text =
      "# Tarn\n\n## Install\n\nRun it.\n\n## Contributing\n\nPlease open an issue before you send a pull request.\n";
    expect(tasksOf(await analysedByRules(text))).toEqual([]);
  });

  it("may be in the notes of a project that has requirements", async () => {
    const text =
      "# Tarn, 16.11.\n\n## Requirements\n\nIt runs offline.\n\n## Configuration\n\nI will send the settings to Kim by Friday.\n";
    expect(tasksOf(await analysedByRules(text))).toEqual(["Send the settings to Kim (2026-11-20)"]);
  });

  it('has no "he will" in its title', async () => {
    const text = "# Call 16.11.\n\nMr Brandt has no reminder. He'll look for the envelope and the email.\n";
    expect(tasksOf(await analysed(text))).toEqual(["Brandt: Look for the envelope and the email"]);
  });

  it("is what somebody does below an outcome", async () => {
    const text =
      "# Debrief\n\nPresent: Ruth, Gavin, Ingrid Solheim\n\n## Outcome\n\n- Gavin calls the printers about the banner\n";
    expect(tasksOf(await analysed(text))).toEqual(["Gavin: Call the printers about the banner"]);
  });

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

  it('is for several without "you", and for one by name', async () => {
    const mail = (to: string): string =>
      `From: Tobias Renner <t@example.org>\nTo: ${to}\nDate: Thu, 19 Nov 2026 16:20:11 +0100\nSubject: Pumps\n\nDear all,\n\nI will send you the tracking number tomorrow.\n\nTobias\n`;
    expect(tasksOf(await analysed(mail("Imke Brandt <i@example.org>"), "mail.txt"))).toEqual([
      "Tobias Renner: Send Imke Brandt the tracking number (2026-11-20)",
    ]);
    expect(
      tasksOf(await analysed(mail("Imke Brandt <i@example.org>, Lars Berg <l@example.org>"), "mail.txt")),
    ).toEqual(["Tobias Renner: Send the tracking number (2026-11-20)"]);
  });

  it("is asked for once in a chat", async () => {
    const text =
      "[08:22] Kwame: Nora can you order new fobs, 5 should do\n[08:30] Nora: 👍 will do today\n[08:31] Kwame: thanks\n";
    expect(tasksOf(await analysedWithGuesses(text, "2026-11-18 chat.txt"))).toEqual([
      "Nora: Order new fobs, 5 should do (2026-11-18)",
    ]);
  });

  it.each([
    ["ask the museum for the 1950s photos", "Ask the museum for the 1950s photos"],
    ["print the Black Friday flyer before Black Friday", "Print the Black Friday flyer before Black Friday"],
  ])("is not due on what only looks like a day: %s", async (line, task) => {
    expect(tasksOf(await analysed(`# To do\n\n- [ ] ${line}\n`))).toEqual([task]);
  });

  it("is not what they agree to leave", async () => {
    const text = `${PRESENT}Judith Pryce: let's not touch the pricing page before March`;
    expect(tasksOf(await analysedWithGuesses(text)).join()).not.toContain("pricing page");
  });

  it("has no bracket that is not closed", async () => {
    const text =
      "# Log 18/11\n\nCall with recruiter Simone Bell (Brightpath, who placed Hugh). Send it to her by Friday.\n";
    const [task = ""] = tasksOf(await analysedWithGuesses(text));
    expect(task.split("(").length).toBe(task.split(")").length);
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

  it("is no day", async () => {
    expect(peopleOf(await analysed("# Sprint\n\nWren has 4 days (leave from Thu)\n"))).not.toContain("Thu");
  });

  it("is no town on a river", async () => {
    const text =
      "# Wedding\n\n- dress fitting with a tailor in Leigh-on-Sea\n- Jo met Kelly-Ann at the fair\n";
    const people = peopleOf(await analysed(text));
    expect(people).toContain("Kelly-Ann");
    expect(people).not.toContain("Leigh-on-Sea");
  });
});

it("takes no day and no order for the name of an event", async () => {
  const { events } = await analysed(
    "# Deacons 15/11/26\n\nCarols by candlelight 20th Dec 6.30. Mike to do invitations.\n\nConference: submit the poster (deadline 21 Jan)\n",
  );
  expect(namesOf(events)).toEqual(["Carols by candlelight"]);
});

it("keeps all initials of a firm", async () => {
  const { orgs } = await analysed(
    "# Roof\n\n- quote from A. J. Cole & Sons for £12,950\n- B. K. Marsh Ltd came\n",
  );
  expect(namesOf(orgs).sort()).toEqual(["A. J. Cole & Sons", "B. K. Marsh Ltd"]);
});
