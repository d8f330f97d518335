import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { removeStaleTemporaries } from "@/lib/vault/store";
import { runNode } from "@/tests/support/processes";
import { times } from "@/tests/support/property";
import { type Room, reachableRoom } from "@/tests/support/room";
import { filesBelow, temporaries } from "./vault-state";

const KILLS = times(18, 3);
const BATCH_SIZE = 3;
const SIZE = 512 * 1024;
let room: Room;

beforeEach(() => {
  room = reachableRoom();
});
afterEach(() => room.remove());

it(`${KILLS} kills during writes leave every file whole, and only temporary files that are removed`, async () => {
  const killOne = async () => {
    const writer = runNode(["tests/crash/write-for-ever.ts", room.path]);
    await writer.says(/writing/);
    await sleep(20 + Math.random() * 100);
    await writer.end("SIGKILL");
  };
  for (let killed = 0; killed < KILLS; killed += BATCH_SIZE) {
    await Promise.all(Array.from({ length: BATCH_SIZE }, killOne));
  }

  const left = temporaries(room.path);
  expect(await removeStaleTemporaries(room.path, left, new Date(), async () => new Set())).toBe(left.length);
  expect(temporaries(room.path)).toEqual([]);

  const files = filesBelow(room.path);
  expect(files.length).toBeGreaterThanOrEqual(KILLS);
  for (const file of files) {
    const text = readFileSync(join(room.path, file), "utf8");
    expect([file, text.length, new Set(text).size]).toEqual([file, SIZE, 1]);
  }
});
