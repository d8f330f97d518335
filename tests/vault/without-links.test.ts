import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAccount, findAccount, relocateVault } from "@/lib/accounts";
import { closeDatabase, database } from "@/lib/db";
import { createRecord, editRecord, openDirectory } from "@/lib/vault";
import { withoutLinks } from "@/tests/support/failing-files";
import { openVault, snapshot, type TestVault, writeInto } from "@/tests/support/vault";
import { withSettings } from "@/tests/support/with-settings";
import { reachableRoom } from "../support/room";

/** A disk without hard links. */
const room = reachableRoom("kv-without-links-");
const disk = join(room.path, "exfat");
withSettings({ KV_VAULT_DIRS: disk });

let vault: TestVault;
beforeAll(async () => {
  mkdirSync(disk);
  vault = await openVault();
  database(vault.databaseUrl);
});
afterAll(async () => {
  await closeDatabase();
  await vault.close();
  room.remove();
});

const REFUSED = {
  code: "VALIDATION_ERROR",
  message: expect.stringMatching(/notes\d is on a file system without hard links, which the service needs/),
};

let directories = 0;
function notes(): string {
  directories += 1;
  const directory = join(disk, `notes${directories}`);
  writeInto(directory, "Ann.md", "[[Bob]]");
  return directory;
}

it("a vault on a disk without hard links is not opened, and nothing is left there", async () => {
  const directory = notes();
  const before = snapshot(directory);
  const who = { email: "exfat@example.org", password: "a long password", vaultDir: directory };
  const rules = { signup: "closed", dataDir: vault.dataDir, byOperator: true } as const;
  await expect(withoutLinks(disk, () => createAccount(vault.db, who, rules))).rejects.toMatchObject(REFUSED);
  const { account, actor } = vault.ctx;
  const relocated = withoutLinks(disk, () => relocateVault(vault.db, account, directory, actor));
  await expect(relocated).rejects.toMatchObject(REFUSED);
  expect(snapshot(directory)).toEqual(before);
  expect(await findAccount(vault.db, account.id)).toEqual(account);
  await createAccount(vault.db, who, rules);
});

it("an account keeps its vault when it opens another on such a disk", async () => {
  const ctx = await vault.another();
  const { path } = await createRecord(ctx, { type: "note", name: "Kept" });
  const directory = notes();
  await expect(withoutLinks(disk, () => openDirectory(ctx, { directory }))).rejects.toMatchObject(REFUSED);
  expect(await findAccount(vault.db, ctx.account.id)).toEqual(ctx.account);
  await editRecord(ctx, { path, body: "edited" });
});

it("a change of a vault that was moved to such a disk says why it is refused, and leaves the file", async () => {
  const ctx = await vault.another();
  const root = ctx.account.vaultDir;
  const { path } = await createRecord(ctx, { type: "note", name: "Moved" });
  const before = snapshot(root);
  const change = (code?: "ENOSYS") => withoutLinks(root, () => editRecord(ctx, { path, body: "x" }), code);
  await expect(change()).rejects.toMatchObject({
    code: "UNAVAILABLE",
    message: "note/Moved.md cannot be changed: permission denied, or its file system has no hard links",
  });
  await expect(change("ENOSYS")).rejects.toMatchObject({
    code: "UNAVAILABLE",
    message: "note/Moved.md cannot be changed: its file system has no hard links",
  });
  await expect(
    withoutLinks(root, () => createRecord(ctx, { type: "note", name: "New" }), "ENOTSUP"),
  ).rejects.toMatchObject({ message: "note cannot be changed: its file system has no hard links" });
  expect(snapshot(root)).toEqual(before);
});
