import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { curatorWorkflow } from "@/lib/curator";
import { scan } from "@/lib/janitor";
import { createRecord, editRecord, inboxStates, listRecords, vaultCounts } from "@/lib/vault";
import { itDeep } from "@/tests/support/deep";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { addSampleVault, hasSample, removeSampleVault } from ".";

let all: TestVault;
let vault: TestVault;

beforeAll(async () => {
  all = await shareVault();
});
afterAll(() => all.close());
beforeEach(async () => {
  vault = await all.beside();
});

const pathsOf = async () => (await listRecords(vault.ctx, { limit: 100 })).results.map(({ path }) => path);

/** Processes every file of the inbox, as the worker does. */
async function processAll(): Promise<void> {
  const { files } = await inboxStates(vault.ctx);
  for (const { id } of files)
    await curatorWorkflow.run(
      vault.ctx,
      (_, work) => work(),
      { inboxId: id },
      async () => {},
    );
}

it("adds linked records without an issue, and three inbox files", async () => {
  expect(await hasSample(vault.ctx)).toBe(false);
  const { records, files } = await addSampleVault(vault.ctx);
  expect(await hasSample(vault.ctx)).toBe(true);
  expect((await pathsOf()).sort()).toEqual([...records].sort());
  expect(files).toEqual([
    "inbox/Sample visit to the showroom.md",
    "inbox/Sample offer from Hearth Ovens.eml",
    "inbox/Sample to-do list.md",
  ]);
  expect(await vaultCounts(vault.ctx)).toMatchObject({
    total: 12,
    inbox: 3,
    links: { broken: 0 },
  });
  const { issues } = await scan(vault.root);
  expect(issues).toEqual([]);
});

itDeep("leaves nothing behind, also of what the curator made of its files", async () => {
  await createRecord(vault.ctx, { type: "note", name: "Mine" });
  const mine = vault.read("note/Mine.md");
  const { records } = await addSampleVault(vault.ctx);
  await processAll();
  expect((await vaultCounts(vault.ctx)).total).toBeGreaterThan(records.length + 3);
  const { removed, kept } = await removeSampleVault(vault.ctx);
  expect(kept).toEqual([]);
  expect(removed).toEqual(expect.arrayContaining(records));
  expect(await pathsOf()).toEqual(["note/Mine.md"]);
  expect(vault.read("note/Mine.md")).toBe(mine);
  expect((await inboxStates(vault.ctx)).files).toEqual([]);
  expect(await hasSample(vault.ctx)).toBe(false);
});

it("keeps what was edited or is linked to since, and says so", async () => {
  await addSampleVault(vault.ctx);
  await editRecord(vault.ctx, { path: "person/Tom Becker.md", body_append: "Prefers the phone." });
  await createRecord(vault.ctx, { type: "note", name: "Mine", body: "Ask [[Priya Nair]]." });
  const { kept } = await removeSampleVault(vault.ctx);
  expect(kept).toContainEqual({ path: "person/Tom Becker.md", reason: "It was edited since" });
  expect(kept).toContainEqual({ path: "person/Priya Nair.md", reason: "note/Mine.md links to it" });
  expect((await pathsOf()).sort()).toEqual([...kept.map(({ path }) => path), "note/Mine.md"].sort());
  expect(vault.read("person/Tom Becker.md")).toContain("Prefers the phone.");
});

it("is added once, removed once, and overwrites nothing", async () => {
  await expect(removeSampleVault(vault.ctx)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await createRecord(vault.ctx, { type: "person", name: "Tom Becker", body: "Mine." });
  await expect(addSampleVault(vault.ctx)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await pathsOf()).toEqual(["person/Tom Becker.md"]);
  expect(vault.read("person/Tom Becker.md")).toContain("Mine.");
});

itDeep("can be added again after it was removed, but not twice", async () => {
  await addSampleVault(vault.ctx);
  await expect(addSampleVault(vault.ctx)).rejects.toMatchObject({ code: "CONFLICT" });
  await removeSampleVault(vault.ctx);
  expect((await addSampleVault(vault.ctx)).records).toHaveLength(12);
});
