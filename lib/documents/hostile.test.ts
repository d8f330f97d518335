import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { itDeep } from "@/tests/support/deep";
import { isDeep, times } from "@/tests/support/property";
import { paragraph, pdfFile, pdfOf, streamOf, wordFile, zipOf } from "./documents.fixture";
import { readParts, readText } from "./read";

const read = async (filename: string, bytes: Uint8Array): Promise<string> =>
  (await readText(filename, bytes))?.text ?? "";
const bytes = (text: string): Uint8Array => Buffer.from(text);
const MIB = 1024 * 1024;
type Hostile = [what: string, filename: string, content: Uint8Array, reason: RegExp];
/** More than may be unpacked. */
const BOMB = times(100, 65) * MIB;

const LAUGHS = `<!DOCTYPE lolz [<!ENTITY a "ha">${["b", "c", "d", "e", "f", "g", "h"]
  .map((name, at) => `<!ENTITY ${name} "${`&${"abcdefgh"[at]};`.repeat(20)}">`)
  .join("")}]>`;

describe("a hostile file ends with a sentence that says why", () => {
  it.each<Hostile>([
    [
      "an archive in place of a document",
      "a.docx",
      zipOf({ "x.xml": "<x/>" }),
      /no Word document: save it as \.docx/,
    ],
    ["no archive", "a.docx", bytes("hello"), /damaged, encrypted or no archive/],
    ["entity expansion", "a.docx", wordFile(paragraph("&h;"), LAUGHS), /declares entities/],
    // Each takes a second to make: at work there is only the archive below.
    ...(isDeep()
      ? ([
          [
            "XML that unpacks to more than may be",
            "a.docx",
            wordFile(`<!--${" ".repeat(BOMB)}-->`),
            /unpacks to more than 64 MiB/,
          ],
        ] satisfies Hostile[])
      : []),
    [
      "deep XML",
      "a.docx",
      wordFile(`${"<w:sdt><w:sdtContent>".repeat(30_000)}${"</w:sdtContent></w:sdt>".repeat(30_000)}`),
      /nested too deeply|damaged|has no text/,
    ],
    [
      "a PDF of 10,000 pages",
      "a.pdf",
      pdfFile([["Hi"]], 10_000),
      /has 10000 pages; up to 1000 are read: split it/,
    ],
    ["a PDF without text", "a.pdf", pdfFile([[]]), /no text, only images/],
    ["no PDF", "a.pdf", bytes("hello"), /damaged or no PDF/],
    ["no captions", "a.vtt", bytes("WEBVTT\n\nhello"), /no captions/],
    ["no calendar", "a.ics", bytes("BEGIN:VCALENDAR\nhello"), /damaged or no calendar file/],
    ["no event", "a.ics", bytes("BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR"), /no event/],
  ])("%s", async (_, filename, content, reason) => {
    await expect(read(filename, content)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      message: expect.stringMatching(reason),
    });
  });

  it.each<Hostile>([
    ["a bomb", "a.zip", zipOf({ "c/2026-11-20.json": " ".repeat(BOMB) }), /more than 64 MiB/],
    ["any archive", "a.zip", zipOf({ "a.txt": "hi" }), /no Slack export/],
    ["no mailbox", "a.mbox", bytes("hello"), /no mailbox/],
    [
      "a mailbox of 2,000 messages",
      "a.mbox",
      bytes("From a@b.c Fri Nov 20 10:00:00 2026\n\nhi\n\n".repeat(2_000)),
      /2000 messages/,
    ],
  ])("%s to unpack", async (_, filename, content, reason) => {
    await expect(readParts(filename, content)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      message: expect.stringMatching(reason),
    });
  });

  itDeep("an archive that declares less than it has is read only as far as it declares", async () => {
    const archive = Buffer.from(zipSync({ "c/2026-11-20.json": new Uint8Array(90 * MIB) }));
    // The uncompressed size, in the local and the central header.
    for (const [mark, at] of [
      ["PK\x03\x04", 22],
      ["PK\x01\x02", 24],
    ] as const)
      archive.writeUInt32LE(10, archive.indexOf(mark, 0, "latin1") + at);
    await expect(readParts("a.zip", archive)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  itDeep("a page nested deeper than the stack", async () => {
    const page = `${"<div>".repeat(200_000)}text${"</div>".repeat(200_000)}`;
    await expect(read("a.html", bytes(page))).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  itDeep("a PDF whose content unpacks to a thousand times its size, and the next one is read", async () => {
    const { deflateSync } = await import("node:zlib");
    const bomb = deflateSync(Buffer.alloc(times(200, 100) * MIB)).toString("latin1");
    const pdf = pdfOf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>",
      streamOf(bomb, "/Filter /FlateDecode "),
    ]);
    await expect(read("a.pdf", pdf)).rejects.toMatchObject({
      message: expect.stringMatching(/cannot be read/),
    });
    expect(await read("b.pdf", pdfFile([["Hello"]]))).toBe("Hello");
  });
});
