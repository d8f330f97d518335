import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownDirectory } from "./support/own-directory";
import { runNode } from "./support/processes";
import { type Room, reachableRoom } from "./support/room";
import { ENOUGH_BYTES, hasPlenty } from "./support/scratch";

/** More than any system gives. */
const DEAD = 2 ** 22 + 1;

describe("a directory of a process's own", () => {
  let room: Room;
  beforeAll(() => {
    room = reachableRoom();
  });
  afterAll(() => room.remove());

  /** Makes one in a process that then does `more`. */
  const inProcess = (more: string) => {
    const script = `import { ownDirectory } from "./tests/support/own-directory.ts";
      console.log("made", ownDirectory(process.env.ROOM, "run-")); ${more}`;
    return runNode(["--import", "tsx", "--input-type=module", "--eval", script], {
      env: { ...process.env, ROOM: room.path },
    });
  };

  it("is gone with it", async () => {
    const process = inProcess("");
    expect(await process.ends(), process.output()).toBe(0);
    expect(process.output()).toContain(`made ${join(room.path, `run-${process.pid}-`)}`);
    expect(readdirSync(room.path)).toEqual([]);
  });

  it("is gone with the next one, if it was killed; that of a process that runs stays", async () => {
    const killed = inProcess("setTimeout(() => {}, 60_000);");
    const running = inProcess("setTimeout(() => {}, 60_000);");
    const [, left = ""] = await killed.says(/made (.*)\n/);
    const [, used = ""] = await running.says(/made (.*)\n/);
    await killed.end("SIGKILL");
    const others = ["run-first", `running-${DEAD}-a`];
    for (const name of [...others, `run-${DEAD}-a`, `run-${process.pid}-a`]) mkdirSync(join(room.path, name));
    expect(existsSync(left)).toBe(true);
    const made = [ownDirectory(room.path, "run-"), ownDirectory(room.path, "run-")];
    const expected = [...made, used, ...others.map((name) => join(room.path, name))];
    const found = readdirSync(room.path).map((name) => join(room.path, name));
    expect(found.sort()).toEqual(expected.sort());
    await running.end();
  });
});

it("files of a run are in memory if it has room, is free, and may be used", () => {
  const plenty = { room: ENOUGH_BYTES, available: ENOUGH_BYTES, limit: 0 };
  expect(hasPlenty(plenty)).toBe(true);
  expect(hasPlenty({ ...plenty, limit: 2 * ENOUGH_BYTES })).toBe(true);
  expect(hasPlenty({ ...plenty, room: ENOUGH_BYTES - 1 })).toBe(false);
  expect(hasPlenty({ ...plenty, available: ENOUGH_BYTES - 1 })).toBe(false);
  expect(hasPlenty({ ...plenty, limit: ENOUGH_BYTES })).toBe(false);
});
