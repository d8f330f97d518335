import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { obsidianVault } from "@/tests/support/obsidian";
import { shareVault, snapshot, type TestVault } from "@/tests/support/vault";
import { differences } from "../indexing";
import { vaultContext } from "../operations/context";
import { deleteRecord } from "../operations/delete-record";
import { editRecord } from "../operations/edit-record";
import { vaultGraph } from "../operations/graph";
import { moveRecord } from "../operations/move-record";
import { readRecord } from "../operations/read-record";
import { reconcile } from "../reconcile";
import { searchVault } from "../search/search";
import { vaultSettings } from "../tables/settings";
import { listRecords } from "./list";

let vault: TestVault;
const files = obsidianVault();

beforeAll(async () => {
  vault = await shareVault();
  for (const [path, text] of Object.entries(files)) vault.write(path, text);
  await reconcile(vault.ctx);
});
afterAll(() => vault.close());

const isHidden = (path: string) => /(^|\/)(\.|_templates\/)/.test(path);
const RECORDS = Object.keys(files).filter((path) => path.endsWith(".md") && !isHidden(path));

const change = async (settings: Partial<typeof vaultSettings.$inferInsert>) => {
  const row = { accountId: vault.ctx.account.id, ...settings };
  await vault.ctx.db.tx((tx) =>
    tx.insert(vaultSettings).values(row).onConflictDoUpdate({ target: vaultSettings.accountId, set: row }),
  );
};

const typeOf = async (path: string) => (await readRecord(vault.ctx, { path })).type;

describe("a vault without folders of types", () => {
  it("is not changed by being opened", () => {
    const kept = Object.entries(snapshot(vault.root)).filter(([, text]) => text !== "/");
    expect(Object.fromEntries(kept.filter(([path]) => !path.startsWith(".kv/")))).toEqual(files);
  });

  it("has every Markdown file as a record", async () => {
    const { results, count } = await listRecords(vault.ctx, { limit: 100, sort: "path" });
    expect(results.map(({ path }) => path).sort()).toEqual([...RECORDS].sort());
    expect(count).toBe(RECORDS.length);
    const { total, counts_by_type, records_by_type } = await vaultContext(vault.ctx, {});
    expect(total).toBe(RECORDS.length);
    expect(counts_by_type).toEqual({ note: RECORDS.length - 2, person: 2 });
    expect(records_by_type?.person?.map(({ path }) => path)).toEqual([
      "2 Areas/People/Bob.md",
      "2 Areas/People/Zoë Ångström.md",
    ]);
  });

  it("lists the records only on request, and what is skipped", async () => {
    const context = await vaultContext(vault.ctx, { records: "false" });
    expect(context.records_by_type).toBeUndefined();
    expect(context.skipped).toEqual({
      count: 2,
      files: ["4 Archive/_templates/Old.md", "_templates/Daily.md"].map((path) => ({
        path,
        reason: "Files in _templates are templates.",
      })),
    });
  });

  it.each(RECORDS)("reads %s with its links", async (path) => {
    const record = await readRecord(vault.ctx, { path });
    expect(record.raw).toBe(files[path]);
    const broken = record.links.filter(({ state }) => state === "broken").map(({ target }) => target);
    expect(broken).toEqual(path === "4 Archive/Old.md" ? ["Gone"] : []);
  });

  it("reads a record by its path without .md, and knows attachments from records", async () => {
    const home = await readRecord(vault.ctx, { path: "Home" });
    expect(home.links.map(({ path, is_attachment }) => [path, is_attachment])).toContainEqual([
      "Attachments/plan.png",
      true,
    ]);
    expect(home.links.map(({ path, is_attachment }) => [path, is_attachment])).toContainEqual([
      "Maps/Projects MOC.md",
      undefined,
    ]);
    const { backlinks } = await readRecord(vault.ctx, { path: "2 Areas/People/Bob" });
    expect(backlinks.map(({ path }) => path)).toContain("Daily/2024/2024-03-05.md");
  });

  it("is searched and drawn", async () => {
    const { results } = await searchVault(vault.ctx, { q: "press" });
    expect(results.map(({ path }) => path)).toEqual(["1 Projects/Basalt/Notes.md"]);
    expect((await searchVault(vault.ctx, { glob: "Daily/**" })).count).toBe(3);
    const { nodes, edges } = await vaultGraph(vault.ctx, {});
    expect(nodes.map(({ id }) => id).sort()).toEqual([...RECORDS].sort());
    expect(edges).toContainEqual({
      source: "1 Projects/Orchid.md",
      target: "Maps/Projects MOC.md",
      relation: "up",
    });
  });

  it.each(["_templates/Daily", "4 Archive/_templates/Old.md", "Attachments/plan.png", "inbox/x"])(
    "has no record %s",
    async (path) => {
      const code = path.endsWith("png") ? "NOT_FOUND" : "VALIDATION_ERROR";
      await expect(readRecord(vault.ctx, { path })).rejects.toMatchObject({ code });
      await expect(editRecord(vault.ctx, { path, body: "x" })).rejects.toMatchObject({ code });
      await expect(deleteRecord(vault.ctx, { path })).rejects.toMatchObject({ code });
    },
  );
});

