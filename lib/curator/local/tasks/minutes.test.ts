import { describe, expect, it } from "vitest";
import { LIKELY } from "../../plan";
import { analysed, analysedWithGuesses, namesOf, tasksOf } from "../note.fixture";
import { planLocally } from "../plan-locally";

const found = async (text: string, filename?: string): Promise<string[]> =>
  tasksOf(await analysed(text, filename));
const planOf = (content: string) =>
  planLocally({ filename: "note.md", content, receivedAt: new Date("2026-11-20T12:00:00Z"), known: [] });

const people = "Attendees: Ann Lee, Bob Ito, Emma-Jane Parry, Fergus McAdam\n\n";

describe("tasks as minutes and lists put them", () => {
  it.each([
    ["Action (EJP): call the bank", "Emma-Jane Parry: Call the bank"],
    ["Send the plan to the site.                         EJP", "Emma-Jane Parry: Send the plan to the site"],
    ["FMcA still owes us the lab hours.", "Fergus McAdam: Send lab hours"],
    ["Bob will re-plot the storm by 27 November.", "Bob Ito: Re-plot the storm (2026-11-27)"],
    ["Poster: Bob, by 27 November.", "Bob Ito: Poster (2026-11-27)"],
    ["- [ ] leaflet for the fair, Bob, mid March-ish", "Bob Ito: Leaflet for the fair"],
    ["Quotes for a new oven? -> Bob, by 27 November", "Bob Ito: Quotes for a new oven (2026-11-27)"],
    ["The oven is cold.\n  >> Bob: call the bank", "Bob Ito: Call the bank"],
    [
      "Who gets the codes? -> Bob to find out from Larkspur",
      "Bob Ito: Find out from Larkspur who gets the codes",
    ],
    ["## Aufgaben\n* Planen flicken\n  - Bob Ito\n  - Ann Lee", "Bob Ito: Planen flicken"],
    ["## Orga\n* TODO [Bob, Ann]\n  * den Server umziehen", "Bob Ito: Den Server umziehen"],
    ["## Actions à mener\n* Relancer la mairie (B Ito)", "Bob Ito: Relancer la mairie"],
    ["## Actions à mener\n* Relancer la mairie (Bob Ito & A Lee)", "Bob Ito: Relancer la mairie"],
    ["## Aufgaben\n* Planen flicken (Bob und Ann)", "Bob Ito: Planen flicken"],
    ["## Actions à mener\n* Relancer la mairie (EJ Parry)", "Emma-Jane Parry: Relancer la mairie"],
    ["→ Bob: Serienbrief vorbereiten bis Fr. 27.11.", "Bob Ito: Serienbrief vorbereiten (2026-11-27)"],
    ["Bob will fit the new valve.", "Bob Ito: Fit the new valve"],
    [
      "Bob to ask the caretaker for the settings – before the 27th",
      "Bob Ito: Ask the caretaker for the settings (2026-11-27)",
    ],
    ["Agreed to fit a lock on the shed, Bob to buy and fit it.", "Bob Ito: Buy and fit a lock on the shed"],
    [
      "6. Action items\n\n   * Bob: call the bank\n        Status: open, due 27 November",
      "Bob Ito: Call the bank (2026-11-27)",
    ],
    ["- [ ] paint the door, 2 tins, Bob", "Bob Ito: Paint the door, 2 tins"],
    [
      "- [ ] service of the raft is overdue!! Bob to drive the raft to the yard",
      "Bob Ito: Drive the raft to the yard",
    ],
  ])("%j", async (text, task) => {
    expect(await found(people + text)).toEqual([task]);
  });

  it("takes no links below a name for tasks", async () => {
    const talks = (name: string) =>
      `${name} :\n\n1. [Reed beds](https://x.example/1)\n1. [Otters](https://x.example/2)\n`;
    expect(await found(`${people}## Retour du salon\n\n${talks("Ann")}\n${talks("Bob")}`)).toEqual([]);
  });

  it.each([
    [
      "| Responsable | Compromiso | Fecha límite |",
      "| Equipo de riego | Flujo de las compuertas | Por definir |",
    ],
    ["| Wer | Aufgabe | Frist |", "| alle | Flutbecken im Hof | offen |"],
    ["| 担当者 | アクション | 期限 |", "| 全員 | 水路の件 | 未定 |"],
  ])("shows what a table below %s calls a task", async (head, row) => {
    const { entities } = await planOf(`${head}\n|---|---|---|\n${row}`);
    const shown = entities.filter(({ type, confidence }) => type === "task" && confidence >= LIKELY);
    expect(shown).toHaveLength(1);
    expect(entities.filter(({ type }) => type === "person")).toEqual([]);
  });

  it("reads a table of minutes: who has to do something, and nothing of who has not", async () => {
    const table =
      "| # | Item | By | When |\n|---|---|---|---|\n" +
      "| 1 | **Roof.** Two weeks behind, mainly steel. | – | note |\n" +
      "| 2 | **Drain.** Manhole is not where the survey has it. BI to send the levels | BI | 27.11. |\n" +
      "| 3 | **Windows.** Sample looked at on site. Colour approved by AL. | – | – |\n";
    const analysis = await analysed(people + table, "site.md");
    expect(tasksOf(analysis)).toEqual(["Bob Ito: Send the levels (2026-11-27)"]);
    expect(namesOf(analysis.decisions)).toEqual(["Colour approved by AL"]);
  });

  it.each([
    [
      "whom to ring",
      "# To do\n\n- [ ] book the hall\n- [ ] buy paper\n- [ ] ask Ann\n\n| what | who | tel |\n|---|---|---|\n| cake | Sugar Loaf | 01631 000 |\n",
    ],
    [
      "when it is",
      "# To do\n\nDate is Sat 22 August 2027, 86 people so far\n\n- [ ] book the hall\n- [ ] buy paper\n- [ ] ask Ann\n",
    ],
  ])("takes no task from %s", async (_, text) => {
    expect(await found(text, "a.md")).toHaveLength(3);
  });
});

