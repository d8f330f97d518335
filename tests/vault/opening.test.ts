import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "@/lib/accounts";
import type { Context } from "@/lib/db";
import { describeSchedule, ensureBuiltIns } from "@/lib/runs";
import { readSurveyorSettings } from "@/lib/surveyor";
import { listRecords, readOpening, readVaultSettings, reconcile, writeVaultSettings } from "@/lib/vault";
import { contextFor, openVault, snapshot, type TestVault, writeInto } from "@/tests/support/vault";

let vault: TestVault;
let ctx: Context;
let directory: string;

const FILES: Record<string, string> = {
  "02 - Leute/Ann.md": "Ann knows [[Bob]] and [[Nobody]].",
  "02 - Leute/Bob.md": "Bob",
  "Work/Log/1.md": "---\ntype: event\n---\nOne",
  "Work/Log/2.md": "---\ntype: events\n---\nTwo",
  "Work/Log/3.md": "---\ntype: event\n---\nThree",
  "Work/Plan.md": "A plan",
  "Recipes/Soup.md": "Soup",
  "Recipes/soup.png": "\u0089PNG",
  "person/Old.md": "In a type directory",
  "inbox/note.md": "Of the user",
  "Bad\\name.md": "A name that cannot be used",
};

beforeAll(async () => {
  vault = await openVault();
  directory = mkdtempSync(join(vault.dataDir, "open-"));
  for (const [file, text] of Object.entries(FILES)) writeInto(directory, file, text);
  const who = { email: "open@example.org", password: "a long password", vaultDir: directory };
  const rules = { signup: "closed", dataDir: vault.dataDir, byOperator: true } as const;
  const { accountId, vaultDir } = await createAccount(vault.db, who, rules);
  ctx = contextFor(vault.db, { id: accountId, vaultDir });
  await reconcile(ctx);
});
afterAll(() => vault.close());

describe("a vault that is opened in place", () => {
  it("is described: files, links, what is skipped, the inbox, and a type for each folder", async () => {
    const before = snapshot(directory);
    const opening = await readOpening(ctx);
    expect(opening).toMatchObject({
      directory,
      records: 9,
      links: { total: 2, broken: 1 },
      inbox: { folder: "inbox", enabled: false, files: 1 },
      type_folders: { event: "Work/Log" },
      folders: [
        { path: "02 - Leute", records: 2, type: null, by: null },
        { path: "Recipes", records: 1, type: null, by: null },
        { path: "Work", records: 4, type: null, by: null },
        { path: "Work/Log", records: 3, type: "event", by: "frontmatter" },
        { path: "person", records: 1, type: "person", by: "directory" },
      ],
    });
    expect(opening.skipped.files.map(({ path }) => path)).toContain("Bad\\name.md");
    expect(snapshot(directory)).toEqual(before);
  });

  it("gets the proposal when it is accepted, or another map, and no file changes", async () => {
    const before = snapshot(directory);
    const { type_folders } = await readOpening(ctx);
    await writeVaultSettings(ctx, { type_folders: { ...type_folders, note: "Recipes" } });
    const opening = await readOpening(ctx);
    expect(opening.type_folders).toEqual({ event: "Work/Log", note: "Recipes" });
    expect(
      opening.folders.filter(({ by }) => by === "settings").map(({ path, type }) => [path, type]),
    ).toEqual([
      ["Recipes", "note"],
      ["Work/Log", "event"],
    ]);
    expect((await listRecords(ctx, { type: "event" })).results).toHaveLength(3);
    expect(snapshot(directory)).toEqual(before);
  });

  it("has all writing of workers off", async () => {
    await ctx.db.tx((tx) => ensureBuiltIns(ctx, tx));
    const inputOf = async (scheduleId: string) => (await describeSchedule(ctx, { scheduleId })).action.input;
    expect(await inputOf("distiller")).toEqual({ scan: true });
    expect((await inputOf("janitor-sweep")).fix).not.toBe(true);
    expect(await readSurveyorSettings(ctx, {})).toEqual({ write: false });
    expect((await readVaultSettings(ctx, {})).inbox.enabled).toBe(false);
  });
});

it("a new vault has the schedules of the workers as they are by default", async () => {
  await vault.ctx.db.tx((tx) => ensureBuiltIns(vault.ctx, tx));
  const { action } = await describeSchedule(vault.ctx, { scheduleId: "distiller" });
  expect(action.input.scan).not.toBe(true);
});