describe("a record in any folder", () => {
  it("is edited in place, with custom fields and statuses", async () => {
    const path = "1 Projects/Basalt/Basalt.md";
    await editRecord(vault.ctx, { path, set: { status: "evergreen" }, append: { tags: ["stone"] } });
    expect(vault.read(path)).toBe(
      "---\nstatus: evergreen\ndate: 2022-11-30\ntags:\n  - stone\n---\n\n[Orchid](../Orchid.md) [[Notes]]\n",
    );
    await editRecord(vault.ctx, { path, set: { status: "seedling" }, unset: ["tags"] });
    expect(vault.read(path)).toBe(files[path]);
  });

  it("takes a type without being moved, unless it is in the folder of another", async () => {
    const path = "1 Projects/Basalt/Notes.md";
    await editRecord(vault.ctx, { path, set: { type: "decision" } });
    expect(await typeOf(path)).toBe("decision");
    await editRecord(vault.ctx, { path, set: { type: null } }).catch(() => {});
    vault.write(path, files[path] ?? "");
    await reconcile(vault.ctx);
    expect(await typeOf(path)).toBe("note");
  });

  it("is created, moved and deleted, also in the root", async () => {
    vault.write("New.md", "[[Bob]]\n");
    await reconcile(vault.ctx);
    const moved = await moveRecord(vault.ctx, { path: "New.md", to: "3 Resources/New one.md" });
    expect(moved).toMatchObject({ from: "New.md", to: "3 Resources/New one.md" });
    expect(await moveRecord(vault.ctx, { path: moved.to, to: "New" })).toMatchObject({ to: "New.md" });
    expect(await moveRecord(vault.ctx, { path: "New.md", name: "Newer" })).toMatchObject({ to: "Newer.md" });
    await deleteRecord(vault.ctx, { path: "Newer" });
    expect(vault.has("Newer.md")).toBe(false);
  });

  it.each(["inbox/x.md", "_templates/x.md", "Maps/_templates/x.md", ".hidden/x.md", "../x.md"])(
    "is not moved to %s",
    async (to) => {
      const moved = moveRecord(vault.ctx, { path: "Home.md", to });
      await expect(moved).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    },
  );
});

