import { renameSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import { shareVault, type TestVault } from "@/tests/support/vault";
import {
  createRecord,
  deleteRecord,
  editRecord,
  moveRecord,
  readRecord,
  reconcile,
  restoreVersions,
} from "..";
import { recordHistory } from "./history";
import { pruneVersions } from "./prune";
import { keptVersions, readVersions } from "./read";
import { MAX_VERSION_BYTES } from "./store";

let vault: TestVault;

beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

/** The hash of the text that the last change of a record replaced. */
async function lastHash(subject: string): Promise<string> {
  const { entries } = await listAudit(vault.ctx, { subject, limit: 1 });
  return entries[0]?.before_hash ?? "";
}

const kept = (hash: string) => vault.ctx.db.tx((tx) => readVersions(vault.ctx, tx, [hash]));

describe("the texts that records had", () => {
  it("are kept byte for byte when a record is edited, and are its text again when they are restored", async () => {
    const text = "\ufeff---\r\ntype: note\r\nname: 'Odd' # why\r\n---\r\n\r\nKäse, no newline";
    vault.write("note/Odd.md", text);
    const { etag } = await editRecord(vault.ctx, {
      path: "note/Odd",
      set: { status: "active" },
      body: "New",
    });
    const hash = await lastHash("note/Odd.md");
    expect((await kept(hash)).get(hash)).toBe(text);
    await restoreVersions(vault.ctx, { records: [{ path: "note/Odd", hash, ifMatch: etag }] });
    expect(vault.read("note/Odd.md")).toBe(text);
    const { entries } = await listAudit(vault.ctx, { subject: "note/Odd.md", limit: 1 });
    expect(entries[0]).toMatchObject({ action: "record.edit", after_hash: hash });
    expect(entries[0]?.detail).toEqual({ fields: ["status", "body"], restored: true });
  });

  it("bring back a deleted record at its path, unless there is another one", async () => {
    await createRecord(vault.ctx, { type: "note", name: "Gone", body: "It was here." });
    const text = vault.read("note/Gone.md");
    await deleteRecord(vault.ctx, { path: "note/Gone" });
    const hash = await lastHash("note/Gone.md");
    await restoreVersions(vault.ctx, { records: [{ path: "note/Gone", hash }] });
    expect(vault.read("note/Gone.md")).toBe(text);
    const again = { records: [{ path: "note/Gone", hash }] };
    await expect(restoreVersions(vault.ctx, again)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
  });

  it("are restored of several records all or none", async () => {
    const etags: string[] = [];
    for (const name of ["One", "Two"]) {
      await createRecord(vault.ctx, { type: "note", name, body: "First" });
      etags.push((await editRecord(vault.ctx, { path: `note/${name}`, body: "Second" })).etag);
    }
    const [one, two] = [await lastHash("note/One.md"), await lastHash("note/Two.md")];
    const first = { path: "note/One", hash: one, ifMatch: etags[0] };
    const stale = { path: "note/Two", hash: two, ifMatch: "0".repeat(32) };
    await expect(restoreVersions(vault.ctx, { records: [first, stale] })).rejects.toMatchObject({
      code: "PRECONDITION_FAILED",
    });
    const unknown = { path: "note/Two", hash: "0".repeat(64), ifMatch: etags[1] };
    await expect(restoreVersions(vault.ctx, { records: [first, unknown] })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await readRecord(vault.ctx, { path: "note/One" })).body).toContain("Second");
    const both = [first, { ...stale, ifMatch: etags[1] }];
    await restoreVersions(vault.ctx, { records: both });
    for (const path of ["note/One", "note/Two"])
      expect((await readRecord(vault.ctx, { path })).body).toContain("First");
  });

  it("exclude moves that change no text, and texts above the size limit", async () => {
    vault.write("Plain.md", "Plain text of its own\n");
    await moveRecord(vault.ctx, { path: "Plain.md", to: "Folder/Plain.md" });
    expect((await keptVersions(vault.ctx, [await lastHash("Folder/Plain.md")])).size).toBe(0);
    vault.write("Long.md", "x".repeat(MAX_VERSION_BYTES + 1));
    await editRecord(vault.ctx, { path: "Long.md", body: "Short" });
    expect((await keptVersions(vault.ctx, [await lastHash("Long.md")])).size).toBe(0);
  });

  it("end after their time, and the oldest where they take too much", async () => {
    const account = { id: vault.ctx.account.id, db: vault.ctx.db };
    await createRecord(vault.ctx, { type: "note", name: "Aged", body: "Once" });
    await editRecord(vault.ctx, { path: "note/Aged", body: "Now" });
    const hash = await lastHash("note/Aged.md");
    expect(await pruneVersions(account, new Date(0))).toBe(0);
    const newest = (await keptVersions(vault.ctx, [hash])).size;
    expect(await pruneVersions(account, new Date(0), 200)).toBeGreaterThan(0);
    expect([newest, (await keptVersions(vault.ctx, [hash])).size]).toEqual([1, 1]);
    expect(await pruneVersions(account, new Date(Date.now() + 1_000))).toBeGreaterThan(0);
    expect((await keptVersions(vault.ctx, [hash])).size).toBe(0);
  });

  it("are of their account", async () => {
    await createRecord(vault.ctx, { type: "note", name: "Mine", body: "Once" });
    await editRecord(vault.ctx, { path: "note/Mine", body: "Now" });
    const hash = await lastHash("note/Mine.md");
    const other = await vault.another();
    expect((await keptVersions(other, [hash])).size).toBe(0);
    await expect(restoreVersions(other, { records: [{ path: "note/Mine", hash }] })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

it("the history of a record that another program renamed includes it as well", async () => {
  await createRecord(vault.ctx, { type: "note", name: "Obsidian" });
  renameSync(join(vault.root, "note/Obsidian.md"), join(vault.root, "note/Renamed.md"));
  await reconcile(vault.ctx);
  const { entries } = await recordHistory(vault.ctx, { path: "note/Renamed.md", limit: 10 });
  expect(entries.map(({ action }) => action)).toEqual(["disk.move", "record.create"]);
});

it("the history of a moved record includes changes from before the move", async () => {
  await createRecord(vault.ctx, { type: "note", name: "Here" });
  await moveRecord(vault.ctx, { path: "note/Here", to: "note/There" });
  await moveRecord(vault.ctx, { path: "note/There", to: "note/Everywhere" });
  const { entries, hasMore } = await recordHistory(vault.ctx, { path: "note/Everywhere.md", limit: 10 });
  expect(entries.map(({ action }) => action)).toEqual(["record.move", "record.move", "record.create"]);
  expect(hasMore).toBe(false);
});
