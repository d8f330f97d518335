import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createApiKey, revokeApiKey } from "@/lib/accounts";
import { verifyAudit } from "@/lib/audit";
import {
  backupIssues,
  backupStatus,
  identityFile,
  inlineStep,
  listBackupFiles,
  listBackups,
  type RestoreResult,
  restoreBackup,
  runDrill,
  showIdentity,
  startRestore,
  verifyBackup,
} from "@/lib/backups";
import { changeCredentials } from "@/lib/gateway";
import { saveView } from "@/lib/runs";
import { addToInbox, createRecord, editRecord, reconcile } from "@/lib/vault";
import { itDeep } from "@/tests/support/deep";
import { snapshot } from "@/tests/support/vault";
import { anyId, backupRoom } from "./room";

const room = backupRoom();

const restore = (backup: string, more: { path?: string; apply?: boolean; seen?: string | null } = {}) =>
  restoreBackup(room().ctx, inlineStep, { backup, apply: false, ...more });

const ofRecord = (result: RestoreResult) => {
  if (result.kind !== "record") throw new Error("not of a record");
  return result.record;
};

async function rows(table: string): Promise<unknown[]> {
  return room().ctx.db.tx(async (tx) => [...(await tx.execute(sql.raw(`select * from ${table}`)))]);
}

