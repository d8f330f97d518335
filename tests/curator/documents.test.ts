import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { paragraph, pdfFile, wordFile } from "@/lib/documents/documents.fixture";
import type { Api } from "../support/api";
import { serve } from "../support/serve";
import { until } from "../support/until";

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

test("a PDF that is too long, and what is not read, wait in quarantine with the reason", async () => {
  const long = await settled("Long.pdf", pdfFile([["Hi"]], 1_001));
  expect(long).toMatchObject({ state: "quarantined" });
  expect(long.error).toContain("Long.pdf cannot be read. It has 1001 pages; up to 1000 are read: split it.");
  const image = await settled("photo.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]));
  expect(image.error).toMatch(
    /Markdown, text, mail \(\.eml, \.mbox\), Word \(\.docx\), PDF with text, .* are read/,
  );
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
