import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { InputOf } from "@/tests/support/api";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

// Without a worker: what is sent stays where it lies.
const served = serve();
const MIB = 1024 * 1024;

const add = (input: InputOf<"addToInbox">) => served.api.ok("addToInbox", input);
const refused = (input: unknown) => served.api.refused("addToInbox", input as InputOf<"addToInbox">);
const inbox = (...parts: string[]) => join(served.account.vaultDir, "inbox", ...parts);
const files = () => readdirSync(inbox()).sort();

describe("POST /vault/inbox", () => {
  it("201: keeps the text byte for byte, and says where", async () => {
    const content = "# Note\r\n\r\n\ufeffIt’s \u{1f600}\t[[x]]\nend";
    const reply = await served.api.call("addToInbox", { filename: "Note 1.md", content });
    expect([reply.status, reply.body]).toEqual([
      201,
      {
        message: "Uploaded Note 1.md to inbox",
        filename: "Note 1.md",
        location: "inbox/Note 1.md",
        size: Buffer.byteLength(content),
      },
    ]);
    expect(readFileSync(inbox("Note 1.md"), "utf8")).toBe(content);
  });

  it("201: takes bytes as base64, with line breaks and without padding", async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, n) => n));
    const encoded = bytes.toString("base64");
    for (const [n, content] of [
      encoded,
      encoded.replace(/=+$/, ""),
      encoded.replace(/.{76}/g, "$&\r\n"),
    ].entries()) {
      const { size } = await add({ filename: `bytes ${n}.bin`, content, encoding: "base64" });
      expect(size).toBe(256);
      expect(readFileSync(inbox(`bytes ${n}.bin`)).equals(bytes)).toBe(true);
    }
  });

  it("201: numbers a name that is waiting, and overwrites nothing", async () => {
    const names = [];
    for (const content of ["a", "b", "c"])
      names.push((await add({ filename: "same.tar.md", content })).filename);
    expect(names).toEqual(["same.tar.md", "same.tar 2.md", "same.tar 3.md"]);
    expect(names.map((name) => readFileSync(inbox(name), "utf8"))).toEqual(["a", "b", "c"]);
    expect((await add({ filename: "noextension", content: "" })).filename).toBe("noextension");
    expect((await add({ filename: "noextension", content: "" })).filename).toBe("noextension 2");
  });

  it("201: numbers the name of a symbolic link, and does not follow it", async () => {
    symlinkSync(join(served.account.vaultDir, "note/Made by following.md"), inbox("link.md"));
    expect((await add({ filename: "link.md", content: "x" })).filename).toBe("link 2.md");
    expect(existsSync(join(served.account.vaultDir, "note/Made by following.md"))).toBe(false);
  });

  it("201: gives each of many at once a different name", async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => add({ filename: "race.md", content: String(n) })),
    );
    expect(new Set(replies.map((reply) => reply.filename)).size).toBe(20);
    replies.forEach((reply, n) => {
      expect(readFileSync(inbox(reply.filename), "utf8")).toBe(String(n));
    });
  });

  it("201: an empty file, and one of exactly 5 MiB", async () => {
    expect((await add({ filename: "empty.txt", content: "" })).size).toBe(0);
    expect((await add({ filename: "large.txt", content: "x".repeat(5 * MIB) })).size).toBe(5 * MIB);
  });

  it.each([
    ["a/b\\c.md", "a_b_c.md"],
    ["../../etc/passwd", "_._.._etc_passwd"],
    [".hidden", "_hidden"],
    ["what?.md", "what_.md"],
    ["nul.md", "_nul.md"],
    ["two\nlines.md", "two_lines.md"],
    ["Cafe\u0301.md", "Caf\u00e9.md"],
    [" blanks .md", "_blanks .md"],
    ["trailing.", "trailing_"],
  ])("201: makes %j safe", async (filename, kept) => {
    const reply = await add({ filename, content: "x" });
    expect(reply.filename).toBe(kept);
    expect(files()).toContain(kept);
  });

  it.each([
    ["no filename", { content: "x" }, "filename"],
    ["no content", { filename: "a.md" }, "content"],
    ["a content that is no text", { filename: "a.md", content: 5 }, "content"],
    ["an empty filename", { filename: "", content: "x" }, "filename"],
    ["blanks", { filename: "  ", content: "x" }, "filename"],
    [".", { filename: ".", content: "x" }, "filename"],
    ["..", { filename: "..", content: "x" }, "filename"],
    ["an unknown encoding", { filename: "a.md", content: "x", encoding: "hex" }, "encoding"],
    ["no base64", { filename: "a.md", content: "a*b=", encoding: "base64" }, "content"],
    ["an unknown key", { filename: "a.md", content: "x", mode: "0777" }, "mode"],
  ])("400 for %s", async (_, input, path) => {
    const before = files();
    const { status, details } = await refused(input);
    expect([status, details?.[0]?.path]).toEqual([400, path]);
    expect(files()).toEqual(before);
  });

  it("413 for a file over 5 MiB, in text and in base64", async () => {
    const before = files();
    const content = "x".repeat(5 * MIB + 1);
    const text = await refused({ filename: "a.md", content });
    expect([text.status, text.code, text.message]).toEqual([
      413,
      "PAYLOAD_TOO_LARGE",
      expect.stringContaining("5 MiB"),
    ]);
    const base64 = Buffer.from(content).toString("base64");
    expect((await refused({ filename: "a.md", content: base64, encoding: "base64" })).status).toBe(413);
    expect(files()).toEqual(before);
  });
});

