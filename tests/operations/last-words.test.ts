import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { itDeep } from "../support/deep";
import { type Running, runNode } from "../support/processes";
import { type Room, reachableRoom } from "../support/room";

let room: Room;
beforeEach(() => {
  room = reachableRoom("kv-last-words-");
});
afterEach(() => room.remove());

const dying = (afterMs: number): Running => {
  const env = { ...process.env, KV_DATA_DIR: room.path, KV_LOG_LEVEL: "info", DIE_AFTER_MS: String(afterMs) };
  return runNode(["tests/operations/dies.ts"], { env });
};

/** The process may end while its first log file is being opened; what waits then is written to a second one. */
function expectWord(): void {
  const files = readdirSync(join(room.path, "logs")).sort();
  const text = files.map((name) => readFileSync(join(room.path, "logs", name), "utf8")).join("");
  const lines = text.trim().split("\n");
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
    level: 60,
    err: { message: expect.stringMatching(/reading 'write'/) },
  });
}

it("an error that nobody caught ends the process, with a line in the log that says why", async () => {
  expect(await dying(0).ends(20_000)).toBe(1);
  expectWord();
});

itDeep("a process whose output nobody reads any more ends as well", async () => {
  const process = dying(2_000);
  process.child.stdout?.destroy();
  process.child.stderr?.destroy();
  expect(await process.ends(20_000)).toBe(1);
  expectWord();
});
