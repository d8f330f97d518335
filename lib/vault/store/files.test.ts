import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Room, reachableRoom } from "@/tests/support/room";
import { vaultPath } from "../path";
import { exists, readFileIfAny, readStored } from "./files";

let room: Room;
let root: string;
const at = (path: string) => vaultPath(path);
const text = (path: string) => readFileSync(join(root, path), "utf8");
const names = (folder = "") => readdirSync(join(root, folder)).sort();

beforeEach(() => {
  room = reachableRoom();
  root = room.path;
});
afterEach(() => room.remove());

describe("a file", () => {
  it("is read byte for byte", async () => {
    const content = "\ufeff---\r\na: é\r\n---\r\n\0end";
    mkdirSync(join(root, "note/2026"), { recursive: true });
    writeFileSync(join(root, "note/2026/A.md"), content);
    const stored = await readStored(root, at("note/2026/A.md"));
    expect(stored).toMatchObject({ path: "note/2026/A.md", text: content, utf8: true });
    expect(statSync(join(root, "note/2026/A.md"))).toMatchObject({ size: stored.size, ino: stored.inode });
  });

  it("that is not there is not read", async () => {
    await expect(readStored(root, at("A.md"))).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await readFileIfAny(root, at("A.md"))).toBeNull();
  });

  it("of other bytes than UTF-8 says so", async () => {
    writeFileSync(join(root, "Latin.md"), Buffer.from("caf\xe9", "latin1"));
    expect(await readStored(root, at("Latin.md"))).toMatchObject({ utf8: false, text: "caf\ufffd" });
  });
});

describe("what is not a regular file", () => {
  it("is not read as one", async () => {
    mkdirSync(join(root, "folder.md"));
    expect(await readFileIfAny(root, at("folder.md"))).toBeNull();
    writeFileSync(join(root, "file"), "x");
    await expect(readFileIfAny(root, at("file/A.md"))).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  it("as a symbolic link is refused by every act", async () => {
    writeFileSync(join(root, "real.md"), "real");
    symlinkSync("real.md", join(root, "link.md"));
    mkdirSync(join(root, "real"));
    symlinkSync("real", join(root, "note"));
    for (const act of [
      () => readFileIfAny(root, at("link.md")),
      () => readFileIfAny(root, at("note/A.md")),
    ]) {
      await expect(act()).rejects.toMatchObject({ name: "EscapeError" });
    }
    expect([text("real.md"), names("real")]).toEqual(["real", []]);
    expect(await exists(root, at("link.md"))).toBe(true);
  });
});
