import { closeSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { trimLog } from "@/lib/db/embedded/server";
import { reachableRoom } from "../support/room";

it("the log of a server that runs for years keeps a size, and loses nothing that was just written", () => {
  const room = reachableRoom("kv-server-log-");
  const log = openSync(join(room.path, "server.log"), "a");
  const write = (text: string) => writeSync(log, text);
  write("x".repeat(1024 * 1024));
  trimLog({ home: room.path });
  expect(statSync(join(room.path, "server.log")).size).toBe(1024 * 1024);
  write("x".repeat(5 * 1024 * 1024));
  trimLog({ home: room.path });
  write("what came after\n");
  expect(readFileSync(join(room.path, "server.log"), "utf8")).toBe("what came after\n");
  expect(statSync(join(room.path, "server.log.old")).size).toBe(6 * 1024 * 1024);
  closeSync(log);
  room.remove();
});
