import { describe, expect, it } from "vitest";
import { analysed, tasksOf } from "../note.fixture";

const found = async (text: string, filename?: string): Promise<string[]> =>
  tasksOf(await analysed(text, filename));
const people = "Attendees: Ann Lee, Bob Ito\n\n";

describe("tasks that the layout lists", () => {
  it.each([
    ["- [ ] Bob: write the plan (by Tuesday)", "Bob Ito: Write the plan (2026-11-24)"],
    ["- [ ] Bob to write the plan", "Bob Ito: Write the plan"],
    ["- [ ] @bob write the plan", "Bob Ito: Write the plan"],
    ["- [ ] Write the plan (Bob, 27 Nov)", "Bob Ito: Write the plan (2026-11-27)"],
    ["- [ ] Write the plan (Bob, 10 Nov)", "Bob Ito: Write the plan (10 Nov)"],
    ["- [ ] Write the plan - Bob", "Bob Ito: Write the plan"],
    ["- [ ] Write the plan. Owner: Bob", "Bob Ito: Write the plan"],
    ["- [ ] **Bob** to write the plan", "Bob Ito: Write the plan"],
    ["Action (BI): write the plan", "Bob Ito: Write the plan"],
    ["- [ ] AL – write the plan", "Ann Lee: Write the plan"],
    [
      "Actions\n* AL: write the plan       [27 Nov]\n* BI: call the bank        [ASAP]",
      "Ann Lee: Write the plan (2026-11-27)",
    ],
    ["- a point\n  - -> Bob: write the plan", "Bob Ito: Write the plan"],
    ["| Task | Owner |\n|---|---|\n| Write the plan | ~~Ann~~ Bob |", "Bob Ito: Write the plan"],
    ["- [ ] Bob: (carried over) write the plan", "Bob Ito: Write the plan"],
    ["TODO(Bob): write the plan", "Bob Ito: Write the plan"],
    ["ACTION-41: Bob to write the plan", "Bob Ito: Write the plan"],
    ["ACTION: BI to write the plan", "Bob Ito: Write the plan"],
    ["AI-34-1 BI: write the plan, by 27 November", "Bob Ito: Write the plan (2026-11-27)"],
    ["Actions\n- bank: get Bob on as second signatory", "Bank - get Bob on as second signatory"],
    ["Actions\n- Bob: write the plan: still open", "Bob Ito: Write the plan"],
    ["### before 27 November\n- [ ] write the plan", "Write the plan (2026-11-27)"],
    ["THIS WEEK\n- [ ] write the plan", "Write the plan (2026-11-22)"],
    ["Plan is missing.    Action: Bob, 27 November", "Bob Ito: Plan is missing (2026-11-27)"],
    ["Next steps\n1. Bob sends the plan - Monday", "Bob Ito: Send the plan (2026-11-23)"],
    ["Actions\n- Bob + Ann: call the bank", "Bob Ito: Call the bank"],
    ["Actions\nBob:\n  - call the bank", "Bob Ito: Call the bank"],
    [
      "| Task | Owner | Due |\n|---|---|---|\n| Write the plan | Bob | 27/11 |",
      "Bob Ito: Write the plan (2026-11-27)",
    ],
    [
      "Actions\nWrite the plan        BI     27.11\nCall the bank         AL     28.11",
      "Bob Ito: Write the plan (2026-11-27)",
    ],
  ])("%j", async (text, task) => {
    expect((await found(people + text))[0]).toBe(task);
  });

  it("takes the items of a to-do list, and what is ticked where it says who did it", async () => {
    const list = `${people}# To do\n\n- [ ] milk\n- [x] call mum\n- [x] Bob: call the bank\n`;
    expect(await found(list)).toEqual(["Milk", "Bob Ito: Call the bank"]);
    expect(await found("ring the school\nbuy paper\nask about the boiler\n")).toHaveLength(3);
  });

  it("knows accounts from a table, and initials from a list", async () => {
    const table = "| Name | Handle |\n|---|---|\n| Ann Lee | @leafan |\n\n";
    expect(await found(`${table}ACTION: @leafan to write the plan`)).toEqual(["Ann Lee: Write the plan"]);
    const list = "Directors present:\n   Ann Lee (XA), president\n   Bob Ito (OB)\n\n";
    expect(await found(`${list}Actions\n- XA + OB: write the plan`)).toEqual(["Ann Lee: Write the plan"]);
    const nickname = 'Present: Ann "Nan" Lee, Bob Ito\n\n';
    expect(await found(`${nickname}- [ ] Nan to write the plan`)).toEqual(["Ann Lee: Write the plan"]);
  });

  it("knows the only one with a role, and accounts without a sign", async () => {
    const roles = "Present: Ann Lee, District Clerk; Bob Ito, President\n\n";
    expect(await found(`${roles}Actions\n- The Clerk will post the bids on the website`)).toEqual([
      "Ann Lee: Post the bids on the website",
    ]);
    const short = "Present: Ann Lee (Treas.), Bob Ito, President\n\n";
    expect(await found(`${short}Actions\n- The Treasurer will post the bids on the website`)).toEqual([
      "Ann Lee: Post the bids on the website",
    ]);
    const table = "| Name | Handle |\n|---|---|\n| Ann Lee | alx |\n| Bob Ito | bix |\n\n";
    expect(await found(`${table}ACTION: bix: write the plan`)).toEqual(["Bob Ito: Write the plan"]);
  });

  it("takes neither the next meeting nor the text around the lists for a task", async () => {
    expect(
      await found("Actions\n- Ann to call the bank\n\nDate of next meeting: 10 Dec, same room\n"),
    ).toHaveLength(1);
    const list = "# To do\n\nURGENT\n- pay the bill\n- call mum\n- buy milk\n\nbalance today 4,902\n";
    expect(await found(list)).toHaveLength(3);
    expect(await found("## Open\nDo we need a second loo? Ann says nobody checks. It is unclear.\n")).toEqual(
      [],
    );
  });

  it("drops what is cancelled or marked as done", async () => {
    const items = "- [-] sell the mower\n- [ ] sell the van (cancelled)\n- [ ] call mum\n";
    expect(await found(`# To do\n\n${items}`)).toEqual(["Call mum"]);
    expect(await found(`${people}Actions\n- AL: order cards -- done\n- Bob: 電球交換(済)\n`)).toEqual([]);
    expect(
      await found(`${people}Actions\n1. Bob to order the cards. **DONE**\n2. AL: hire a van **DONE**\n`),
    ).toEqual([]);
    const [ticked] = (await analysed(`${people}- [x] Bob: order cards (done)\n`)).tasks;
    expect(ticked).toMatchObject({ title: "Order cards", status: "done" });
  });

  it("leaves a roll call with boxes alone", async () => {
    const call =
      "## Attendance\n### Roll call\n- [x] Ann Lee, Corvane (member)\n- [ ] Bob Ito, Delta (member)";
    expect(await found(`${call}\n\n## Actions\n- [ ] Ann Lee: write the plan`)).toEqual([
      "Ann Lee: Write the plan",
    ]);
  });

  it("leaves counts in columns alone", async () => {
    const stock =
      "# To do\n\n- [ ] call mum\n- [ ] sell the van\n\nSTOCK 27/2\n  singles    41\n  twins      96\n";
    expect(await found(stock)).toEqual(["Call mum", "Sell the van"]);
  });

  it("leaves notes, questions and nothings alone", async () => {
    expect(await found("# Notes\n\n- the build is slow\n- people like it\n")).toEqual([]);
    expect(await found("Actions\n- None\n- who pays for storage?\n")).toEqual([]);
  });
});

