import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, ftruncateSync, openSync, renameSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { times } from "@/tests/support/property";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { readWalked } from "../indexing/disk";
import { createRecord, deleteRecord, editRecord, readRecord } from "../operations";
import { vaultPath } from "../path";
import { reconcile } from "../reconcile";
import { hashFileIfAny, statFile } from ".";

let vault: TestVault;
const server = createServer();
/** Far more than a record may have, in bytes. */
const HUGE = times(1_024, 256) * 1024 ** 2;
beforeAll(async () => {
  vault = await shareVault();
  await createRecord(vault.ctx, { type: "note", name: "A" });
  execFileSync("mkfifo", [join(vault.root, "note/Pipe.md")]);
  // The path of a socket has at most 107 bytes; longer ones would be cut.
  const short = join(tmpdir(), "odd.sock");
  await once(server.listen(short), "listening");
  renameSync(short, join(vault.root, "note/Socket.md"));
});
afterAll(async () => {
  server.close();
  await vault.close();
});

describe.each(["Pipe", "Socket"])("a %s under the name of a record", (name) => {
  it("is not a record, and does not block reads", async () => {
    const path = `note/${name}`;
    // More at a time than there are threads for files.
    const reads = Array.from({ length: 8 }, () => readRecord(vault.ctx, { path }));
    for (const read of await Promise.allSettled(reads))
      expect(read).toMatchObject({ status: "rejected", reason: { code: "NOT_FOUND" } });
    await expect(editRecord(vault.ctx, { path, body: "x" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(deleteRecord(vault.ctx, { path })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(createRecord(vault.ctx, { type: "note", name })).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await readRecord(vault.ctx, { path: "note/A" })).name).toBe("A");
  });

  it("that took the place of a file during a walk is skipped", async () => {
    const before = await statFile(vault.root, vaultPath("note/A.md"));
    const walked = {
      path: vaultPath(`note/${name}.md`),
      size: 10,
      mtimeMs: 0,
      ctimeMs: 0,
      inode: before?.inode ?? 0,
    };
    expect(readWalked(vault.root, walked)?.text ?? "").toBe("");
  });
});

it("a file whose beginning alone is indexed has the hash of the whole", async () => {
  vault.write("note/Long.md", "x".repeat(9 * 1024 * 1024));
  const file = await hashFileIfAny(vault.root, vaultPath("note/Long.md"));
  if (!file) throw new Error("It is gone");
  const walked = readWalked(vault.root, { ...file, ctimeMs: 0 });
  expect(walked?.hash).toBe(file.hash);
  expect(walked?.text).toHaveLength(8 * 1024 * 1024);
});

it("a huge file is refused with its name and size, is not read into memory, and can be deleted", async () => {
  const file = openSync(join(vault.root, "note/Huge.md"), "w");
  ftruncateSync(file, HUGE);
  closeSync(file);
  const before = process.memoryUsage.rss();
  const refused = {
    code: "PAYLOAD_TOO_LARGE",
    message: expect.stringContaining(`note/Huge.md has ${HUGE / 1024 ** 2} MiB`),
  };
  await expect(readRecord(vault.ctx, { path: "note/Huge" })).rejects.toMatchObject(refused);
  await expect(editRecord(vault.ctx, { path: "note/Huge", body: "x" })).rejects.toMatchObject(refused);
  await reconcile(vault.ctx);
  expect(await deleteRecord(vault.ctx, { path: "note/Huge" })).toMatchObject({ deleted: true });
  expect(process.memoryUsage.rss() - before).toBeLessThan(0.6 * HUGE);
});
