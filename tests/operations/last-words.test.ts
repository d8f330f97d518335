import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runNode } from "../support/processes";
import { reachableRoom } from "../support/room";

it("an error that nobody caught ends the process, with a line in the log that says why", async () => {
  const room = reachableRoom("kv-last-words-");
  const env = { ...process.env, KV_DATA_DIR: room.path, KV_LOG_LEVEL: "info" };
  const dying = runNode(["tests/operations/dies.ts"], { env });
  expect(await dying.ends(20_000)).toBe(1);
  const [name = ""] = readdirSync(join(room.path, "logs"));
  const line = JSON.parse(readFileSync(join(room.path, "logs", name), "utf8").trim());
  expect(line).toMatchObject({ level: 60, err: { message: expect.stringMatching(/reading 'write'/) } });
  room.remove();
});