describe("tasks in sentences", () => {
  it.each([
    ["Bob will print the flyers by Friday.", "Bob Ito: Print the flyers (2026-11-20)"],
    ["Bob is going to check the heating.", "Bob Ito: Check the heating"],
    ["Mr Ito promised to send the plan.", "Bob Ito: Send the plan"],
    ["Ann met Bob. He'll call the bank on Monday.", "Ann Lee: Call the bank (2026-11-23)"],
    ["The room needs to be cleared by Friday.", "The room needs to be cleared (2026-11-20)"],
    ["The Clerk to report the broken grating.", "Eva Kerr: Report the broken grating"],
    ["I'll dig out the old letters.", "Dig out the old letters"],
    ["Remember to pay the plumber.", "Pay the plumber"],
    ["Bob chasing the facilities team.", "Bob Ito: Chase the facilities team"],
    ["Bob will return the signed form to the bank.", "Bob Ito: Return the signed form to the bank"],
  ])("%s", async (text, task) => {
    expect(await found(`Present: Ann Lee, Bob Ito, Eva Kerr (clerk)\n\n${text}`)).toEqual([task]);
  });

  it.each([
    [
      "Ann will send the deck, Bob will book the room by Friday.",
      ["Ann Lee: Send the deck", "Bob Ito: Book the room (2026-11-20)"],
    ],
    ["Ann will ask Bob, Eva and the caterer.", ["Ann Lee: Ask Bob, Eva and the caterer"]],
    ["Bob will move the call to Friday.", ["Bob Ito: Move the call to Friday"]],
    ["Bob to postpone the workshop to 3 December.", ["Bob Ito: Postpone the workshop to 3 December"]],
  ])("%s", async (text, tasks) => {
    expect(await found(`Present: Ann Lee, Bob Ito, Eva Kerr (clerk)\n\n${text}`)).toEqual(tasks);
  });

  it.each([
    "Bob will be your host.",
    "Bob will not send it.",
    "If Bob will send the plan, fine.",
    "Bob would like to see the plan.",
    "Ann has sent the plan.",
    "We will see about the plan.",
  ])("none: %s", async (text) => {
    expect(await found(people + text)).toEqual([]);
  });
});

