import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { extract } from "tar-stream";
import { beforeAll, expect, it } from "vitest";
import { exportVault, inlineStep, listBackups, restoreBackup } from "@/lib/backups";
import { withoutAccess } from "@/tests/support/no-access";
import { backupRoom } from "./room";

const room = backupRoom();
const CLOSED = ["lost+found", "note/Secret.md"];
const refused = <T>(work: () => Promise<T>, paths = CLOSED): Promise<T> => {
  const { root, dataDir } = room();
  return withoutAccess({ root, paths, own: [dataDir] }, work);
};

beforeAll(() => {
  const { root, write, dataDir } = room();
  write("note/Open.md", "open");
  write("note/Secret.md", "secret");
  mkdirSync(join(root, "lost+found"));
  mkdirSync(dataDir, { recursive: true });
});

it("a backup leaves out what cannot be read, says so, and its restore keeps that", async () => {
  const { ctx, backUp, read, write, has, root } = room();
  const { id, skipped } = await refused(() => backUp());
  expect(skipped).toBe(2);
  const { backups } = await listBackups(ctx, {});
  expect(backups.find((each) => each.id === id)?.skipped).toEqual([
    { path: "lost+found", reason: "The folder cannot be read." },
    { path: "note/Secret.md", reason: "The file cannot be read." },
  ]);

  write("note/Open.md", "changed");
  write("note/New.md", "new");
  await refused(() => restoreBackup(ctx, inlineStep, { backup: id, apply: true }));
  expect([read("note/Open.md"), has("note/New.md"), has("note/Secret.md")]).toEqual(["open", false, true]);
  expect(has("lost+found"), root).toBe(true);
});

it("an export leaves out what cannot be read", async () => {
  const names = await refused(async () => {
    const { bytes } = await exportVault(room().ctx, {});
    const found: string[] = [];
    for await (const entry of bytes.pipe(extract())) {
      await buffer(entry);
      found.push(entry.header.name);
    }
    return found;
  });
  expect(names).toEqual(["inbox", "lost+found", "note", "note/Open.md"]);
});

it("an export that cannot begin fails before its first byte", async () => {
  const { dataDir } = room();
  const blocked = withoutAccess({ root: dataDir, paths: ["scratch"] }, () => exportVault(room().ctx, {}));
  await expect(blocked).rejects.toMatchObject({ code: "EACCES" });
});
