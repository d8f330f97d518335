import { describe, expect, it } from "vitest";
import { paragraph, pdfFile, wordFile, zipOf } from "./documents.fixture";
import { textOfPage } from "./formats/pdf-lines";
import { readParts, readText } from "./read";

const bytes = (text: string): Uint8Array => Buffer.from(text);
const text = async (filename: string, content: Uint8Array) => (await readText(filename, content))?.text;

describe("reading a document", () => {
  it("joins words that a PDF divides at the end of a line, and no others", () => {
    const line = (text: string) => ({ text, top: 0, height: 10, endsLine: true });
    expect(
      textOfPage(["Tibor Vander-", "sloot nahm Vor-", "und Nachteile der soluzio-", "ne"].map(line)),
    ).toBe("Tibor Vandersloot nahm Vor-\nund Nachteile der soluzione");
  });

  it("reads headings, lists and tables of Word as Markdown", async () => {
    const cell = (it: string) => `<w:tc>${paragraph(it)}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join("")}</w:tr>`;
    const body = [
      paragraph("Roof committee", 1),
      paragraph("Attendees: Alice Chen, Bob Stone"),
      paragraph("Costs &amp; plan", 2),
      `<w:tbl>${row("Item", "Price")}${row("Tiles", "900")}</w:tbl>`,
    ];
    expect(await readText("Minutes.docx", wordFile(body.join("")))).toEqual({
      form: "markdown",
      text: "# Roof committee\n\nAttendees: Alice Chen, Bob Stone\n\n## Costs & plan\n\n| Item  | Price |\n| ----- | ----- |\n| Tiles | 900   |",
    });
  });

  it("reads lines and paragraphs of a PDF, also without its extension", async () => {
    const pages = [["Minutes of 12 March", "Present: Alice Chen", "", "Bob (chair) opened."], ["Page two"]];
    const expected = "Minutes of 12 March\nPresent: Alice Chen\n\nBob (chair) opened.\n\nPage two";
    expect(await text("scan.pdf", pdfFile(pages))).toBe(expected);
    expect(await text("attachment", pdfFile(pages))).toBe(expected);
  });

  it("reads a page without its navigation, scripts and images", async () => {
    const html = `<!DOCTYPE html><html><head><title>Roof &amp; walls</title><script>evil()</script></head><body>
      <nav><a href="/">Home</a></nav><h1>Roof</h1><p>See <a href="https://x.example/a">the plan</a>, <a href="../b">b</a>.
      <img src="https://tracker.example/p.png" alt="A roof"></p><ul><li>Tiles</li></ul></body></html>`;
    expect(await readText("page.html", bytes(html))).toEqual({
      form: "page",
      title: "Roof & walls",
      text: "# Roof\n\nSee [the plan](https://x.example/a), b. A roof\n\n- Tiles",
    });
  });

  it("reads a page in the encoding that it declares", async () => {
    const html = Buffer.from('<meta charset="iso-8859-1"><p>Grüße</p>', "latin1");
    expect(await text("page.htm", html)).toBe("Grüße");
    const page = '<meta charset="ISO-2022-JP"><p>\x1b$B2q5D\x1b(B 12:00</p>';
    expect(await text("page.htm", Buffer.from(page, "latin1"))).toBe("会議 12:00");
    const signs = Buffer.from("<p>It\x92s 5 \x80 \x96 gr\xfcn</p>", "latin1");
    expect(await text("page.htm", signs)).toBe("It’s 5 € – grün");
  });

  it("reads WebVTT and SubRip as what each speaker says", async () => {
    const vtt = `WEBVTT - Call\n\nNOTE made by hand\n\n1\n00:00:01.000 --> 00:00:03.000\n<v Alice Chen>Let's begin,\n\n00:00:03.000 --> 00:00:05.000 align:start\n<v Alice Chen>Bob &amp; Carla.</v>\n\n00:05.000 --> 00:07.000\n<v.loud Bob Stone>I will <i>send</i> the offer.</v>\n`;
    const chat =
      "[00:00:01] Alice Chen: Let's begin, Bob & Carla.\n[00:05] Bob Stone: I will send the offer.";
    expect(await text("call.vtt", bytes(vtt))).toBe(chat);
    const srt =
      "1\r\n00:00:01,000 --> 00:00:03,000\r\nAlice Chen: Hello\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\nand welcome.\r\n";
    expect(await text("call.srt", bytes(srt))).toBe("[00:00:01] Alice Chen: Hello and welcome.");
    const numbered = `WEBVTT\n\n00:01.000 --> 00:03.000\nSpeaker 1 (Ann Lee): Hello\n\n00:03.000 --> 00:05.000\nItem 4: the roof.\n\n00:05.000 --> 00:07.000\nBob Stone (Acme): Yes.\n`;
    expect(await text("numbered.vtt", bytes(numbered))).toBe(
      "[00:01] Speaker 1 (Ann Lee): Hello Item 4: the roof.\n[00:05] Bob Stone (Acme): Yes.",
    );
  });

  it("reads title, time, place and people of an invitation", async () => {
    const ics = [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "BEGIN:VEVENT",
      "UID:1",
      "DTSTART;TZID=Europe/Berlin:20261124T100000",
      "DTEND;TZID=Europe/Berlin:20261124T113000",
      "SUMMARY:Roof review\\, second",
      "LOCATION:Room 5",
      "ORGANIZER;CN=Alice Chen:mailto:alice@acme.example",
      'ATTENDEE;CN="Bob Stone";ROLE=REQ-PARTICIPANT:mailto:bob@acme.example',
      "ATTENDEE:mailto:carla@acme.exa",
      " mple",
      "DESCRIPTION:Bring the offer.\\nThanks",
      "RRULE:FREQ=WEEKLY",
      "END:VEVENT",
      "END:VCALENDAR",
    ];
    expect(await readText("invite.ics", bytes(ics.join("\r\n")))).toEqual({
      form: "markdown",
      title: "Roof review, second",
      text: "# Roof review, second\n\nDate: 2026-11-24\nTime: 10:00–11:30 Europe/Berlin\nLocation: Room 5\nRepeats: weekly\nOrganizer: Alice Chen <alice@acme.example>\n\nAttendees:\n- Bob Stone <bob@acme.example>\n- carla@acme.example\n\nBring the offer.\nThanks",
    });
  });

  it.each([
    ["a duration", "DTSTART:20261130T100000Z\nDURATION:PT45M", "Date: 2026-11-30\nTime: 10:00–10:45 UTC"],
    [
      "several days",
      "DTSTART;VALUE=DATE:20261224\nDTEND;VALUE=DATE:20261227",
      "Date: 2026-12-24\nUntil: 2026-12-26",
    ],
    ["one day", "DTSTART;VALUE=DATE:20261224\nDTEND;VALUE=DATE:20261225", "Date: 2026-12-24"],
    ["no end", "DTSTART:20261130T100000", "Date: 2026-11-30\nTime: 10:00"],
    [
      "a night",
      "DTSTART:20261130T230000\nDTEND:20261201T010000",
      "Date: 2026-11-30\nUntil: 2026-12-01\nTime: 23:00–01:00",
    ],
  ])("reads when an event of %s ends", async (_, times, expected) => {
    const ics = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n${times}\nSUMMARY:Walk\nEND:VEVENT\nEND:VCALENDAR`;
    expect(await text("a.ics", bytes(ics))).toBe(`# Walk\n\n${expected}`);
  });

  it.each([
    ["FREQ=DAILY", "daily"],
    ["FREQ=WEEKLY;COUNT=3", "weekly, 3 times"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=MO", "every 2 weeks on Monday and Wednesday"],
    ["FREQ=MONTHLY;BYDAY=2TU;UNTIL=20271231T000000Z", "monthly on the second Tuesday, until 2027-12-31"],
    ["FREQ=MONTHLY;BYDAY=-1FR", "monthly on the last Friday"],
    ["FREQ=YEARLY;BYMONTHDAY=1;BYMONTH=5", "yearly, BYMONTHDAY=1, BYMONTH=5"],
  ])("describes how often an event repeats: %s", async (rule, expected) => {
    const ics = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART;VALUE=DATE:20261224\nRRULE:${rule}\nSUMMARY:Walk\nEND:VEVENT\nEND:VCALENDAR`;
    expect(await text("a.ics", bytes(ics))).toBe(`# Walk\n\nDate: 2026-12-24\nRepeats: ${expected}`);
  });

  it("reads that an invitation was cancelled, also by its method alone", async () => {
    const ics =
      "BEGIN:VCALENDAR\nMETHOD:CANCEL\nBEGIN:VEVENT\nUID:1\nSUMMARY:Walk\nEND:VEVENT\nEND:VCALENDAR";
    expect(await text("a.ics", bytes(ics))).toBe("# Walk\n\nStatus: cancelled");
  });

  it("splits a mailbox into messages, with their bytes", async () => {
    const first =
      "From: a@x.example\nSubject: Roof\nDate: Fri, 20 Nov 2026 10:00:00 +0000\n\n>From me.\nGr\xfc\xdfe\n";
    const second =
      "From: b@x.example\nSubject: =?utf-8?Q?Angebot_=C3=BCber?=\n\nFrom here on, text.\nFrom Mon 23 November we open at 09:30.\n";
    const mbox = `From a@x.example Fri Nov 20 10:00:00 2026\n${first.replace(">From", ">>From")}\nFrom b@x.example Sat Nov 21 10:00:00 2026\n${second}`;
    const parts = await readParts("Archive.mbox", Buffer.from(mbox, "latin1"));
    expect(parts.map(({ filename }) => filename)).toEqual(["2026-11-20 Roof.eml", "Angebot über.eml"]);
    expect(parts.map(({ content }) => Buffer.from(content).toString("latin1"))).toEqual([
      `${first}\n`,
      second,
    ]);
  });

  it("reads a day of a Slack channel, and an export as its days", async () => {
    const day = JSON.stringify([
      {
        type: "message",
        user: "U2",
        ts: "1795168860.000200",
        text: "On it &amp; done, see <https://x.example|plan>",
      },
      {
        type: "message",
        user: "U1",
        ts: "1795168800.000100",
        text: "<@U2> please call",
        user_profile: { real_name: "Alice Chen" },
      },
      { type: "message", subtype: "channel_join", user: "U2", ts: "1795168000.000100", text: "has joined" },
    ]);
    const users = JSON.stringify([{ id: "U2", name: "bob", profile: { real_name: "Bob Stone" } }]);
    expect(await text("2026-11-20.json", bytes(day))).toBe(
      "[2026-11-20 10:00] Alice Chen: U2, please call\n[2026-11-20 10:01] U2: On it & done, see [plan](https://x.example)",
    );
    const parts = await readParts(
      "export.zip",
      zipOf({ "users.json": users, "roof/2026-11-20.json": day, "a.txt": "" }),
    );
    expect(parts).toEqual([
      {
        filename: "2026-11-20 roof.txt",
        content:
          "[2026-11-20 10:00] Alice Chen: Bob Stone, please call\n[2026-11-20 10:01] Bob Stone: On it & done, see [plan](https://x.example)\n",
      },
    ]);
  });

  it("leaves out single entries of a Slack export that are damaged", async () => {
    const [first, second] = [1_795_168_800, 1_795_168_860].map((ts, n) => ({
      type: "message",
      user: `U${n}`,
      ts: `${ts}.0`,
      text: `Message ${n}`,
    }));
    const day = JSON.stringify([first, { type: "message", ts: 3, text: "x" }, null, second]);
    const users = JSON.stringify([{ name: "without an id" }, { id: "U1", real_name: "Bob Stone" }]);
    const parts = await readParts("e.zip", zipOf({ "users.json": users, "roof/2026-11-20.json": day }));
    const chat = "[2026-11-20 10:00] U0: Message 0\n[2026-11-20 10:01] Bob Stone: Message 1\n";
    expect(parts).toEqual([{ filename: "2026-11-20 roof.txt", content: chat }]);
    expect(await text("2026-11-20.json", bytes(day))).toBe(chat.replace("Bob Stone", "U1").trim());
    const other = JSON.stringify([first, 1, 2]);
    expect(await text("2026-11-20.json", bytes(other))).toBeUndefined();
  });

  it("reads the files and attachments of Slack, and whom a message means", async () => {
    const day = JSON.stringify([
      {
        type: "message",
        user: "U1",
        ts: "1795168800.0",
        text: "<!subteam^S1|@roofers> <!here> see",
        files: [{ name: "plan.pdf" }, { id: "F2" }],
      },
      {
        type: "message",
        username: "CI",
        ts: "1795168860.0",
        text: "",
        attachments: [{ fallback: "Build failed", text: "Build failed on main" }, { fallback: "Only this" }],
      },
    ]);
    expect(await text("2026-11-20.json", bytes(day))).toBe(
      "[2026-11-20 10:00] U1: @roofers @here see [file: plan.pdf] [file]\n[2026-11-20 10:01] CI: Build failed on main Only this",
    );
  });

  it("takes the first row of a table as its header, and addresses as they are", async () => {
    const cells = [
      ["Name", "E-mail"],
      ["Ann Lee", "ann_l@x.example"],
    ];
    const rows = cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
    expect((await text("page.html", bytes(`<table>${rows.join("")}</table>`)))?.replace(/ +/g, " ")).toBe(
      "| Name | E-mail |\n| ------- | ---------------- |\n| Ann Lee | ann_l@x.example |",
    );
  });

  it("reads the links, addresses, channels and dates of Slack as a reader sees them", async () => {
    const texts = [
      "Mail <mailto:kim@corvane.example|kim@corvane.example> or <mailto:kim@corvane.example|Kim>",
      "Read <https://x.example/a|the plan> and <https://x.example/b>",
      "In <#C12|general>, <#C7> and <#C8|> before <!date^1794900000^{date_short}|Nov 17>",
      "<@U9|nils>, call <tel:+4930123|+49 30 123>",
    ];
    const day = JSON.stringify(
      texts.map((text, at) => ({ type: "message", user: "U1", ts: `${1_795_168_800 + at * 60}.0`, text })),
    );
    const channels = JSON.stringify([{ id: "C7", name: "roof" }]);
    const [part] = await readParts(
      "e.zip",
      zipOf({ "channels.json": channels, "general/2026-11-20.json": day }),
    );
    expect(
      String(part?.content)
        .replace(/^.*U1: /gmu, "")
        .trim()
        .split("\n"),
    ).toEqual([
      "Mail kim@corvane.example or [Kim](mailto:kim@corvane.example)",
      "Read [the plan](https://x.example/a) and https://x.example/b",
      "In #general, #roof and #C8 before Nov 17",
      "nils, call +49 30 123",
    ]);
  });

  it("leaves other JSON, text and Markdown as they are", async () => {
    expect(await readText("data.json", bytes('[{"type":"message"}]'))).toBeNull();
    expect(await readText("note.md", bytes("# Hi"))).toBeNull();
  });
});
