import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isFresh, markBuilt, sourcesDigest } from "@/bin/supervise/build";
import { type Room, reachableRoom } from "@/tests/support/room";

let room: Room;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(room.path, path)), { recursive: true });
  writeFileSync(join(room.path, path), text);
};

beforeEach(() => {
  room = reachableRoom();
  write("app/page.tsx", "page");
  write("app/openapi.json/route.ts", "a directory whose name looks like a file's");
  write("lib/env.ts", "env");
  write("next.config.ts", "config");
  write("package-lock.json", "{}");
  write(".next/BUILD_ID", "1");
  markBuilt(room.path, sourcesDigest(room.path));
});
afterEach(() => room.remove());

describe("isFresh", () => {
  it("holds for a build of these sources", () => expect(isFresh(room.path)).toBe(true));

  it.each([
    ["a page changed", () => write("app/page.tsx", "other")],
    ["a source came", () => write("lib/vault/new.ts", "new")],
    ["a source went", () => rmSync(join(room.path, "app/page.tsx"))],
    ["the worker's own entry changed", () => write("bin/worker.ts", "worker")],
    ["packages changed", () => write("package-lock.json", "{ }")],
    ["the build was cut short", () => rmSync(join(room.path, ".next/BUILD_ID"))],
    ["who built is unknown", () => rmSync(join(room.path, ".next/kv-sources"))],
  ])("does not when %s", (_, change) => {
    change();
    expect(isFresh(room.path)).toBe(false);
  });

  it.each([
    ["a test changed", () => write("lib/env.test.ts", "test")],
    ["a document changed", () => write("README.md", "words")],
  ])("does still when %s", (_, change) => {
    change();
    expect(isFresh(room.path)).toBe(true);
  });
});
