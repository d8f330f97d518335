import { chmodSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import { inlineStep, restoreBackup } from "@/lib/backups";
import { saveView } from "@/lib/runs";
import { createRecord, differences, hashOf, onVaultChange } from "@/lib/vault";
import { itDeep } from "@/tests/support/deep";
import { snapshot } from "@/tests/support/vault";
import { backupRoom } from "./room";

const room = backupRoom();
let backup: string;
let before: Record<string, string>;

const restore = () => restoreBackup(room().ctx, inlineStep, { backup, apply: true });
const rows = (table: string) =>
  room().ctx.db.tx(async (tx) => [...(await tx.execute(sql.raw(`select * from ${table}`)))]);

/** Changes of every kind, also where a folder has to make way for a file, and a file for folders. */
function disorder(): void {
  const { root, write } = room();
  rmSync(join(root, "deep"), { recursive: true });
  write("deep", "a file now");
  rmSync(join(root, "flat"));
  write("flat/with/many.md", "a folder now");
  write("flat/.hidden/more.txt", "more");
  write(".obsidian/app.json", "changed");
  write(".obsidian/plugins/new/main.js", "new");
  write("picture.png", new Uint8Array([9, 8, 7, 255]));
  write("note/Kept.md", "changed");
  write("note/New.md", "new");
}

beforeAll(async () => {
  const { ctx, root, write, backUp } = room();
  await createRecord(ctx, { type: "note", name: "Kept", body: "[[Alice]]" });
  write("deep/down/below.md", "text");
  write("flat", "a file");
  write(".obsidian/app.json", "{}");
  write("picture.png", new Uint8Array([0, 255, 1, 254]));
  write("odd \\name\tof a file.txt", "odd");
  mkdirSync(join(root, "nothing in it"));
  chmodSync(join(root, "picture.png"), 0o640);
  await saveView(ctx, { name: "mine", query: "" });
  backup = (await backUp()).id;
  before = snapshot(root);
});

beforeEach(async () => {
  disorder();
  await saveView(room().ctx, { name: "later", query: "" });
});
afterEach(async () => {
  expect(await rows("restored_rows")).toEqual([]);
  expect(await rows("vault_journal")).toEqual([]);
  expect(await differences(room().ctx)).toEqual([]);
});

describe("a restore of the account in place", () => {
  it("makes way, keeps modes, and has an audit entry for each file", async () => {
    const { ctx, root } = room();
    const changed = hashOf("changed");
    expect(await restore()).toMatchObject({ account: { files: { added: 2, changed: 3, removed: 5 } } });
    expect(snapshot(root)).toEqual(before);
    expect(statSync(join(root, "picture.png")).mode & 0o777).toBe(0o640);
    expect(await rows("saved_views")).toMatchObject([{ name: "mine" }]);
    const { entries } = await listAudit(ctx, { action: "backup.restore_file" });
    expect(entries).toHaveLength(10);
    expect(entries.find(({ subject }) => subject === "note/Kept.md")).toMatchObject({ before_hash: changed });
    expect((await listAudit(ctx, { action: "backup.restore" })).entries).toHaveLength(1);
  });

  itDeep("again changes nothing", async () => {
    await restore();
    expect(await restore()).toMatchObject({ account: { files: { added: 0, changed: 0, removed: 0 } } });
    expect(snapshot(room().root)).toEqual(before);
  });

  it("that fails at its end puts back every file and row", async () => {
    const { root } = room();
    const [now, views] = [snapshot(root), await rows("saved_views")];
    onVaultChange("failing", async () => {
      throw new Error("no");
    });
    try {
      await expect(restore()).rejects.toThrow("no");
    } finally {
      onVaultChange("failing", async () => {});
    }
    expect(snapshot(root)).toEqual(now);
    expect(await rows("saved_views")).toEqual(views);
    await restore();
  });

  it("previews nothing while the vault's directory is away", async () => {
    const { ctx, root } = room();
    renameSync(root, `${root}.away`);
    const preview = restoreBackup(ctx, inlineStep, { backup, apply: false });
    await expect(preview).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(restore()).rejects.toMatchObject({ code: "UNAVAILABLE" });
    renameSync(`${root}.away`, root);
    await restore();
  });
});
