import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Clock } from "@/lib/core/clock";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { etagOf } from "../indexing";
import { createRecord } from "../operations";
import { deleteRecord } from "../operations/delete-record";
import { editRecord } from "../operations/edit-record";
import { moveRecord } from "../operations/move-record";
import { readRecord } from "../operations/read-record";
import { hashOf } from "../store";
import { listRecords } from "./list";

const clock: Clock = { now: () => new Date("2026-03-04T23:59:59Z") };
let vault: TestVault;

beforeAll(async () => {
  vault = await shareVault(clock);
});
afterAll(() => vault.close());

const audit = async (subject: string) =>
  vault.ctx.db.tx((tx) =>
    tx.execute<{ action: string; actor_type: string; before: string | null; after: string | null }>(sql`
      select action, actor_type, before_hash as before, after_hash as after from audit_entries
      where subject = ${subject} order by id`),
  );

describe("what is done to a record", () => {
  it("is in the audit log, with who did it and the text before and after", async () => {
    const { path } = await createRecord(vault.ctx, { type: "note", name: "Life", body: "one" });
    const first = vault.read(path);
    await editRecord(vault.ctx, { path, body: "two" });
    const second = vault.read(path);
    await editRecord(vault.ctx, { path, body: "two" }); // nothing to note
    const { to } = await moveRecord(vault.ctx, { path, name: "Afterlife" });
    const third = vault.read(to);
    await deleteRecord(vault.ctx, { path: to });
    const entry = (action: string, before: string | null, after: string | null) => ({
      action,
      actor_type: "user",
      before: before && hashOf(before),
      after: after && hashOf(after),
    });
    expect(await audit("note/Life.md")).toEqual([
      entry("record.create", null, first),
      entry("record.edit", first, second),
    ]);
    expect(await audit("note/Afterlife.md")).toEqual([
      entry("record.move", second, third),
      entry("record.delete", third, null),
    ]);
  });

  it("is dated by the clock", async () => {
    const { path, etag } = await createRecord(vault.ctx, { type: "task", name: "Dated" });
    expect(vault.read(path)).toBe("---\ntype: task\nname: Dated\ncreated: 2026-03-04\n---\n");
    expect(etag).toBe(etagOf(hashOf(vault.read(path))));
  });

  it("is undone whole when the index cannot follow", async () => {
    await vault.ctx.db.tx((tx) =>
      tx.execute(
        sql`insert into idempotency_keys (account_id, key, fingerprint) values (${vault.ctx.account.id}, 'x', 'x')`,
      ),
    );
    const broken = {
      ...vault.ctx,
      db: { ...vault.ctx.db, tx: () => Promise.reject(new Error("the database is away")) },
    };
    await expect(createRecord(broken, { type: "note", name: "Never" })).rejects.toThrow(/away/);
    expect(vault.has("note/Never.md")).toBe(false);
  });
});

describe("records that the index does not know yet, or knows no more", () => {
  it("are read, edited and deleted as the disk has them", async () => {
    vault.write("note/New.md", "hand-made\n");
    expect((await readRecord(vault.ctx, { path: "note/New" })).body).toBe("hand-made\n");
    await editRecord(vault.ctx, { path: "note/New", set: { status: "draft" } });
    expect((await listRecords(vault.ctx, { type: "note", status: "draft" })).count).toBe(1);
    rmSync(join(vault.root, "note/New.md"));
    for (const act of [readRecord, deleteRecord]) {
      await expect(act(vault.ctx, { path: "note/New" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    await expect(editRecord(vault.ctx, { path: "note/New", body: "" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("are moved with the links that were written to them by hand", async () => {
    vault.write("org/Fresh.md", "---\ntype: org\n---\n");
    vault.write("note/Says.md", "[[Fresh]] and [[org/Fresh|it]]");
    const moved = await moveRecord(vault.ctx, { path: "org/Fresh", name: "Stale" });
    expect([moved.links_updated, moved.files_updated]).toEqual([2, ["note/Says.md"]]);
    expect(vault.read("note/Says.md")).toBe("[[Stale]] and [[org/Stale|it]]");
  });
});

describe("a list without a type", () => {
  it("holds the records of all types, and a page at a time", async () => {
    const all = await listRecords(vault.ctx, { limit: 1000 });
    expect(new Set(all.results.map((record) => record.type)).size).toBeGreaterThan(1);
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listRecords(vault.ctx, { limit: 1, sort: "-path", cursor });
      names.push(...page.results.map((record) => record.path));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(names).toEqual(
      all.results
        .map((record) => record.path)
        .sort()
        .reverse(),
    );
  });
});
