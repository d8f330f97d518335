import { existsSync, mkdirSync, renameSync, rmdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import { deleteBackup, listBackups, verifyBackup } from "@/lib/backups";
import { latestStored, storeFailure, storeUnchanged } from "@/lib/backups/store";
import { anyId, backupRoom } from "./room";

const room = backupRoom();

const change = () => room().write("note/Note.md", `---\ntype: note\n---\n${anyId()}\n`);
const backups = async () => (await listBackups(room().ctx)).backups;
const fileOf = async (id: string) =>
  room().fileOf((await backups()).find((each) => each.id === id)?.file ?? "gone");

describe("deleting a backup", () => {
  it("removes its file and its entry, with an entry in the audit log", async () => {
    const { ctx, backUp } = room();
    change();
    const { id: kept } = await backUp();
    change();
    const { id } = await backUp("safety");
    const [file, other] = [await fileOf(id), await fileOf(kept)];
    const deleted = await deleteBackup(ctx, { id });
    expect(deleted).toEqual({ id, deleted: true, file: file.slice(file.lastIndexOf("/") + 1) });
    expect([existsSync(file), existsSync(other)]).toEqual([false, true]);
    expect((await backups()).map((each) => each.id)).toEqual([kept]);
    expect((await listAudit(ctx, { action: "backup.delete" })).entries).toMatchObject([
      { subject: id, detail: { file: deleted.file, state: "stored" } },
    ]);
    await expect(deleteBackup(ctx, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await verifyBackup(ctx, kept)).ok).toBe(true);
  });

  it("keeps a file that later backups use, until they are deleted", async () => {
    const { ctx, backUp } = room();
    change();
    const { id } = await backUp();
    const [second, third] = [await backUp("safety"), await backUp("safety")];
    expect([second, third]).toMatchObject([{ stored: id }, { stored: id }]);
    await expect(deleteBackup(ctx, { id })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringMatching(
        /^2 later backups use its file, as nothing had changed: delete them first \(/,
      ),
    });
    expect(await deleteBackup(ctx, { id: second.id })).toMatchObject({ file: null });
    await expect(deleteBackup(ctx, { id })).rejects.toThrow(/^1 later backup uses its file/);
    expect((await verifyBackup(ctx, third.id)).ok).toBe(true);
    await deleteBackup(ctx, { id: third.id });
    const file = await fileOf(id);
    await deleteBackup(ctx, { id });
    expect(existsSync(file)).toBe(false);
  });

  it("leaves none that was about to use its file", async () => {
    const { ctx, backUp } = room();
    change();
    const { id, files, rows } = await backUp("safety");
    const at = ctx.clock.now();
    const row = {
      id: anyId(),
      duplicateOf: id,
      reason: "manual",
      takenAt: at,
      finishedAt: at,
      files,
      rows,
    } as const;
    await deleteBackup(ctx, { id });
    // Found as the last one with this content before it was deleted: a separate file is written then.
    expect(await storeUnchanged(ctx, row)).toBe(false);
    expect((await backups()).map((each) => each.id)).not.toContain(row.id);
    expect(await backUp("safety")).toMatchObject({ state: "stored" });
  });

  it("removes the file outside of its transactions, and lets none use it by then", async () => {
    const { ctx, backUp } = room();
    change();
    const { id } = await backUp("safety");
    const file = await fileOf(id);
    let isThere = true;
    let isUsable = true;
    const tx: typeof ctx.db.tx = async (work) => {
      isThere = existsSync(file);
      isUsable = (await latestStored(ctx))?.id === id;
      const result = await ctx.db.tx(work);
      expect(existsSync(file)).toBe(isThere);
      return result;
    };
    await deleteBackup({ ...ctx, db: { ...ctx.db, tx } }, { id });
    expect([isThere, isUsable]).toEqual([false, false]);
  });

  it("that cannot be removed leaves it as it was", async () => {
    const { ctx, backUp } = room();
    change();
    const { id } = await backUp("safety");
    const file = await fileOf(id);
    renameSync(file, `${file}.kept`);
    mkdirSync(file);
    const before = await backups();
    await expect(deleteBackup(ctx, { id })).rejects.toThrow();
    rmdirSync(file);
    renameSync(`${file}.kept`, file);
    expect(await backups()).toEqual(before);
    expect((await verifyBackup(ctx, id)).ok).toBe(true);
    await deleteBackup(ctx, { id });
  });

  it("removes the entry of a failed one, and nothing of another account", async () => {
    const { ctx, another } = room();
    const id = anyId();
    await storeFailure(ctx, { id, reason: "manual", takenAt: ctx.clock.now(), error: "The disk is full" });
    await expect(deleteBackup(await another(), { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await deleteBackup(ctx, { id })).toEqual({ id, deleted: true, file: null });
    expect((await backups()).map((each) => each.id)).not.toContain(id);
  });
});