describe("tasks that a mail asks for", () => {
  const mail = (body: string): string =>
    `From: Ann Lee <ann@x.example>\nTo: Bob Ito <bob@y.example>\nSubject: Hall\nDate: Fri, 20 Nov 2026 08:00:00 +0000\n\nDear Bob,\n\n${body}\n`;

  it.each([
    ["Bob, we still need your biog for the programme.", "Bob Ito: Send your biog for the programme"],
    [
      "Two things I need from you: photos of the ceiling and the list.",
      "Bob Ito: Send Photos of the ceiling and the list",
    ],
    ["So please take the 900 out of the application.", "Bob Ito: Take the 900 out of the application"],
    [
      "Somebody has to let him in on that day, so could you please tell me by Monday whether\nyou'll be at home?",
      "Bob Ito: Tell Ann Lee by Monday whether you'll be at home (2026-11-23)",
    ],
  ])("%s", async (body, task) => {
    expect(await found(mail(body), "a.eml")).toEqual([task]);
  });

  it.each([
    "We need your help and your patience.",
    "Please take a seat when you come.",
    "Please take the time.",
  ])("none: %s", async (body) => {
    expect(await found(mail(body), "a.eml")).toEqual([]);
  });
});

it("cuts a joint action where each does a part of it", async () => {
  const text = `${people}- Application to the Rural Agency closes 27 November → **Ann** prepares it, **Bob** signs\n`;
  expect(await found(text)).toEqual([
    "Ann Lee: Prepare application to the Rural Agency (2026-11-27)",
    "Bob Ito: Sign application to the Rural Agency (2026-11-27)",
  ]);
});

it("knows several accounts before a dash: the first known one is the owner", async () => {
  const table = "| Name | Nick |\n|---|---|\n| Ann Lee | leafan |\n| Bob Ito | obi |\n\n";
  expect(await found(`${table}**ACTION**: leafan + obi - write up the tests`)).toEqual([
    "Ann Lee: Write up the tests",
  ]);
});

it("knows a person by a short form of the first name, when it is that of one only", async () => {
  const two = "Present: Winifred Tate, Robert Ito\n\n";
  expect(await found(`${two}Actions\n- Winnie: call the bank\n- Bob: call the hall\n`)).toEqual([
    "Winifred Tate: Call the bank",
    "Robert Ito: Call the hall",
  ]);
  const several = "Present: Robert Lee, Robert Ito\n\n";
  expect(await found(`${several}Actions\n- Bob: call the hall\n`)).not.toContain("Robert Lee: Call the hall");
});

it("takes the thing before a pronoun from the sentences before", async () => {
  const text = `${people}The yearly report is late. Bob will write it by Friday.\n`;
  expect((await found(text))[0]).toMatch(/^Bob Ito: Write the yearly report/);
});

it("takes no task from a list of what nobody means to do now, and none from the end of a meeting", async () => {
  expect(await found("# TODO\n\n## Some day\n- meter cupboard labels\n- proper filing\n", "todo.md")).toEqual(
    [],
  );
  expect(await found("# TODO\n\n## Waiting for\n- electrician's report Hope House\n", "todo.md")).toEqual([]);
  expect(await found(`${people}Next: 18 December. The meeting ended with the Grace at 9.05.\n`)).toEqual([]);
});

it("knows the speakers of subtitles that were saved as text", async () => {
  const call =
    "WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nAnn Lee: Hello there.\n\n00:00:04.000 --> 00:00:06.000\nBob Ito: Hi. And I'll put together a proposal by Friday.\n\n00:00:07.000 --> 00:00:09.000\nAnn Lee: Bye.\n";
  expect(await found(call, "call.vtt.txt")).toEqual(["Bob Ito: Put together a proposal (2026-11-20)"]);
});