describe("POST /vault/inbox/bulk", () => {
  it("201: names the uploaded files, in order", async () => {
    const reply = await served.api.call("addBulkToInbox", {
      files: [
        { filename: "b.md", content: "1" },
        { filename: "a.md", content: "2" },
        { filename: "b.md", content: "Mw==", encoding: "base64" },
      ],
    });
    expect([reply.status, reply.body]).toEqual([
      201,
      {
        message: "Uploaded 3 files to inbox",
        filenames: ["b.md", "a.md", "b 2.md"],
        files: [
          { filename: "b.md", location: "inbox/b.md", size: 1 },
          { filename: "a.md", location: "inbox/a.md", size: 1 },
          { filename: "b 2.md", location: "inbox/b 2.md", size: 1 },
        ],
      },
    ]);
    expect(["b.md", "a.md", "b 2.md"].map((name) => readFileSync(inbox(name), "utf8"))).toEqual([
      "1",
      "2",
      "3",
    ]);
  });

  it("201: 1,000 files of one name", async () => {
    const { filenames } = await served.api.ok("addBulkToInbox", {
      files: Array.from({ length: 1000 }, (_, n) => ({ filename: "many.md", content: `${n}` })),
    });
    expect([filenames[0], filenames[999]]).toEqual(["many.md", "many 1000.md"]);
    expect(readFileSync(inbox("many 1000.md"), "utf8")).toBe("999");
  });

  it.each([
    ["a bad name", { filename: "..", content: "x" }, 400, "files.1.filename"],
    ["no base64", { filename: "x.md", content: "*", encoding: "base64" }, 400, "files.1.content"],
    ["no content", { filename: "x.md" }, 400, "files.1.content"],
    ["a text", "x.md", 400, "files.1"],
    ["too large a file", { filename: "x.md", content: "x".repeat(5 * MIB + 1) }, 413, "files.1.content"],
  ])("keeps none when one is %s", async (_, bad, status, path) => {
    const before = files();
    const sent = { files: [{ filename: "good.md", content: "x" }, bad] } as InputOf<"addBulkToInbox">;
    const reply = await served.api.refused("addBulkToInbox", sent);
    expect([reply.status, reply.details?.[0]?.path]).toEqual([status, path]);
    expect(reply.message).not.toContain("Invalid input");
    expect(files()).toEqual(before);
  });

  it("400 for no file, for too many, and for a value that is not a list", async () => {
    const file = { filename: "x.md", content: "" };
    for (const sent of [[], Array(1001).fill(file), file, null]) {
      const reply = await served.api.refused("addBulkToInbox", { files: sent as [] });
      expect([reply.status, reply.details?.[0]?.path]).toEqual([400, "files"]);
    }
  });
});

describe("GET /vault/inbox and its states", () => {
  it("lists plain files only, oldest first", async () => {
    const account = await served.service.account();
    const at = (name: string, minute: number) => {
      writeInto(account.vaultDir, `inbox/${name}`, "x");
      utimesSync(join(account.vaultDir, "inbox", name), 1000, 60 * minute);
    };
    at("third.md", 3);
    at("first.txt", 1);
    at("second.eml", 2);
    at(".hidden", 0);
    mkdirSync(join(account.vaultDir, "inbox/processed"));
    writeInto(account.vaultDir, "inbox/processed/old.md", "x");
    symlinkSync("/etc/passwd", join(account.vaultDir, "inbox/link.md"));
    expect(await account.api.ok("listInbox", {})).toEqual({ files: ["first.txt", "second.eml", "third.md"] });

    const { files } = await account.api.ok("inboxStates", {});
    expect(files.map((file) => [file.filename, file.state, file.attempts, file.records])).toEqual([
      ["third.md", "waiting", 0, []],
      ["second.eml", "waiting", 0, []],
      ["first.txt", "waiting", 0, []],
    ]);
    expect((await account.api.ok("inboxStates", { limit: 1 })).files).toHaveLength(1);
    expect((await account.api.refused("inboxStates", { limit: 0 })).status).toBe(400);
  });

  it("returns an empty list where there is no inbox", async () => {
    const account = await served.service.account();
    rmSync(join(account.vaultDir, "inbox"), { recursive: true });
    expect(await account.api.ok("listInbox", {})).toEqual({ files: [] });
    await account.api.ok("addToInbox", { filename: "x.md", content: "" });
    expect(await account.api.ok("listInbox", {})).toEqual({ files: ["x.md"] });
  });
});

describe.each([
  ["POST /vault/inbox/states/{id}/retry", "retryInboxFile"],
  ["DELETE /vault/inbox/states/{id}", "deleteInboxFile"],
] as const)("%s", (_, operation) => {
  it("404 for an unknown or invalid id, 409 for a file that is not quarantined", async () => {
    const account = await served.service.account();
    await account.api.ok("addToInbox", { filename: "x.md", content: "" });
    const { files } = await account.api.ok("inboxStates", {});
    const status = async (id: string) => (await account.api.refused(operation, { id })).status;
    expect(await status("x")).toBe(404);
    expect(await status(crypto.randomUUID())).toBe(404);
    expect(await status(files[0]?.id ?? "")).toBe(409);
  });
});