it("starts no restore of what cannot be a file of the vault", async () => {
  const { id } = await room().backUp();
  for (const path of ["../x", "/etc/passwd", "note/"])
    await expect(startRestore(room().ctx, { id, path })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
});

it("lists the files of a backup, folder by folder or by a part of the path", async () => {
  const { ctx, write, root, backUp, another } = room();
  write("browse/a/Deep.md", "Deep");
  write("browse/Flat.md", "Flat");
  const { id } = await backUp();
  const files = (more: { folder?: string; q?: string; limit?: number }) =>
    listBackupFiles(ctx, { id, ...more });
  expect((await files({})).folders).toContainEqual({ path: "browse", files: 2 });
  rmSync(join(root, "browse"), { recursive: true });
  expect(await files({ folder: "browse/" })).toEqual({
    folders: [{ path: "browse/a", files: 1 }],
    files: [{ path: "browse/Flat.md", size: 4 }],
    count: 1,
  });
  expect(await files({ q: "DEEP", limit: 1 })).toEqual({
    folders: [],
    files: [{ path: "browse/a/Deep.md", size: 4 }],
    count: 1,
  });
  const other = await another();
  await expect(listBackupFiles(other, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

describe("a backup", () => {
  it("is one file of what is in the vault, the inbox, the settings and the rows, read back at once", async () => {
    const { ctx, write, root, backUp, fileOf } = room();
    await createRecord(ctx, { type: "person", name: "Alice Chen", body: "Met at the fair." });
    await addToInbox(ctx, { filename: "note.md", content: "to do" });
    await changeCredentials(ctx, { ROUTER_API_KEY: "sk-a-secret-value" });
    await saveView(ctx, { name: "mine", query: "" });
    write(".obsidian/app.json", "{}");
    write("Attachments/a picture.png", new Uint8Array([0, 255, 1, 254]));
    write("Ünïcödé/日本語.md", "text");
    write("note/.kv-tmp-left-behind", "half");
    symlinkSync("/etc/passwd", join(root, "outside"));
    const made = await backUp();
    expect(made).toMatchObject({ state: "stored", files: 5, skipped: 1 });
    const { backups, recipient } = await listBackups(ctx);
    expect(backups[0]).toMatchObject({
      id: made.id,
      state: "stored",
      fault: null,
      kept: expect.arrayContaining(["latest"]),
    });
    expect(backups[0]?.verified_at).not.toBeNull();
    expect(backups[0]?.skipped).toEqual([{ path: "outside", reason: "a symbolic link" }]);
    const file = fileOf(backups[0]?.file ?? "");
    expect(statSync(file).size).toBe(made.size);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "latin1").startsWith("age-encryption.org/v1\n-> X25519 ")).toBe(true);
    expect(readFileSync(file).includes("Alice")).toBe(false);
    expect(recipient).toMatch(/^age1/);
    expect(statSync(identityFile(ctx.account.id)).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(room().dataDir, "scratch"))).toEqual([]);
  });

  itDeep("stores nothing new when nothing has changed, and names the backup that it duplicates", async () => {
    const { ctx, backUp } = room();
    const before = (await listBackups(ctx)).backups[0];
    await reconcile(ctx); // as a worker does every minute
    const again = await backUp();
    expect(again).toMatchObject({ state: "unchanged", stored: before?.id });
    const [listed] = (await listBackups(ctx)).backups;
    expect(listed).toMatchObject({ state: "unchanged", same_as: before?.id, file: null });
    const key = await createApiKey(ctx, { name: "new" });
    expect((await backUp()).state).toBe("stored");
    await revokeApiKey(ctx, { id: key.id });
  });

  it("shows the identity once", async () => {
    const { ctx } = room();
    const shown = await showIdentity(ctx);
    expect(readFileSync(identityFile(ctx.account.id), "utf8")).toContain(shown.identity);
    await expect(showIdentity(ctx)).rejects.toThrow(/already shown/);
  });

  it("holds every table of an account, but those that are left out with a reason", async () => {
    const { ctx, backUp } = room();
    const { EXCLUDED, KEPT_IN_PLACE, VOLATILE } = await import("@/lib/backups/content/tables");
    await createRecord(ctx, { type: "note", name: `Tables ${anyId()}` });
    const { id } = await backUp();
    const { readStored } = await import("@/lib/backups/verify");
    const { manifest } = await readStored(ctx, id);
    const all = (await rows(
      "information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )) as { table_name: string }[];
    const names = all.map(({ table_name }) => table_name);
    const held = manifest.tables.map(({ name }) => name);
    expect([...held, ...Object.keys(EXCLUDED)].sort()).toEqual([...names].sort());
    // What these lists name exists: a renamed table must be renamed here, too.
    for (const name of [...Object.keys(KEPT_IN_PLACE), ...VOLATILE]) expect(names).toContain(name);
  });
});

describe("a drill", () => {
  it("passes, and leaves the account as it was", async () => {
    const { ctx, root } = room();
    const before = snapshot(root);
    const drill = await runDrill(ctx, anyId());
    expect(drill).toMatchObject({ passed: true, failure: null });
    expect(drill.rows).toBeGreaterThan(10);
    expect(snapshot(root)).toEqual(before);
    expect((await listBackups(ctx)).drills[0]).toMatchObject({ passed: true, backup: drill.backup });
  });

  it("of a damaged backup fails with the reason, and is reported", async () => {
    const { ctx, backUp, fileOf } = room();
    await createRecord(ctx, { type: "note", name: `Damaged ${anyId()}` });
    const { id } = await backUp();
    const name = (await listBackups(ctx)).backups.find((each) => each.id === id)?.file ?? "";
    const bytes = readFileSync(fileOf(name));
    const at = bytes.length >> 1;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(fileOf(name), bytes);
    const drill = await runDrill(ctx, anyId());
    expect(drill).toMatchObject({
      passed: false,
      backup: id,
      failure: expect.stringMatching(/^Invalid backup/),
    });
    expect(backupIssues(await backupStatus(ctx), new Date())).toEqual([
      expect.stringMatching(/^The last restore test failed/),
    ]);
    expect(await verifyBackup(ctx, id)).toMatchObject({
      ok: false,
      fault: expect.stringMatching(/^Invalid backup/),
    });
    expect(backupIssues(await backupStatus(ctx), new Date())[0]).toMatch(/could not be verified/);
    // A damaged backup is not reused: the next one is stored.
    expect((await backUp()).state).toBe("stored");
    expect(await runDrill(ctx, anyId())).toMatchObject({ passed: true });
    expect(backupIssues(await backupStatus(ctx), new Date())).toEqual([]);
  });
});

it("a backup that cannot be read for lack of its key or file is not taken for damaged", async () => {
  const { ctx, backUp, fileOf } = room();
  await createRecord(ctx, { type: "note", name: `Key ${anyId()}` });
  const { id } = await backUp();
  const found = async () => (await listBackups(ctx)).backups.find((each) => each.id === id);
  for (const file of [identityFile(ctx.account.id), fileOf((await found())?.file ?? "")]) {
    renameSync(file, `${file}.away`);
    await expect(verifyBackup(ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    renameSync(`${file}.away`, file);
    expect(await found()).toMatchObject({ fault: null });
  }
  expect(await verifyBackup(ctx, id)).toMatchObject({ ok: true });
});

describe("restoring one record", () => {
  it("shows the difference first, changes the file by the gate, and is refused when it has changed since", async () => {
    const { ctx, backUp, read } = room();
    const path = "person/Alice Chen.md";
    const { id } = await backUp();
    const old = read(path);
    await editRecord(ctx, { path, body: "Something else." });
    const preview = ofRecord(await restore(id, { path }));
    expect(preview).toMatchObject({ before: read(path), after: old, same: false });
    expect(read(path)).not.toBe(old);
    await editRecord(ctx, { path, body: "Yet another." });
    await expect(restore(id, { path, apply: true, seen: preview.hash })).rejects.toThrow(/has changed since/);
    const again = ofRecord(await restore(id, { path }));
    await restore(id, { path, apply: true, seen: again.hash });
    expect(read(path)).toBe(old);
    const found = (await rows("vault_texts where path = 'person/Alice Chen.md'")) as { body: string }[];
    expect(found[0]?.body).toContain("Met at the fair.");
  });

  it("brings back one that was deleted, and knows none that was never there", async () => {
    const { ctx, backUp, read, root, has } = room();
    await createRecord(ctx, { type: "note", name: "Gone", body: "soon" });
    const { stored } = await backUp();
    const text = read("note/Gone.md");
    unlinkSync(join(root, "note/Gone.md"));
    expect(ofRecord(await restore(stored, { path: "note/Gone.md" }))).toMatchObject({
      before: null,
      hash: null,
    });
    await restore(stored, { path: "note/Gone.md", apply: true, seen: null });
    expect(read("note/Gone.md")).toBe(text);
    await expect(restore(stored, { path: "note/Never.md" })).rejects.toThrow(
      /note\/Never.md is not in this backup/,
    );
    await expect(restore(stored, { path: "../x.md" })).rejects.toThrow(/part/);
    expect(has("note/Never.md")).toBe(false);
  });
});

describe("restoring the account in place", () => {
  it("restores files and settings after a safety backup, and keeps what must stay", async () => {
    const { ctx, backUp, root, write } = room();
    const { stored } = await backUp();
    const before = snapshot(root);
    const views = await rows("saved_views");
    const audited = (await rows("audit_entries")).length;
    // Now it goes wrong.
    rmSync(join(root, "Attachments"), { recursive: true });
    write("Attachments", "a file where a folder was");
    write("new folder/deep/new.md", "new");
    await createRecord(ctx, { type: "task", name: "Made later" });
    await saveView(ctx, { name: "later", query: "" });
    await changeCredentials(ctx, { ROUTER_API_KEY: "sk-another-value" });
    const key = await createApiKey(ctx, { name: "later" });

    const preview = await restore(stored);
    expect(preview).toMatchObject({ kind: "account", applied: false, account: { files: { removed: 3 } } });
    expect(existsSync(join(root, "task/Made later.md"))).toBe(true);

    const done = await restore(stored, { apply: true });
    expect(done).toMatchObject({ applied: true, safety: expect.any(String) });
    expect(snapshot(root)).toEqual(before);
    expect(await rows("saved_views")).toEqual(views);
    expect((await rows("api_keys")).length).toBeGreaterThan(0);
    expect(await rows(`api_keys where id = '${key.id}'`)).toHaveLength(1);
    expect((await rows("audit_entries")).length).toBeGreaterThan(audited);
    expect((await verifyAudit(ctx)).ok).toBe(true);
    expect(await rows("vault_files where path = 'task/Made later.md'")).toEqual([]);
    // The safety backup holds what was restored over.
    if (done.kind !== "account" || done.safety === null) throw new Error("no safety backup");
    await restore(done.safety, { apply: true });
    expect(existsSync(join(root, "task/Made later.md"))).toBe(true);
    expect(await rows("saved_views")).toHaveLength(views.length + 1);
  });

  it("of a damaged, cut off, foreign or missing file changes nothing", async () => {
    const { ctx, backUp, root, fileOf, another } = room();
    await createRecord(ctx, { type: "note", name: `Last ${anyId()}` });
    const { id } = await backUp();
    const name = (await listBackups(ctx)).backups.find((each) => each.id === id)?.file ?? "";
    const whole = readFileSync(fileOf(name));
    await createRecord(ctx, { type: "note", name: `After ${anyId()}` });
    const before = [snapshot(root), await rows("saved_views"), (await listBackups(ctx)).backups.length];
    const refused = async (bytes: Uint8Array, why: RegExp) => {
      writeFileSync(fileOf(name), bytes);
      await expect(restore(id, { apply: true })).rejects.toThrow(why);
      expect([snapshot(root), await rows("saved_views"), (await listBackups(ctx)).backups.length]).toEqual(
        before,
      );
    };
    for (let round = 0; round < 20; round += 1) {
      const flipped = Buffer.from(whole);
      const at = Math.floor(Math.random() * whole.length);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (round % 8));
      await refused(flipped, /^Invalid backup/);
    }
    await refused(whole.subarray(0, whole.length - 100), /truncated/);
    const other = await another();
    await createRecord(other, { type: "note", name: "Theirs" });
    const { backUp: make } = await import("@/lib/backups");
    const theirs = await make(other, inlineStep, "manual");
    const list = await listBackups(other);
    const foreign = join(fileOf(""), "..", other.account.id, list.backups[0]?.file ?? "");
    await refused(readFileSync(foreign), /another recipient/);
    unlinkSync(fileOf(name));
    await expect(restore(id, { apply: true })).rejects.toThrow(/is no longer in/);
    await expect(restore(theirs.id, { apply: true })).rejects.toThrow(/Backup not found/);
  }, 120_000);
});
