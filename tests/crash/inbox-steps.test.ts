import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import { type Application, applyPlan } from "@/lib/curator/apply";
import { chooseQuarantine, quarantineFile } from "@/lib/curator/move-file";
import { NOTE_KEY } from "@/lib/curator/plan";
import { ARCHIVE, planFile } from "@/lib/curator/plan-file";
import {
  addToInbox,
  createRecord,
  differences,
  inboxStates,
  listInbox,
  onVaultChange,
  readRecord,
  reconcile,
  retryInboxFile,
} from "@/lib/vault";
import { openVault, snapshot, type TestVault } from "@/tests/support/vault";

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

/** A plan of the file, as its run stores it. */
async function planOf(inboxId = id): Promise<Application> {
  const file = await planFile(vault.ctx, inboxId);
  if (!file?.placement || file.planned === ARCHIVE) throw new Error("not planned");
  return { ...file, inboxId, planned: file.planned, placement: file.placement };
}

/** What a step did before the process was killed: the file moved, the row did not follow. */
function moved(to: string): void {
  mkdirSync(join(vault.root, dirname(to)), { recursive: true });
  renameSync(join(vault.root, "inbox/note.md"), join(vault.root, to));
}

describe("settling", () => {
  it("again changes nothing", async () => {
    const file = await planOf();
    await applyPlan(vault.ctx, file);
    await applyPlan(vault.ctx, file);
    expect(await states()).toEqual(["processed inbox/processed/note.md"]);
    expect(vault.read("inbox/processed/note.md")).toBe("first");
    const [row] = await vault.ctx.db.tx((tx) =>
      tx.execute<{ n: number }>(
        sql`select count(*)::int as n from audit_entries where action = 'inbox.process'`,
      ),
    );
    expect(row?.n).toBe(1);
  });

  it("continues where it was cut off, and keeps a new file with the same name", async () => {
    const file = await planOf();
    const to = file.source;
    moved(to);
    await addToInbox(vault.ctx, { filename: "note.md", content: "second" });
    await applyPlan(vault.ctx, file);
    expect([vault.read(to), vault.read("inbox/note.md")]).toEqual(["first", "second"]);
    expect(await states()).toEqual(["processed inbox/processed/note.md", "waiting inbox/note.md"]);
  });

  it("resolves links to the file's new place at once", async () => {
    await addToInbox(vault.ctx, { filename: "linked.md", content: "of which a note will tell" });
    const { files } = await inboxStates(vault.ctx);
    const linked = files.find((file) => file.filename === "linked.md")?.id ?? "";
    const file = await planOf(linked);
    const to = file.source;
    const name = "Where it went";
    const { path } = await createRecord(vault.ctx, { type: "note", name, fields: { source: `[[${to}]]` } });
    const link = async () => (await readRecord(vault.ctx, { path })).links[0];
    expect(await link()).toMatchObject({ state: "broken" });
    await applyPlan(vault.ctx, file);
    expect(await link()).toMatchObject({ state: "resolved", path: to });
  });

  it("of a file that someone removed meanwhile is not a failure", async () => {
    const file = await planOf();
    rmSync(join(vault.root, "inbox/note.md"));
    await applyPlan(vault.ctx, file);
    expect(await states()).toEqual(["processed inbox/processed/note.md"]);
  });

  it("never lays one processed file over another", async () => {
    vault.write("inbox/processed/note.md", "of old");
    await applyPlan(vault.ctx, await planOf());
    expect([vault.read("inbox/processed/note.md"), vault.read("inbox/processed/note 2.md")]).toEqual([
      "of old",
      "first",
    ]);
  });
});

describe("the number of a file", () => {
  const idOf = async (filename: string): Promise<string> => {
    await addToInbox(vault.ctx, { filename: "note.md", content: "second" });
    const { files } = await inboxStates(vault.ctx);
    return files.find((file) => file.filename === filename)?.id ?? "";
  };

  it("that came with its name stays, while the file with the other name is processed, too", async () => {
    const second = await idOf("note 2.md");
    const plans = [await planOf(), await planOf(second)];
    expect(plans.map(({ source }) => source)).toEqual([
      "inbox/processed/note.md",
      "inbox/processed/note 2.md",
    ]);
  });

  it("is another where that file may have chosen it", async () => {
    vault.write("inbox/processed/note.md", "of old");
    const { source } = await planOf();
    const second = await planOf(await idOf("note 2.md"));
    expect([source, second.source]).toEqual(["inbox/processed/note 2.md", "inbox/processed/note 2 2.md"]);
  });
});

describe("quarantine", () => {
  it("continues where it was cut off, and the file can be retried", async () => {
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

describe("applying a plan", () => {
  const TEXT = "# Kick-off\n\nAlice Chen and Bob Stone met. Alice Chen works at Acme Corp.\n";
  let application: Application;

  beforeEach(async () => {
    await createRecord(vault.ctx, { type: "person", name: "Bob Stone" }).catch(() => {});
    vault.write("inbox/note.md", TEXT);
    await reconcile(vault.ctx);
    application = await planOf();
  });
  const apply = () => applyPlan(vault.ctx, application);
  const processed = async () =>
    (await listAudit(vault.ctx, { action: "inbox.process" })).entries.filter(
      ({ subject }) => subject === application.source,
    ).length;

  it("writes the records and moves the file at once, and again changes nothing", async () => {
    const records = await apply();
    expect(records?.map(({ path }) => path)).toContain("person/Alice Chen.md");
    expect(await states()).toEqual([`processed ${application.source}`]);
    const before = snapshot(vault.root);
    const done = await processed();
    expect(await apply()).toEqual(records);
    expect(snapshot(vault.root)).toEqual(before);
    expect(await processed()).toBe(done);
    expect(await differences(vault.ctx)).toEqual([]);
  });

  it("that fails leaves the vault and the file as they were", async () => {
    const before = snapshot(vault.root);
    onVaultChange("failing", async () => {
      throw new Error("no");
    });
    try {
      await expect(apply()).rejects.toThrow("no");
    } finally {
      onVaultChange("failing", async () => {});
    }
    expect(snapshot(vault.root)).toEqual(before);
    expect(await states()).toEqual(["processing inbox/note.md"]);
    expect(await apply()).not.toBeNull();
  });

  it("writes nothing where another note took its path", async () => {
    const path = application.placement.paths[NOTE_KEY] ?? "";
    vault.write(path, "---\ntype: note\n---\nanother\n");
    const before = snapshot(vault.root);
    expect(await apply()).toBeNull();
    expect(snapshot(vault.root)).toEqual(before);
    rmSync(join(vault.root, path));
  });

  it("adds to a record once, though two of its parts meet there", async () => {
    const { planned, placement } = application;
    const person = planned.plan.entities.find(({ name }) => name === "Alice Chen");
    if (!person) throw new Error("no person");
    const twice = { ...person, key: "person:again", aliases: ["Ali"] };
    planned.plan.entities.push(twice);
    placement.paths[twice.key] = placement.paths[person.key] ?? "";
    const path = "person/Alice Chen.md";
    const entries = async () => (await listAudit(vault.ctx, { subject: path })).entries.length;
    const before = await entries();
    await apply();
    expect((await readRecord(vault.ctx, { path })).frontmatter.aliases).toContain("Ali");
    expect(await entries()).toBe(before + 1);
  });
});
