import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { lockedPdf, paragraph, pdfFile, wordFile, zipOf } from "@/lib/documents/documents.fixture";
import type { Api } from "../support/api";
import { itDeep } from "../support/deep";
import { isDeep, times } from "../support/property";
import { serve } from "../support/serve";
import { until } from "../support/until";
import { writeInto } from "../support/vault";

const served = serve({ worker: true });
let api: Api;

beforeAll(() => {
  ({ api } = served);
});

/** Adds a file, and waits until it is processed or quarantined. */
async function settled(filename: string, content: Uint8Array | string) {
  const bytes = { encoding: "base64" as const, content: Buffer.from(content).toString("base64") };
  await api.ok("addToInbox", { filename, ...bytes });
  return found(filename);
}

async function found(filename: string) {
  const find = async () => {
    const { files } = await api.ok("inboxStates", {});
    return files.find((file) => file.filename === filename && /processed|quarantined/.test(file.state));
  };
  await until(`${filename} is settled`, async () => (await find()) !== undefined, 90_000);
  const file = await find();
  if (!file) throw new Error(`${filename} is gone`);
  return file;
}

const noteOf = async ({ records }: Awaited<ReturnType<typeof found>>) =>
  api.ok("readRecord", { path: records.find(({ action }) => action === "created")?.path ?? "" });

test("a Word document becomes a record with its text, and stays as the original", async () => {
  const lines = ["Attendees: Dora Vance, Emil Roth", "Emil Roth to order the tiles by 2026-12-04."];
  const document = wordFile(paragraph("Roof meeting", 1) + lines.map((line) => paragraph(line)).join(""));
  const file = await settled("Roof meeting.docx", document);
  expect(file).toMatchObject({ state: "processed", location: "inbox/processed/Roof meeting.docx" });
  expect(file.records.map(({ path }) => path)).toContain("person/Dora Vance.md");
  const note = await noteOf(file);
  expect(note.body).toContain("# Roof meeting\n\nAttendees: Dora Vance, Emil Roth");
  expect(note.frontmatter.source).toBe("[[inbox/processed/Roof meeting.docx]]");
  expect(note.links.filter(({ state }) => state === "broken")).toEqual([]);
  expect(existsSync(join(served.account.vaultDir, file.location))).toBe(true);
});

