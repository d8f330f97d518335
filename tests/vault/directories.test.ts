import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAccount, findAccount, reserveVault } from "@/lib/accounts";
import { type Context, closeDatabase, database } from "@/lib/db";
import { describeSchedule, editSchedule, ensureBuiltIns } from "@/lib/runs";
import { readSurveyorSettings, writeSurveyorSettings } from "@/lib/surveyor";
import {
  createRecord,
  listDirectories,
  listRecords,
  openDirectory,
  readOpening,
  readVaultSettings,
  reconcile,
  writeVaultSettings,
} from "@/lib/vault";
import { reachableRoom } from "@/tests/support/room";
import { contextFor, openVault, snapshot, type TestVault, writeInto } from "@/tests/support/vault";
import { withSettings } from "@/tests/support/with-settings";

const room = reachableRoom("kv-directories-");
const allowed = join(room.path, "vaults");
const data = join(room.path, "data");
withSettings({ KV_VAULT_DIRS: `${allowed}, ${join(room.path, "unmounted")}`, KV_DATA_DIR: data });

let vault: TestVault;
let ctx: Context;

beforeAll(async () => {
  for (const directory of [allowed, data]) mkdirSync(directory);
  vault = await openVault();
  // What operations reach when they read all accounts.
  database(vault.databaseUrl);
});
afterAll(async () => {
  await closeDatabase();
  await vault.close();
  room.remove();
});
beforeEach(async () => {
  ctx = await another();
  await reconcile(ctx);
});

let accounts = 0;

/** An account with a vault that the service made in its data directory. */
async function another(): Promise<Context> {
  accounts += 1;
  const who = { email: `dir${accounts}@example.org`, password: "a long password" };
  const rules = { signup: "closed", dataDir: data, byOperator: true } as const;
  const { accountId, vaultDir } = await createAccount(vault.db, who, rules);
  return contextFor(vault.db, { id: accountId, vaultDir });
}

/** The context that the next request of the account has. */
async function next(): Promise<void> {
  const account = await findAccount(vault.db, ctx.account.id);
  if (!account) throw new Error("the account is there");
  ctx = contextFor(vault.db, account);
}

const notes = (name: string, files: Record<string, string> = { "Ann.md": "[[Bob]]", "Bob.md": "Bob" }) => {
  const directory = join(allowed, name);
  mkdirSync(directory);
  for (const [file, text] of Object.entries(files)) writeInto(directory, file, text);
  return directory;
};

const listedIn = async (directory?: string) =>
  (await listDirectories(ctx, { directory })).listed.flatMap(({ directories }) => directories);

describe("the directories that can be opened", () => {
  it("are the visible ones below those that the operator allows, with their Markdown files", async () => {
    notes("Library", { "a.md": "", "Deep/b.md": "", "Deep/c.txt": "", ".obsidian/d.md": "" });
    notes("Empty", {});
    notes(".hidden");
    symlinkSync(room.path, join(allowed, "out"));
    expect(await listDirectories(ctx, {})).toMatchObject({ parents: [allowed], notice: null });
    expect(await listedIn()).toEqual([
      {
        path: join(allowed, "Library"),
        name: "Library",
        markdown: 2,
        counted: true,
        obsidian: true,
        nested: true,
        obstacle: null,
      },
      expect.objectContaining({ name: "Empty", markdown: 0, obsidian: false, nested: false }),
    ]);
    expect(await listedIn(join(allowed, "Library"))).toEqual([expect.objectContaining({ name: "Deep" })]);
  });

  it.each([
    ["/"],
    ["/etc"],
    [allowed],
    [`${allowed}/../data`],
    [`${allowed}/out`],
    [`${allowed}/out/data`],
    [`${allowed}/.hidden`],
    [`${allowed}/Library/.obsidian`],
    [`${allowed}/missing`],
    [`${allowed}-else`],
    [`${allowed}/a/b/c/d/e/f/g`],
    [data],
  ])("are not %s", async (directory) => {
    const before = snapshot(room.path);
    for (const use of [openDirectory, listDirectories])
      await expect(use(ctx, { directory })).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
        details: [expect.objectContaining({ path: "directory" })],
      });
    expect(snapshot(room.path)).toEqual(before);
  });

  it("are not those of other accounts and installations", async () => {
    const taken = notes("Taken");
    await openDirectory(ctx, { directory: taken });
    writeInto(taken, "Part/x.md", "x");
    const foreign = notes("Foreign", { ".kv/vault.json": '{"vault_id":"elsewhere"}' });
    ctx = await another();
    const obstacles = new Map((await listedIn()).map(({ path, obstacle }) => [path, obstacle]));
    expect(obstacles.get(taken)).toBe("The vault of another account is there.");
    expect(obstacles.get(foreign)).toMatch(/^It belongs to another account or installation/);
    for (const directory of [taken, join(taken, "Part"), foreign])
      await expect(openDirectory(ctx, { directory })).rejects.toMatchObject({ code: "CONFLICT" });
    await next();
    expect(existsSync(join(ctx.account.vaultDir, ".kv/vault.json"))).toBe(true);
  });
});