describe("records of scribes", () => {
  const call = "Present: Nora Quill (NQ), Piet Vondel (PV), Mia Tran, Dan Okafor\n\nScribe: Mia Tran\n\n";

  it.each([
    ["> ACTION: Publish the lamp plan, PV.", "Piet Vondel: Publish the lamp plan"],
    ["> ACTION: File the bulb table. NQ, PV.", "Nora Quill: File the bulb table"],
    ["> ***Action #2:** write to the lamp makers (Nora Quill)*", "Nora Quill: Write to the lamp makers"],
    ["[ACTION] Mia to book a room", "Mia Tran: Book a room"],
    ["- **ACTION:** Mia Tran, Dan Okafor -- draft the handbook", "Mia Tran: Draft the handbook"],
    ["ACTION item: NQ said she will report back on the fuses", "Nora Quill: Report back on the fuses"],
    ["* NQ: Found no old bulbs. I'll reach out to the museum.", "Nora Quill: Reach out to the museum"],
    ["- Mia will be drafting a page for the open day", "Mia Tran: Draft a page for the open day"],
    ["- Dan agreed to rewire the porch behind the shop", "Dan Okafor: Rewire the porch behind the shop"],
    ["What remains is for Piet to cancel the old lease", "Piet Vondel: Cancel the old lease"],
    [
      "- 👷 TODO dan: follow up on the bench with the joiner",
      "Dan Okafor: Follow up on the bench with the joiner",
    ],
    ["NQ, PV and MT to rework the charter", "Nora Quill: Rework the charter"],
    ["## Actions\n\n- PietV/Dan- Update the page of members", "Piet Vondel: Update the page of members"],
    ["- @mvarga to file the permit with the council", "mvarga: File the permit with the council"],
    ["- the idea is sound, @mvarga will write up the notes", "mvarga: Write up the notes"],
  ])("%j", async (text, task) => {
    expect(await found(call + text)).toEqual([task]);
  });

  it("gives a task to the account in brackets after it", async () => {
    const accounts =
      "Attending: josiem, lintbrush, Kailas\n\n## Next steps\n- update the page of members (josiem)\n";
    expect(await found(accounts)).toEqual(["josiem: Update the page of members"]);
  });

  it("writes what a label calls an action of somebody, whatever its words are", async () => {
    const { tasks } = await analysed(`${call}ACTION: NQ / PV to gather another benchmark.\n`);
    expect(tasks).toMatchObject([{ title: "Gather another benchmark", isLabelled: true }]);
  });

  it("takes nothing from a quoted mail, and no news that there are none", async () => {
    expect(
      await found("From: a@x.example\nTo: b@x.example\nSubject: Lamps\n\nOk.\n\n> ACTION: call the bank\n"),
    ).toEqual([]);
    expect(await found(`${call}## Actions\n* PV: No updates here.\n`)).toEqual([]);
  });

  it("gives tasks after unknown initials to the writer", async () => {
    expect(
      await found("Notes by Nora Quill\n\nThe lamps are late.\n\nPS: I'll order the new lamps by Friday.\n"),
    ).toEqual(["Nora Quill: Order the new lamps (2026-11-20)"]);
  });
});

it("gives nothing to who is added to a list", async () => {
  const items = "## Actions\n\n- [ ] Add Ann Lee to the list for the mails\n- [ ] Ann Lee to call the bank\n";
  expect(await found(`${people}${items}`)).toEqual([
    "Add Ann Lee to the list for the mails",
    "Ann Lee: Call the bank",
  ]);
});

it("knows two of the same first name by their initials", async () => {
  const text =
    "Present: Kim D., Kim R., Bob Ito\n\n## Actions\n\n- Print the signs for the hall (Kim R.)\n- Count the chairs again (Kim D.)\n";
  expect(await found(text)).toEqual(["Kim R: Print the signs for the hall", "Kim D: Count the chairs again"]);
});

it("gives what a speaker asks for to somebody else", async () => {
  const talk =
    "# Call of 3 May 2026\n\nBob Ito: The text of the plan is not ready yet.\nAnn Lee: Please update the text with the help of Kim.\n";
  expect(await found(`${people}${talk}`)).toEqual(["Update the text with the help of Kim"]);
});

it("reads who has an action from a table that calls them points of contact", async () => {
  const table = "#### Action items\n\n| AI | POC |\n| --- | --- |\n| Change the second goal | Bob Ito |\n";
  expect(await found(`${people}${table}`)).toEqual(["Bob Ito: Change the second goal"]);
});

it("takes no absence for a task", async () => {
  const text =
    "## Next session\n\nNext Monday the 6th, Ann Lee will be on vacation, so nobody can meet there.\n";
  const { tasks } = await analysedWithGuesses(`${people}${text}`);
  expect(tasks.map(({ title }) => title).filter((title) => /vacation/.test(title))).toEqual([]);
});
