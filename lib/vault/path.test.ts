import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KvError } from "@/lib/core/errors";
import { depth } from "@/tests/support/property";
import {
  asVaultPath,
  EscapeError,
  existingRecordPath,
  locate,
  pathFromUrl,
  pathIn,
  recordPath,
  vaultPath,
} from "./path";

const caught = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

const ESCAPES = [
  "..",
  "../x",
  "person/../../x",
  "person/..",
  "a/../b",
  "./a",
  "a/./b",
  ".",
  "/etc/passwd",
  "//host/share",
  "\\\\host\\share",
  "\\x",
  "C:\\x",
  "c:/x",
  "C:x",
  "person\\..\\x",
  "person/Alice\0.md",
  "\0",
  "person/.. /x",
  "person/...",
  "person/..\u00a0/x",
  ". ",
  "a/.../b",
];
const WRONG = [
  "",
  "a//b",
  "person/",
  "a/",
  ".obsidian/x",
  ".git",
  "person/.hidden",
  "person/.hidden.md",
  "a\nb",
  "a\x7f",
  "a\ud800",
  `${"x".repeat(256)}`,
  `${"a/".repeat(1100)}b`,
  ".~",
];

describe("vaultPath", () => {
  it.each(ESCAPES)("refuses %j as an escape", (raw) => {
    expect(caught(() => vaultPath(raw))).toBeInstanceOf(EscapeError);
    expect(asVaultPath(raw)).toBeUndefined();
  });

  it.each(WRONG)("refuses %j", (raw) => {
    const error = caught(() => vaultPath(raw, "to"));
    expect(error).toBeInstanceOf(KvError);
    expect(error).not.toBeInstanceOf(EscapeError);
    expect(error).toMatchObject({ code: "VALIDATION_ERROR", details: [{ path: "to" }] });
  });

  it.each([
    "a",
    "image.png",
    "Projects/2024/Plan #1 [x].md",
    "person/Jose\u0301.md",
    "50%2F.md",
    "a..b",
    "x.",
    " lead",
    "日本/語.md",
  ])("takes %j literally", (raw) => {
    expect(vaultPath(raw)).toBe(raw);
    expect(asVaultPath(raw)).toBe(raw);
  });

  it("returns no path outside the root, for any input", () => {
    const piece = fc.constantFrom(
      "..",
      ".",
      "/",
      "\\",
      "a",
      "person",
      "%2e%2e",
      "%2F",
      "\0",
      "C:",
      " ",
      "\u00a0",
      ".md",
      "...",
      "~",
      "é",
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: piece })), (raw) => {
        for (const make of [
          vaultPath,
          recordPath,
          existingRecordPath,
          (text: string) => recordPath(pathFromUrl(text)),
        ]) {
          const made = caught(() => make(raw));
          if (made instanceof KvError) continue;
          const full = path.resolve("/vault", String(made));
          expect(full).toBe(`/vault/${made}`);
          expect(path.win32.resolve("C:\\vault", String(made))).toBe(
            `C:\\vault\\${String(made).replaceAll("/", "\\")}`,
          );
        }
      }),
      depth(5000),
    );
  }, 60_000);
});

describe("recordPath", () => {
  it.each([
    ["person/Alice Chen", "person/Alice Chen.md"],
    ["person/Alice Chen.md", "person/Alice Chen.md"],
    ["person%2FAlice%20Chen.md", "person/Alice Chen.md"],
    ["person%2fJos%C3%A9", "person/Jos\u00e9.md"],
    ["person/Jose\u0301", "person/Jos\u00e9.md"],
    ["note/2024/Q1/Plan", "note/2024/Q1/Plan.md"],
    ["input/x", "input/x.md"],
    ["session/x", "session/x.md"],
    ["person/50%25 off", "person/50%25 off.md"],
    ["person%2F50%2525 off", "person/50%25 off.md"],
    ["Alice", "Alice.md"],
    ["50% off", "50% off.md"],
    ["People/Alice", "People/Alice.md"],
    ["Daily/2024/2024-01-05.md", "Daily/2024/2024-01-05.md"],
  ])("reads %j as %j", (raw, whole) => {
    expect(recordPath(raw)).toBe(whole);
  });

  it.each([
    "",
    "person/",
    "person%252FAlice",
    "%E0%A4%A%2F",
    "person%00",
    "person%2F",
    ".obsidian/x",
    "a#b",
    "a|b/x",
  ])("refuses %j", (raw) => {
    expect(caught(() => recordPath(raw))).toMatchObject({ code: "VALIDATION_ERROR" });
  });

  it.each([
    "person%2F..%2F..%2Fetc",
    "person/../x",
    "/person/x",
    "..%2Fx",
    "%2Fetc%2Fpasswd",
    "person%2F%2E%2E%2Fx",
    "person%5C..%5Cx",
    "C:%2Fx",
    "/",
    "person/../",
  ])("refuses %j as an escape", (raw) => {
    expect(caught(() => recordPath(raw))).toBeInstanceOf(EscapeError);
  });

  it.each(["", "person/", "person/Alice.md/", "person%2F"])("says of %j that it names no file", (raw) => {
    const message = expect.stringMatching(/names a file.*cannot be empty or end in a slash/);
    for (const make of [recordPath, existingRecordPath])
      expect(caught(() => make(raw))).toMatchObject({ code: "VALIDATION_ERROR", message });
  });

  it("takes the parts that are known as they are", () => {
    const known = (path: string) => path === "Q&A?" || path === "Q&A?/What is C#";
    expect(recordPath("Q&A?/What is C#", "to", known)).toBe("Q&A?/What is C#.md");
    expect(() => recordPath("Q&A?/a#b", "to", known)).toThrow('Try "ab"');
    expect(() => recordPath("New?/x", "to", known)).toThrow('Try "New"');
  });

  it("refuses names that a record may not have, and suggests one", () => {
    expect(() => recordPath("person/Acme Inc..md")).toThrow('Try "Acme Inc"');
    expect(() => recordPath("person/a#b")).toThrow('Try "ab"');
    expect(() => recordPath("note/con/x")).toThrow("Windows");
    expect(() => recordPath("person/a.md.md")).toThrow("without .md");
    expect(() => recordPath("person/a%2Fb")).toThrow("percent-encoded");
    expect(() => recordPath("person%2Fa%252Fb")).toThrow("percent-encoded");
  });

  it("reads a record on disk with any name", () => {
    expect(existingRecordPath("person/Acme Inc..md")).toBe("person/Acme Inc..md");
    expect(existingRecordPath("person/a#b")).toBe("person/a#b.md");
    expect(existingRecordPath("person/Jose\u0301")).toBe("person/Jose\u0301.md");
    expect(caught(() => existingRecordPath("person/../x"))).toBeInstanceOf(EscapeError);
    expect(existingRecordPath("Other folder/x")).toBe("Other folder/x.md");
    expect(existingRecordPath("100% sure")).toBe("100% sure.md");
  });
});

