import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  chooseDestination,
  chooseQuarantine,
  completeFile,
  planFile,
  quarantineFile,
} from "@/lib/curator/inbox-run";
import { addToInbox, createRecord, inboxStates, listInbox, readRecord, retryInboxFile } from "@/lib/vault";
import { openVault, type TestVault } from "@/tests/support/vault";

/** The steps of a run, cut off between what they do on the disk and what they note of it, and run again. */
let vault: TestVault;
let id: string;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

beforeEach(async () => {
  rmSync(join(vault.root, "inbox"), { recursive: true });
  await vault.ctx.db.tx((tx) => tx.execute(sql`delete from inbox_files`));
  await addToInbox(vault.ctx, { filename: "note.md", content: "first" });
  const { files } = await inboxStates(vault.ctx);
  id = files[0]?.id ?? "";
});

const states = async () =>
  (await inboxStates(vault.ctx)).files.map((file) => `${file.state} ${file.location}`).sort();

/** What a step did before the process was killed: the file moved, the row did not follow. */
function moved(to: string): void {
  mkdirSync(join(vault.root, dirname(to)), { recursive: true });
  renameSync(join(vault.root, "inbox/note.md"), join(vault.root, to));
}

describe("settling", () => {
  it("again changes nothing", async () => {
    const to = await chooseDestination(vault.ctx, id);
    await completeFile(vault.ctx, id, to, []);
    await completeFile(vault.ctx, id, to, []);
    expect(await states()).toEqual(["processed inbox/processed/note.md"]);
    expect(vault.read("inbox/processed/note.md")).toBe("first");
    const [row] = await vault.ctx.db.tx((tx) =>
      tx.execute<{ n: number }>(
        sql`select count(*)::int as n from audit_entries where action = 'inbox.process'`,
      ),
    );
    expect(row?.n).toBe(1);
  });

  it("goes on where it was cut off, and leaves alone what came under the same name meanwhile", async () => {
    const to = await chooseDestination(vault.ctx, id);
    moved(to);
    await addToInbox(vault.ctx, { filename: "note.md", content: "second" });
    await completeFile(vault.ctx, id, to, []);
    expect([vault.read(to), vault.read("inbox/note.md")]).toEqual(["first", "second"]);
    expect(await states()).toEqual(["processed inbox/processed/note.md", "waiting inbox/note.md"]);
  });

  it("lets links to the file's new place hold at once", async () => {
    await addToInbox(vault.ctx, { filename: "linked.md", content: "of which a note will tell" });
    const { files } = await inboxStates(vault.ctx);
    const linked = files.find((file) => file.filename === "linked.md")?.id ?? "";
    const to = await chooseDestination(vault.ctx, linked);
    const name = "Where it went";
    const { path } = await createRecord(vault.ctx, { type: "note", name, fields: { source: `[[${to}]]` } });
    const link = async () => (await readRecord(vault.ctx, { path })).links[0];
    expect(await link()).toMatchObject({ state: "broken" });
    await completeFile(vault.ctx, linked, to, []);
    expect(await link()).toMatchObject({ state: "resolved", path: to });
  });

  it("of a file that someone took away meanwhile is no failure", async () => {
    const to = await chooseDestination(vault.ctx, id);
    rmSync(join(vault.root, "inbox/note.md"));
    await completeFile(vault.ctx, id, to, []);
    expect(await states()).toEqual(["processed inbox/processed/note.md"]);
  });

  it("never lays one processed file over another", async () => {
    vault.write("inbox/processed/note.md", "of old");
    const to = await chooseDestination(vault.ctx, id);
    await completeFile(vault.ctx, id, to, []);
    expect([vault.read("inbox/processed/note.md"), vault.read("inbox/processed/note 2.md")]).toEqual([
      "of old",
      "first",
    ]);
  });
});

describe("quarantine", () => {
  it("goes on where it was cut off, and the file can be retried", async () => {
    const to = await chooseQuarantine(vault.ctx, id);
    moved(to);
    await addToInbox(vault.ctx, { filename: "note.md", content: "second" });
    await quarantineFile(vault.ctx, id, to, "it was bad");
    await quarantineFile(vault.ctx, id, to, "it was bad");
    expect(vault.read("inbox/quarantine/note.md")).toBe("first");
    expect(await states()).toEqual(["quarantined inbox/quarantine/note.md", "waiting inbox/note.md"]);

    const retried = await retryInboxFile(vault.ctx, { id });
    expect(retried).toMatchObject({
      state: "waiting",
      location: "inbox/note 2.md",
      attempts: 0,
      error: null,
    });
    expect((await listInbox(vault.ctx)).files.sort()).toEqual(["note 2.md", "note.md"]);
    expect(vault.read("inbox/note 2.md")).toBe("first");
    await expect(retryInboxFile(vault.ctx, { id })).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("says so when the quarantined file is gone", async () => {
    const to = await chooseQuarantine(vault.ctx, id);
    await quarantineFile(vault.ctx, id, to, "it was bad");
    rmSync(join(vault.root, to));
    await expect(retryInboxFile(vault.ctx, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

it("a file that is gone before it was planned is forgotten", async () => {
  rmSync(join(vault.root, "inbox/note.md"));
  expect(await planFile(vault.ctx, id)).toBeNull();
  expect(await states()).toEqual([]);
});
