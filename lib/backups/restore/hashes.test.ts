import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { hashOf } from "@/lib/vault";
import { FileHashes } from "./hashes";

const root = mkdtempSync(join(tmpdir(), "kv-hashes-"));
afterAll(() => rmSync(root, { recursive: true }));

const OLD = new Date("2026-01-01T00:00:00Z");
/** Writes the file in place, with a new timestamp. */
function write(text: string, at?: Date): void {
  writeFileSync(join(root, "a.md"), text);
  if (at) utimesSync(join(root, "a.md"), at, at);
}

it("reads a file once, until its status says that it was written", async () => {
  const hashes = new FileHashes(root);
  expect(await hashes.of("a.md")).toBeNull();
  write("one", OLD);
  expect(await hashes.of("a.md")).toMatchObject({ hash: hashOf("one"), size: 3 });
  // Nobody can see this: it shows that the file is not read again.
  write("two", OLD);
  expect((await hashes.of("a.md"))?.hash).toBe(hashOf("one"));
  write("two", new Date(OLD.getTime() + 1));
  expect((await hashes.of("a.md"))?.hash).toBe(hashOf("two"));
  rmSync(join(root, "a.md"));
  expect(await hashes.of("a.md")).toBeNull();
});

it("reads a file again that was written a moment ago", async () => {
  const hashes = new FileHashes(root);
  const now = new Date();
  write("one", now);
  await hashes.of("a.md");
  write("two", now);
  expect((await hashes.of("a.md"))?.hash).toBe(hashOf("two"));
});