describe("opening another directory", () => {
  it("adds one file, indexes the rest, and leaves the vault before as it was, to be opened again", async () => {
    await createRecord(ctx, { type: "note", name: "Mine", body: "Kept" });
    const [own, kept] = [ctx.account.vaultDir, snapshot(ctx.account.vaultDir)];
    const directory = notes("Work", { "Ann.md": "[[Bob]]", "inbox/left.md": "Not yet" });
    const before = snapshot(directory);
    const reply = await openDirectory(ctx, { directory });
    expect(reply).toEqual({ message: `Opened ${directory}`, directory, previous: own });
    await next();
    expect(await readOpening(ctx)).toMatchObject({ files: 0, indexing: { indexed: 0, found: null } });
    await reconcile(ctx);
    const opening = await readOpening(ctx);
    expect(opening).toMatchObject({ directory, records: 2, indexing: null, links: { total: 1, broken: 1 } });
    const { ".kv/vault.json": identity, ".kv": _, ...after } = snapshot(directory);
    expect(identity).toContain(ctx.account.id);
    expect(after).toEqual(before);

    const { ".kv/vault.json": removed, ".kv": __, ...left } = snapshot(own);
    expect(removed).toBeUndefined();
    expect(kept).toMatchObject(left);
    expect(left["note/Mine.md"]).toContain("Kept");

    expect((await listDirectories(ctx, {})).own).toBe(own);
    await openDirectory(ctx, { directory: own });
    await next();
    await reconcile(ctx);
    expect((await listRecords(ctx, {})).results.map(({ path }) => path)).toEqual(["note/Mine.md"]);
    expect(snapshot(directory)).toEqual(before);
  });

  it("has all writing of workers off, regardless of the previous vault", async () => {
    const scheduled = async (scheduleId: string) =>
      (await describeSchedule(ctx, { scheduleId })).action.input;
    await ctx.db.tx((tx) => ensureBuiltIns(ctx, tx));
    await editSchedule(ctx, { scheduleId: "janitor-sweep", input: { fix: true } });
    await writeSurveyorSettings(ctx, { write: true });
    await writeVaultSettings(ctx, { type_folders: { person: "People" }, inbox: { enabled: true } });
    await openDirectory(ctx, { directory: notes("Quiet") });
    await next();
    await reconcile(ctx);
    expect((await scheduled("janitor-sweep")).fix).not.toBe(true);
    expect((await scheduled("distiller")).scan).toBe(true);
    expect(await readSurveyorSettings(ctx, {})).toEqual({ write: false });
    expect(await readVaultSettings(ctx, {})).toMatchObject({ type_folders: {}, inbox: { enabled: false } });
    expect((await listRecords(ctx, {})).count).toBe(2);
  });

  it("that cannot be written to leaves the vault before as it is, with its settings", async () => {
    const directory = notes("Odd", {
      ".kv": "A file where the folder of the identity belongs",
      "Ann.md": "Ann",
    });
    await createRecord(ctx, { type: "note", name: "Mine", body: "Kept" });
    await writeVaultSettings(ctx, { type_folders: { person: "People" } });
    const [before, own] = [snapshot(directory), snapshot(ctx.account.vaultDir)];
    await expect(openDirectory(ctx, { directory })).rejects.toMatchObject({ code: "CONFLICT" });
    await next();
    expect(await readVaultSettings(ctx, {})).toMatchObject({ type_folders: { person: "People" } });
    expect((await listRecords(ctx, {})).count).toBe(1);
    expect([snapshot(directory), snapshot(ctx.account.vaultDir)]).toEqual([before, own]);
  });

  it("is refused before the vault is detached when another account has taken it, which keeps its identity", async () => {
    const { vaultDir } = (await another()).account;
    const before = snapshot(vaultDir);
    expect(before).toHaveProperty([".kv/vault.json"]);
    await expect(reserveVault(vault.db, ctx.account, vaultDir)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(snapshot(vaultDir)).toEqual(before);
  });

  it("refuses a context that is older", async () => {
    const stale = ctx;
    await openDirectory(ctx, { directory: notes("First") });
    const second = notes("Second");
    await expect(openDirectory(stale, { directory: second })).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(reconcile(stale)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(Object.keys(snapshot(second))).not.toContain(".kv");
  });
});