itDeep("a PDF that is too long, and what is not read, wait in quarantine with the reason", async () => {
  const long = await settled("Long.pdf", pdfFile([["Hi"]], 1_001));
  expect(long).toMatchObject({ state: "quarantined" });
  expect(long.error).toContain("Long.pdf cannot be read. It has 1001 pages; up to 1000 are read: split it.");
  const image = await settled("photo.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]));
  expect(image.error).toMatch(
    /Markdown, text, mail \(\.eml, \.mbox\), Word \(\.docx\), PDF with text, .* are read/,
  );
});

/** A file of each format, with a text that its record has. */
const FORMATS: Record<string, [content: Uint8Array | string, text: RegExp]> = {
  docx: [
    wordFile(paragraph("Gutters", 1) + paragraph("The gutters leak.")),
    /# Gutters\n\nThe gutters leak\./,
  ],
  pdf: [pdfFile([["The chimney smokes."]]), /The chimney smokes\./],
  html: [
    "<title>Tiles</title><nav>Menu</nav><h1>Tiles</h1><p>The tiles are <b>red</b>.</p>",
    /tiles are \*\*red\*\*/,
  ],
  vtt: ["WEBVTT\n\n00:01.000 --> 00:04.000\n<v Dora Vance>The beams hold.\n", /Dora Vance: The beams hold\./],
  srt: [
    "1\n00:00:01,000 --> 00:00:04,000\nEmil Roth: The slates are late.\n",
    /Emil Roth: The slates are late\./,
  ],
  ics: [
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261204T100000Z\r\nDTEND:20261204T110000Z\r\nSUMMARY:Roof walk\r\nATTENDEE;CN=Dora Vance:mailto:dora@roof.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
    /Date: 2026-12-04\nTime: 10:00–11:00 UTC[\s\S]*Dora Vance <dora@roof\.example>/,
  ],
};

const WAYS = {
  "by the API": settled,
  "from the folder": (filename: string, content: Uint8Array | string) => {
    writeInto(served.account.vaultDir, `inbox/${filename}`, content);
    return found(filename);
  },
};

test("each format is read, by the API and from the folder", { timeout: 180_000 }, async () => {
  const sent = Object.entries(FORMATS).flatMap(([extension, [content, text]], at) =>
    // At work, every other format comes by each way.
    Object.entries(WAYS)
      .filter((_, n) => isDeep() || n === at % 2)
      .map(async ([way, send]) => ({ file: await send(`${way}.${extension}`, content), text })),
  );
  for (const { file, text } of await Promise.all(sent)) {
    expect([file.filename, file.state, file.error]).toEqual([file.filename, "processed", null]);
    expect((await noteOf(file)).body, file.filename).toMatch(text);
  }
});

test("a Slack export becomes its days", async () => {
  const day = JSON.stringify([{ type: "message", user: "U1", text: "The crane comes.", ts: "1795168800.0" }]);
  const users = JSON.stringify([{ id: "U1", real_name: "Emil Roth" }]);
  const archive = zipOf({ "roof/2026-11-20.json": day, "users.json": users, "channels.json": "[]" });
  writeInto(served.account.vaultDir, "inbox/Export.zip", archive);
  expect((await found("Export.zip")).state).toBe("processed");
  const { files } = await api.ok("inboxStates", {});
  const name = files.find(({ filename }) => /roof/.test(filename))?.filename ?? "";
  expect((await noteOf(await found(name))).body).toContain("Emil Roth: The crane comes.");
});

/** Files from the folder, where no request limits them, and what is wrong with them. */
const UNREADABLE: Record<string, [content: () => Uint8Array | string, error: RegExp]> = {
  "Locked.pdf": [() => lockedPdf(), /protected by a password: save it without one/],
  "Picture.pdf": [() => pdfFile([[]]), /no text, only images: recognize its text \(OCR\) first/],
  "Large.html": [
    () => "<p>A paragraph of some words.</p>".repeat(1_600_000),
    /has 51 MiB: files over 16 MiB are not read here/,
  ],
  "Sheet.xlsx": [
    () => zipOf({ "xl/workbook.xml": "<workbook/>" }),
    /Word \(\.docx\), PDF with text, .* are read/,
  ],
  "Old.doc": [
    () => Buffer.from("d0cf11e0a1b11ae1000000000000", "hex"),
    /Word \(\.docx\), PDF with text, .* are read/,
  ],
  "Bomb.docx": [() => wordFile(`<!--${" ".repeat(80 * 1024 * 1024)}-->`), /unpacks to more than 64 MiB/],
  "Deep.html": [
    () => `${"<div>".repeat(200_000)}text`,
    /nested too deeply|takes too much memory|takes longer than/,
  ],
};

/** At work only one; `lib/documents/hostile.test.ts` reads such files without a service. */
const TRIED = Object.entries(UNREADABLE).slice(0, times(7, 1));

test("what cannot be read is quarantined with the reason, and the next file is read", {
  timeout: 400_000,
}, async () => {
  for (const [filename, [content, error]] of TRIED) {
    writeInto(served.account.vaultDir, `inbox/${filename}`, content());
    const file = await found(filename);
    expect([filename, file.state]).toEqual([filename, "quarantined"]);
    expect(file.error).toMatch(error);
    expect(existsSync(join(served.account.vaultDir, file.location))).toBe(true);
  }
  expect((await settled("After.pdf", pdfFile([["All is well."]]))).state).toBe("processed");
});

test("a mailbox becomes its messages", async () => {
  const message = (subject: string, from: string) =>
    `From x@y.example Fri Nov 20 10:00:00 2026\nFrom: ${from}\nTo: Hugo Lind <hugo@lind.example>\nSubject: ${subject}\nDate: Fri, 20 Nov 2026 10:00:00 +0000\n\nSee you then.\n\n`;
  const box =
    message("Scaffolding", "Ida Brandt <ida@b.example>") + message("Gutter", "Jonas Weil <jonas@w.example>");
  const archive = await settled("Old mails.mbox", box);
  expect(archive).toMatchObject({ state: "processed", records: [], error: null });
  const mail = await found("2026-11-20 Scaffolding.eml");
  expect(mail.records.map(({ path }) => path)).toContain("person/Ida Brandt.md");
  expect((await found("2026-11-20 Gutter.eml")).state).toBe("processed");
  expect(await api.refused("undoInboxFile", { id: archive.id })).toMatchObject({ code: "CONFLICT" });
});
