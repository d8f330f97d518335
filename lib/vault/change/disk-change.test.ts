import fs, { readFileSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Room, reachableRoom } from "@/tests/support/room";
import { vaultPath } from "../path";
import { readStored } from "../store";
import { DiskChange } from "./disk-change";
import type { FileChange } from "./plan";
import { stepFor } from "./steps";

let room: Room;
beforeEach(() => {
  room = reachableRoom();
  write("A.md", "old");
});
afterEach(() => room.remove());

const write = (name: string, text: string) => writeFileSync(join(room.path, name), text);
const texts = () =>
  Object.fromEntries(
    fs.readdirSync(room.path).map((name) => [name, readFileSync(join(room.path, name), "utf8")]),
  );
const stored = () => readStored(room.path, vaultPath("A.md"));

async function staged(change: FileChange): Promise<DiskChange> {
  const disk = new DiskChange([await stepFor(room.path, change)]);
  await disk.stage();
  return disk;
}

async function undo(disk: DiskChange): Promise<void> {
  await disk.undo();
  await disk.forget();
}

describe("an undo", () => {
  const everyKind = async (): Promise<FileChange[]> => {
    const before = await stored();
    return [
      { kind: "create", path: vaultPath("New.md"), content: "new" },
      { kind: "write", before, content: "new" },
      { kind: "remove", before },
      { kind: "rename", before, to: vaultPath("New.md") },
      { kind: "rename", before, to: vaultPath("New.md"), content: "new" },
    ];
  };

  it.each([0, 1, 2, 3, 4])("restores what was there (change %i)", async (at) => {
    const change = (await everyKind())[at] as FileChange;
    const disk = await staged(change);
    await disk.apply();
    expect(texts()).not.toEqual({ "A.md": "old" });
    await undo(disk);
    expect(texts()).toEqual({ "A.md": "old" });
  });

  it.each([
    [0, { "A.md": "old", "New.md": "by hand" }],
    [1, { "A.md": "by hand" }],
    [2, { "A.md": "by hand" }],
    [3, { "A.md": "by hand", "New.md": "old" }],
    [4, { "A.md": "by hand", "New.md": "old" }],
  ])("leaves what another program has written meanwhile (change %i)", async (at, expected) => {
    const change = (await everyKind())[at] as FileChange;
    const disk = await staged(change);
    await disk.apply();
    write(at === 0 ? "New.md" : "A.md", "by hand");
    await undo(disk);
    expect(texts()).toEqual(expected);
  });
});

it.each(["write", "remove"] as const)("what is written at the last moment is not lost (%s)", async (kind) => {
  const before = await stored();
  const disk = await staged(kind === "write" ? { kind, before, content: "new" } : { kind, before });
  const name = kind === "write" ? "link" : "rename";
  const original = fs.promises[name];
  fs.promises[name] = async (from, to) => {
    if (String(from).endsWith("A.md")) write("A.md", "by hand");
    return original(from, to);
  };
  syncBuiltinESMExports();
  try {
    await expect(disk.apply()).rejects.toMatchObject({ code: "CONFLICT" });
  } finally {
    fs.promises[name] = original;
    syncBuiltinESMExports();
  }
  await undo(disk);
  expect(texts()).toEqual({ "A.md": "by hand" });
});

describe("a file that is renamed at the last moment has one name afterwards", () => {
  const move = () => fs.renameSync(join(room.path, "A.md"), join(room.path, "B.md"));

  it.each(["link", "rename"] as const)("before the service calls %s", async (name) => {
    const disk = await staged({ kind: "write", before: await stored(), content: "new" });
    const original = fs.promises[name];
    fs.promises[name] = async (from, to) => {
      move();
      fs.promises[name] = original;
      syncBuiltinESMExports();
      return original(from, to);
    };
    syncBuiltinESMExports();
    try {
      await expect(disk.apply()).rejects.toMatchObject({ code: "CONFLICT" });
    } finally {
      fs.promises[name] = original;
      syncBuiltinESMExports();
    }
    await undo(disk);
    expect(texts()).toEqual({ "B.md": "old" });
  });
});

it("a file with two names is written under one", async () => {
  fs.linkSync(join(room.path, "A.md"), join(room.path, "B.md"));
  const disk = await staged({ kind: "write", before: await stored(), content: "new" });
  await disk.apply();
  await disk.forget();
  expect(texts()).toEqual({ "A.md": "new", "B.md": "old" });
});
