import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Room, reachableRoom } from "@/tests/support/room";
import { writeInto } from "@/tests/support/vault";
import type { SkippedFile } from "./skipped";
import { removeStaleTemporaries, temporaryName } from "./temporary";
import { walk } from "./walk";

let room: Room;
let root: string;

beforeEach(() => {
  room = reachableRoom();
  root = join(room.path, "vault");
  mkdirSync(root);
});
afterEach(() => room.remove());

async function walked(): Promise<{ files: string[]; temporaries: string[] }> {
  const files: string[] = [];
  const temporaries: string[] = [];
  for await (const file of walk(root, { onTemporary: (each) => temporaries.push(each) }))
    files.push(file.path);
  return { files: files.sort(), temporaries };
}

describe("a walk", () => {
  it("returns regular visible files, and does not follow links", async () => {
    for (const path of [
      "a.md",
      "note/b.md",
      "note/deep/er/c.txt",
      ".hidden.md",
      ".git/config",
      "note/.x/d.md",
    ]) {
      writeInto(root, path, "x");
    }
    writeInto(room.path, "outside/secret.md", "x");
    symlinkSync(join(room.path, "outside"), join(root, "link"));
    symlinkSync(join(room.path, "outside/secret.md"), join(root, "link.md"));
    symlinkSync(root, join(root, "note/loop"));
    mkdirSync(join(root, "empty"));
    expect(await walked()).toEqual({ files: ["a.md", "note/b.md", "note/deep/er/c.txt"], temporaries: [] });
  });

  it("skips names that are not valid paths", async () => {
    writeInto(root, "back\\slash.md", "x");
    writeInto(root, "line\nbreak.md", "x");
    writeInto(root, "good.md", "x");
    expect((await walked()).files).toEqual(["good.md"]);
  });

  it("reports unreadable entries: special files, and names that are not UTF-8", async () => {
    writeInto(root, "good.md", "x");
    writeInto(root, "\ufffd.md", "a name of UTF-8");
    writeFileSync(Buffer.from(`${root}/bad\xff.md`, "latin1"), "x");
    mkdirSync(Buffer.from(`${root}/folder\xff`, "latin1"));
    writeFileSync(Buffer.from(`${root}/folder\xff/inside.md`, "latin1"), "x");
    execFileSync("mkfifo", [join(root, "pipe.md")]);
    const skipped: SkippedFile[] = [];
    const files: string[] = [];
    for await (const { path } of walk(root, { onSkipped: (file) => skipped.push(file) })) files.push(path);
    expect(files.sort()).toEqual(["good.md", "\ufffd.md"]);
    expect(skipped.sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
      { path: "bad\ufffd.md", reason: "The name is not UTF-8." },
      { path: "folder\ufffd", reason: "The name is not UTF-8." },
      { path: "pipe.md", reason: "It is not a regular file." },
    ]);
  });

  it("of nothing meets nothing", async () => {
    room.remove();
    expect(await walked()).toEqual({ files: [], temporaries: [] });
  });

  it("reports temporary files separately, and lists none", async () => {
    const name = temporaryName();
    writeInto(root, `note/${name}`, "x");
    expect(await walked()).toEqual({ files: [], temporaries: [`note/${name}`] });
  });
});

describe("temporary files", () => {
  const MINUTE = 60_000;
  const sweepAfter = async (ms: number, ...needed: string[]) => {
    const then = new Date(Date.now() + ms);
    return removeStaleTemporaries(root, (await walked()).temporaries, then, async () => new Set(needed));
  };
  const leave = (name: string) => writeFileSync(join(root, name), "half");
  const ofProcess = (pid: number) => temporaryName().replace(`-${process.pid}-`, `-${pid}-`);

  it("of a process that is gone are removed, however young", async () => {
    const child = spawn(process.execPath, ["-e", ""]);
    const dead = ofProcess(child.pid ?? 0);
    await once(child, "exit");
    leave(dead);
    expect([await sweepAfter(0), existsSync(join(root, dead))]).toEqual([1, false]);
  });

  it("that are still needed stay", async () => {
    const needed = temporaryName().replace(`-${process.pid}-`, "-0-");
    leave(needed);
    expect([await sweepAfter(61 * MINUTE, needed), existsSync(join(root, needed))]).toEqual([0, true]);
    expect(await sweepAfter(61 * MINUTE)).toBe(1);
  });

  it("of a living process stay, unless they are older than any write", async () => {
    const own = temporaryName();
    leave(own);
    expect([await sweepAfter(10 * MINUTE), existsSync(join(root, own))]).toEqual([0, true]);
    expect(await sweepAfter(61 * MINUTE)).toBe(1);
  });

  it("are as old as their name, whatever the age of the text that they keep", async () => {
    const kept = temporaryName();
    leave(kept);
    utimesSync(join(root, kept), new Date(0), new Date(0));
    expect([await sweepAfter(10 * MINUTE), existsSync(join(root, kept))]).toEqual([0, true]);
  });

  it("of a process elsewhere, which cannot be asked, are removed when they are older than any write", async () => {
    const foreign = temporaryName().replace(/-[0-9a-f]{8}-/, "-00000000-");
    leave(foreign);
    expect(await sweepAfter(10 * MINUTE)).toBe(0);
    expect(await sweepAfter(61 * MINUTE)).toBe(1);
  });

  it("with a name of another form go by age, and links stay", async () => {
    leave(".kv-tmp-0123456789abcdef");
    symlinkSync("/etc/passwd", join(root, ".kv-tmp-link"));
    expect(await sweepAfter(61 * MINUTE)).toBe(1);
    expect(existsSync(join(root, ".kv-tmp-link"))).toBe(true);
  });
});