describe("requests and promises in mails and chats", () => {
  it.each(["@Ann Lee I will", "@Ann I'll", "@ann.lee I will"])(
    "%s: the speaker promises it to somebody",
    async (start) => {
      const chat = `[10:00] Ann Lee: The disk is full.\n[10:01] Bob Ito: ${start} clean up the old backups today.\n`;
      expect(tasksOf(await analysed(chat, "chat.txt"))).toEqual([
        "Bob Ito: Clean up the old backups (2026-11-20)",
      ]);
    },
  );

  const mail = (body: string): string =>
    `From: Ann Lee <a@x.example>\nTo: Bob Ito <b@x.example>\nSubject: x\n\nHi Bob,\n\n${body}\n`;

  it.each([
    [
      "Could you please send me the final quote by Monday?",
      "Bob Ito: Send Ann Lee the final quote (2026-11-23)",
    ],
    ["Please draw up the new orders.", "Bob Ito: Draw up the new orders"],
    ["Could you send them the list by the 27th please?", "Bob Ito: Send them the list (2026-11-27)"],
    [
      "Could you give me a quote for the roof? No rush, end of January is fine.",
      "Bob Ito: Give Ann Lee a quote for the roof (2027-01-31)",
    ],
    [
      "Please make sure that the server is back on the network.",
      "Bob Ito: Make sure that the server is back on the network",
    ],
    ["I will send you the floor plan tomorrow.", "Ann Lee: Send Bob Ito the floor plan (2026-11-21)"],
  ])("%s", async (body, task) => {
    expect(await found(mail(body))).toEqual([task]);
  });

  it.each([
    "Please find attached the form.",
    "Please let me know if you have questions.",
    "Please do not hesitate to contact me.",
  ])("courtesy: %s", async (body) => {
    expect(await found(mail(body))).toEqual([]);
  });

  it("asks the one who is called, or the one who says yes", async () => {
    const chat =
      "Ann Lee: @Bob Ito can you fix the build today?\nBob Ito: yes\nEva Kerr: hi\nAnn Lee: can someone, could you order new paper please?\nEva Kerr: sure\n";
    expect(await found(chat)).toEqual(["Bob Ito: Fix the build (2026-11-20)", "Eva Kerr: Order new paper"]);
  });
});

it("takes the day from the answer, and no second task", async () => {
  const call =
    "Ann Lee: Um, Bob, you were going to sort the invoice?\nBob Ito: I was. I'll send it to accounts today.\nAnn Lee: Right.\n";
  expect(await found(call)).toEqual(["Bob Ito: Sort the invoice (2026-11-20)"]);
});

it("asks the one whose first name begins so", async () => {
  const call =
    "Ann Lee: Hello.\nBob Ito: Hi. And Sam, can you get the tide tables to camera?\nSamantha Roe: Will do.\n";
  expect(await found(call)).toEqual(["Samantha Roe: Get the tide tables to camera"]);
});

it("takes an action back when the bot of a meeting does", async () => {
  const log =
    "19:00 < lindo> Yrsa Lindolm\n19:01 < lindo> #action lindo to write the plan\n19:02 < lindo> #undo\n19:03 < lindo> #action lindo bisect the crash\n";
  expect(await found(log, "meeting.log.txt")).toEqual(["Yrsa Lindolm: Bisect the crash"]);
});

it("names a task once, however often it is mentioned", async () => {
  const text = `${people}Bob will write the migration plan.\n\nActions\n- Bob: write the migration plan by Friday\n`;
  expect(await found(text)).toEqual(["Bob Ito: Write the migration plan (2026-11-20)"]);
});

it("takes what is promised before a request in the same sentence", async () => {
  const call =
    "Ann Lee: Morning.\nBob Ito: I'll tell the vendor to cancel the servers by Friday, and Ann can you update the diagram?\nAnn Lee: Sure.\n";
  expect(await found(call)).toContain("Bob Ito: Tell the vendor to cancel the servers (2026-11-20)");
});
