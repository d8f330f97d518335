import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { inlineStep, listBackups, restoreBackup, verifyBackup } from "@/lib/backups";
import { backupRoom } from "./room";

const room = backupRoom();

/** The names in a folder, byte for byte. */
const namesIn = (folder: string) =>
  readdirSync(folder, { encoding: "buffer" })
    .map((name) => name.toString("latin1"))
    .sort();

it("names that no backup can have are skipped, and a restore leaves them alone", async () => {
  const { ctx, backUp, root, write, read } = room();
  write("note/A.md", "before");
  mkdirSync(join(root, "note/..."));
  writeFileSync(join(root, "note/.../x"), "in dots");
  writeFileSync(join(root, "note/. ."), "dots");
  writeFileSync(Buffer.from(`${root}/note/caf\xe9.txt`, "latin1"), "Latin-1");
  const made = await backUp();
  expect(made).toMatchObject({ state: "stored", skipped: 3 });
  expect(await verifyBackup(ctx, made.id)).toMatchObject({ ok: true });
  const { backups } = await listBackups(ctx, {});
  expect(backups.find(({ id }) => id === made.id)?.skipped).toEqual([
    { path: "note/. .", reason: "its name cannot be restored" },
    { path: "note/...", reason: "its name cannot be restored" },
    { path: "note/caf\ufffd.txt", reason: "its name is not UTF-8" },
  ]);

  write("note/A.md", "after");
  write("note/New.md", "new");
  writeFileSync(join(root, "note/. . ."), "later");
  writeFileSync(Buffer.from(`${root}/note/th\xe9.txt`, "latin1"), "later");
  await restoreBackup(ctx, inlineStep, { backup: made.id, apply: true });
  expect(read("note/A.md")).toBe("before");
  expect(namesIn(join(root, "note"))).toEqual([". .", ". . .", "...", "A.md", "caf\xe9.txt", "th\xe9.txt"]);
  expect(namesIn(join(root, "note/..."))).toEqual(["x"]);
});
