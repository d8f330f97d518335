import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Dice } from "@/bench/vault/dice";
import { type Room, reachableRoom } from "@/tests/support/room";
import { until, untilSteady } from "@/tests/support/until";
import { DiskWatch } from "./disk";

let place: Room;
let root: string;
let seen: Set<string>;
let gone: number;
let errors: unknown[];
let disk: DiskWatch;

beforeEach(async () => {
  place = reachableRoom("kv-disk-");
  root = place.path;
  [seen, gone, errors] = [new Set(), 0, []];
  mkdirSync(path.join(root, "note/deep"), { recursive: true });
  mkdirSync(path.join(root, ".git"));
  writeFileSync(path.join(root, "note/There.md"), "There");
  disk = new DiskWatch(root, {
    onChange: (file) => void seen.add(file),
    onDirectoryGone: () => void gone++,
    onError: (error) => void errors.push(error),
    onLimit: (directories) => void errors.push(directories),
  });
  await disk.start();
});
afterEach(() => {
  disk.close();
  place.remove();
  expect(errors).toEqual([]);
});

const write = (file: string) => writeFileSync(path.join(root, file), file);
const isSeen = (file: string) => until(`${file} is seen`, async () => seen.has(file));

/** Writes one file and waits until it is seen; then what was before it would be seen too. */
async function settle(): Promise<void> {
  write("last.md");
  await isSeen("last.md");
}

it("reports files that are created, changed and removed, at any depth", async () => {
  write("note/There.md");
  await isSeen("note/There.md");
  seen.clear();
  write("note/deep/New.md");
  await isSeen("note/deep/New.md");
  rmSync(path.join(root, "note/There.md"));
  await isSeen("note/There.md");
});

it("reports no existing or hidden files, and does not follow symbolic links", async () => {
  const other = reachableRoom("kv-disk-other-");
  symlinkSync(other.path, path.join(root, "link"));
  await isSeen("link");
  write(".git/HEAD");
  write(".hidden.md");
  writeFileSync(path.join(other.path, "Outside.md"), "Outside");
  await settle();
  expect([...seen].sort()).toEqual(["last.md", "link"]);
  other.remove();
});

it("reports files written into a new directory before it was watched", async () => {
  mkdirSync(path.join(root, "a/b/c"), { recursive: true });
  write("a/b/c/New.md");
  await isSeen("a/b/c/New.md");
});

it("watches the directory that takes the place of one that was moved away", async () => {
  renameSync(path.join(root, "note"), path.join(root, "old"));
  mkdirSync(path.join(root, "note/deep"), { recursive: true });
  await isSeen("old/There.md");
  await untilSteady("it is watched", async () => seen.size, 200);
  for (const file of ["old/deep/A.md", "note/deep/B.md"]) {
    write(file);
    await isSeen(file);
  }
});

it("says that a directory is gone when it is renamed, moved away or removed, and not when one is made", async () => {
  mkdirSync(path.join(root, "new/below"), { recursive: true });
  write("new/below/A.md");
  await isSeen("new/below/A.md");
  expect(gone).toBe(0);
  const other = reachableRoom("kv-disk-other-");
  const away = [
    () => renameSync(path.join(root, "new"), path.join(root, "renamed")),
    () => renameSync(path.join(root, "note"), path.join(other.path, "note")),
    () => rmSync(path.join(root, "renamed"), { recursive: true }),
  ];
  for (const go of away) {
    const before = gone;
    go();
    await until("it is noticed", () => gone > before);
    await settle();
    seen.clear();
  }
  other.remove();
});

it("watches every directory there is after many were created, moved and removed at once", async () => {
  const dice = new Dice("disk");
  const all = () =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  for (let n = 0; n < 200; n++) {
    const from = dice.pick(all());
    const to = path.join(dice.pick(["", ...all()]), `d${n % 12}`);
    const isBelow = `${to}/`.startsWith(`${from}/`);
    try {
      if (n % 3 === 0 && !isBelow) renameSync(path.join(root, from), path.join(root, to));
      else if (n % 7 === 0 && all().length > 4) rmSync(path.join(root, from), { recursive: true });
      else mkdirSync(path.join(root, to), { recursive: true });
    } catch {
      // What is in the way is not removed.
    }
  }
  await settle();
  await untilSteady("all is watched", async () => seen.size, 300);
  seen.clear();
  const files = all().map((directory) => path.join(directory, "File.md"));
  for (const file of files) write(file);
  await until("all files are seen", async () => files.every((file) => seen.has(file)));
});

it("reports nothing after it was closed", async () => {
  disk.close();
  write("note/Late.md");
  await untilSteady("nothing comes", async () => seen.size, 200);
  expect([...seen]).toEqual([]);
});