describe("settings of folders", () => {
  it("give types to folders, from the index alone, and back", async () => {
    await change({ typeFolders: { person: "2 Areas/People", project: "1 Projects" } });
    await reconcile(vault.ctx);
    const { counts_by_type } = await vaultContext(vault.ctx, {});
    expect(counts_by_type).toMatchObject({ person: 3, project: 3 });
    expect(await typeOf("2 Areas/People/Ada Byron.md")).toBe("person");
    expect(await differences(vault.ctx)).toEqual([]);

    await change({ typeFolders: {} });
    await reconcile(vault.ctx);
    expect((await vaultContext(vault.ctx, {})).counts_by_type).toMatchObject({ person: 2 });
    expect(await differences(vault.ctx)).toEqual([]);
  });

  it("take files out of the records, and back", async () => {
    await change({ ignore: ["4 Archive/", "**/index.md"] });
    await reconcile(vault.ctx);
    expect((await vaultContext(vault.ctx, {})).total).toBe(RECORDS.length - 4);
    expect((await searchVault(vault.ctx, { q: "recipes" })).count).toBe(0);
    expect(await differences(vault.ctx)).toEqual([]);
    await expect(readRecord(vault.ctx, { path: "4 Archive/Old" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });

    await change({ ignore: [] });
    await reconcile(vault.ctx);
    expect((await vaultContext(vault.ctx, {})).total).toBe(RECORDS.length);
    expect((await searchVault(vault.ctx, { q: "recipes" })).count).toBe(1);
    expect(await differences(vault.ctx)).toEqual([]);
  });

  it("make the notes of an inbox that is not processed records", async () => {
    vault.write("inbox/Mine.md", "---\nsubject: Mine\n---\nfrom before [[Bob]]\n");
    vault.write("inbox/processed/Done.md", "done");
    await reconcile(vault.ctx);
    expect((await searchVault(vault.ctx, { q: "before" })).count).toBe(0);
    await change({ inboxEnabled: false });
    await reconcile(vault.ctx);
    expect((await searchVault(vault.ctx, { q: "before" })).results.map(({ path }) => path)).toEqual([
      "inbox/Mine.md",
    ]);
    expect((await searchVault(vault.ctx, { q: "done" })).count).toBe(0);
    expect(await differences(vault.ctx)).toEqual([]);
  });
});

it("derives kinds, types and links of an index that an earlier version made", async () => {
  await vault.ctx.db.tx(async (tx) => {
    await tx.execute(
      sql`update vault_files set type = 'note', name = 'x', created = 'x' where path like '2 Areas/%'`,
    );
    await tx.execute(
      sql`update vault_links set state = 'broken', target_path = null where target like '%o%'`,
    );
    await tx.execute(sql`update index_status set layout_key = ''`);
  });
  await reconcile(vault.ctx);
  expect(await differences(vault.ctx)).toEqual([]);
  expect((await searchVault(vault.ctx, { q: "Zoë" })).count).toBeGreaterThan(0);
});

it("knows when a record was created from its fields or its name", async () => {
  const dated = {
    "Log/a.md": "---\ncreated: 2031-05-01\ndate: 1999-01-01\n---\n",
    "Log/b.md": "---\ndate: 2031-05-02\n---\n",
    "Log/c.md": "---\ncreated_at: 2031-05-03T10:00:00Z\n---\n",
    "Log/d.md": "---\ndate created: 2031-05-04 10:00\n---\n",
    "Log/2031-05-05.md": "Daily",
    "Log/e.md": "---\ndate: 2031-02-30\n---\n",
  };
  for (const [path, text] of Object.entries(dated)) vault.write(path, text);
  await reconcile(vault.ctx);
  const found = await searchVault(vault.ctx, { q: "created:>2031-01-01" });
  const expected = ["Log/a.md", "Log/b.md", "Log/c.md", "Log/d.md", "Log/2031-05-05.md"];
  expect(found.results.map(({ path }) => path).sort()).toEqual([...expected].sort());
  const { results } = await listRecords(vault.ctx, { limit: 5, sort: "-created" });
  expect(results.map(({ path }) => path)).toEqual(expected.toReversed());
  for (const [path, text] of Object.entries(dated)) expect(snapshot(vault.root)[path]).toBe(text);
});
