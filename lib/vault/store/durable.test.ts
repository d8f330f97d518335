import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Room, reachableRoom } from "@/tests/support/room";
import { makeDirectory, placeNew } from "./durable";
import { stage } from "./durable.fixture";

let room: Room;
let target: string;

beforeEach(() => {
  room = reachableRoom();
  target = join(room.path, "target");
});
afterEach(() => room.remove());

const names = () => readdirSync(room.path).sort();

describe("a staged file", () => {
  it("lies hidden beside its target until it is placed", async () => {
    const temp = await stage(target, Buffer.from("new"), 0o600);
    expect([existsSync(target), readFileSync(temp, "utf8"), statSync(temp).mode & 0o777]).toEqual([
      false,
      "new",
      0o600,
    ]);
    expect(names()).toEqual([expect.stringMatching(/^\.kv-tmp-/)]);
    await placeNew(temp, target);
    expect([readFileSync(target, "utf8"), names()]).toEqual(["new", ["target"]]);
  });

  it("is discarded when the name is taken, and the existing file stays", async () => {
    writeFileSync(target, "old");
    const temp = await stage(target, Buffer.from("new"));
    await expect(placeNew(temp, target)).rejects.toMatchObject({ code: "EEXIST" });
    expect([readFileSync(target, "utf8"), names()]).toEqual(["old", ["target"]]);
  });
});

it("directories are made with their parents, and again without complaint", async () => {
  const made = ["a/b/c", "a/b", "a"].map((each) => join(room.path, each));
  expect(await makeDirectory(join(room.path, "a/b/c"))).toEqual(made);
  expect(await makeDirectory(join(room.path, "a/b/c"))).toEqual([]);
  expect(statSync(join(room.path, "a/b/c")).isDirectory()).toBe(true);
  await expect(makeDirectory(join(room.path, "a/b/c/../../../a/b"))).resolves.toEqual([]);
});

it("the umask takes nothing away", async () => {
  const umask = process.umask(0o027);
  try {
    chmodSync(room.path, 0o2775);
    await makeDirectory(join(room.path, "a/b"));
    const at = (name: string) => join(room.path, "a/b", name);
    const [kept, derived, large] = [at("kept"), at("derived"), at("large")];
    await placeNew(await stage(kept, Buffer.from("x"), 0o666), kept);
    await placeNew(await stage(derived, Buffer.from("x")), derived);
    await placeNew(await stage(large, Buffer.alloc(100_000)), large);
    const modes = ["a", "a/b", "a/b/kept", "a/b/derived", "a/b/large"].map(
      (each) => statSync(join(room.path, each)).mode & 0o7777,
    );
    expect(modes).toEqual([0o2775, 0o2775, 0o666, 0o664, 0o664]);
  } finally {
    process.umask(umask);
  }
});

it.each([
  [0o700, 0o700, 0o600],
  [0o750, 0o750, 0o640],
  [0o755, 0o755, 0o644],
])("what is made in a directory of mode %o is as open as it", async (mode, directory, file) => {
  chmodSync(room.path, mode);
  await makeDirectory(join(room.path, "a/b"));
  await placeNew(await stage(join(room.path, "a/b/file"), Buffer.from("x")), join(room.path, "a/b/file"));
  const modes = ["a", "a/b", "a/b/file"].map((each) => statSync(join(room.path, each)).mode & 0o777);
  expect(modes).toEqual([directory, directory, file]);
});