describe("pathFromUrl", () => {
  it("decodes once", () => {
    expect(pathFromUrl("person/Alice%20Chen")).toBe("person/Alice Chen");
    expect(pathFromUrl("person%2FAlice")).toBe("person/Alice");
    expect(pathFromUrl("person/50%2525")).toBe("person/50%25");
    expect(pathFromUrl("100%25%20sure.md")).toBe("100% sure.md");
    expect(caught(() => pathFromUrl("person%252FAlice"))).toBeInstanceOf(KvError);
    expect(caught(() => pathFromUrl("person/%"))).toBeInstanceOf(KvError);
    expect(caught(() => recordPath(pathFromUrl("person%2F..%2Fx")))).toBeInstanceOf(EscapeError);
  });

  it("brings every path through the URL and back", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("note/", "", "My notes/"),
        fc.string({ unit: "grapheme", minLength: 1 }),
        (folder, name) => {
          const whole = caught(() => recordPath(folder + name));
          if (typeof whole !== "string") return;
          expect(recordPath(pathFromUrl(encodeURIComponent(whole)))).toBe(whole);
          expect(recordPath(pathFromUrl(whole.split("/").map(encodeURIComponent).join("/")))).toBe(whole);
          expect(recordPath(whole)).toBe(whole);
        },
      ),
    );
  });
});

describe("pathIn", () => {
  it("takes a folder as it is, and a valid name", () => {
    expect(pathIn("01. Q&A? #x", "Jose\u0301")).toBe("01. Q&A? #x/Jos\u00e9.md");
    expect(pathIn("", "Home")).toBe("Home.md");
    expect(() => pathIn("People", "a#b")).toThrow('Try "ab"');
    expect(caught(() => pathIn("..", "x"))).toBeInstanceOf(EscapeError);
  });
});

describe("locate", () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), "kv-path-"));
    await mkdir(path.join(root, "vault/person"), { recursive: true });
    await mkdir(path.join(root, "outside"));
    await writeFile(path.join(root, "outside/secret.md"), "secret");
    await writeFile(path.join(root, "vault/person/Alice.md"), "");
    await symlink("../../outside/secret.md", path.join(root, "vault/person/Link.md"));
    await symlink("nowhere", path.join(root, "vault/person/Dangling.md"));
    await symlink("../outside", path.join(root, "vault/org"));
    await symlink("person", path.join(root, "vault/task"));
    await symlink(path.join(root, "vault"), path.join(root, "alias"));
  });
  afterAll(() => rm(root, { recursive: true }));

  const at = (file: string, base = "vault") => locate(path.join(root, base), vaultPath(file));

  it("finds an existing file, and returns where a missing one would be", async () => {
    await expect(at("person/Alice.md")).resolves.toBe(path.join(root, "vault/person/Alice.md"));
    await expect(at("person/New.md")).resolves.toBe(path.join(root, "vault/person/New.md"));
    await expect(at("note/2024/New.md")).resolves.toBe(path.join(root, "vault/note/2024/New.md"));
    await expect(at("person/Alice.md", "alias")).resolves.toBe(path.join(root, "alias/person/Alice.md"));
  });

  it.each([
    "person/Link.md",
    "person/Dangling.md",
    "org/secret.md",
    "org/new.md",
    "task/Alice.md",
    "org/deep/er/new.md",
  ])("refuses the symbolic link in %s", async (file) => {
    await expect(at(file)).rejects.toBeInstanceOf(EscapeError);
  });

  it("refuses a file that is used as a folder", async () => {
    await expect(at("person/Alice.md/x.md")).rejects.toThrow("as if it were a folder");
  });
});
