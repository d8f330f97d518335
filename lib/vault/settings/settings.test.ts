import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authenticate, createAccount, createApiKey } from "@/lib/accounts";
import type { Context } from "@/lib/db";
import { contextFor, openVault, type TestVault } from "@/tests/support/vault";
import { waitingFiles } from "../inbox/files";
import { differences } from "../indexing";
import { addToInbox } from "../operations/add-to-inbox";
import { createRecord } from "../operations/create-record";
import { inboxStates } from "../operations/inbox-states";
import { moveRecord } from "../operations/move-record";
import { readRecord } from "../operations/read-record";
import { readVaultSettings } from "../operations/read-settings";
import { vaultSchema } from "../operations/schema";
import { writeVaultSettings } from "../operations/write-settings";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const DEFAULTS = {
  type_folders: {},
  ignore: [],
  inbox: { folder: "inbox", enabled: true },
  time_zone: "UTC",
};

describe("the settings of a vault", () => {
  it("have defaults, are changed one by one, and are in the schema", async () => {
    expect(await readVaultSettings(vault.ctx, {})).toEqual(DEFAULTS);
    const type_folders = { person: "2 Areas/People", note: "Zettel" };
    expect(await writeVaultSettings(vault.ctx, { type_folders })).toEqual({ ...DEFAULTS, type_folders });
    expect(await writeVaultSettings(vault.ctx, { ignore: ["Old/"] })).toMatchObject({
      type_folders,
      ignore: ["Old/"],
    });
    expect(await writeVaultSettings(vault.ctx, { inbox: { enabled: false } })).toMatchObject({
      inbox: { folder: "inbox", enabled: false },
    });
    await writeVaultSettings(vault.ctx, { inbox: { enabled: true } });
    const { type_directory } = await vaultSchema(vault.ctx, {});
    expect(type_directory).toMatchObject({ person: "2 Areas/People", note: "Zettel", org: "org" });
  });

  it("come with the key of a request, as they are when it arrives", async () => {
    const { key } = await createApiKey(vault.ctx, { name: "program" });
    const arrive = async () => ({ ...vault.ctx, ...(await authenticate(vault.db, key, new Date())) });
    const before = await arrive();
    await writeVaultSettings(vault.ctx, { type_folders: { person: "People/Known", note: "Zettel" } });
    const after = await arrive();
    await writeVaultSettings(vault.ctx, { type_folders: { person: "2 Areas/People", note: "Zettel" } });
    const folders = await Promise.all([before, after].map((ctx) => vaultSchema(ctx, {})));
    expect(folders.map(({ type_directory }) => type_directory.person)).toEqual([
      "2 Areas/People",
      "People/Known",
    ]);
  });

  it("decide where records are created, and where a retyped one goes", async () => {
    const { path } = await createRecord(vault.ctx, { type: "person", name: "Eve" });
    expect(path).toBe("2 Areas/People/Eve.md");
    expect(await moveRecord(vault.ctx, { path, type: "note" })).toMatchObject({ to: "Zettel/Eve.md" });
    expect((await readRecord(vault.ctx, { path: "Zettel/Eve" })).frontmatter.type).toBe("note");
    expect(await moveRecord(vault.ctx, { path: "Zettel/Eve", type: "person" })).toMatchObject({ to: path });
    expect(await differences(vault.ctx)).toEqual([]);
  });

  it.each([
    [{}, ""],
    [{ type_folders: { people: "x" } }, "type_folders.people"],
    [{ type_folders: { person: "../x" } }, "type_folders.person"],
    [{ type_folders: { person: "/x" } }, "type_folders.person"],
    [{ type_folders: { person: "x/" } }, "type_folders.person"],
    [{ type_folders: { person: "" } }, "type_folders.person"],
    [{ type_folders: { person: ".hidden" } }, "type_folders.person"],
    [{ type_folders: { person: "People", org: "People" } }, "type_folders.org"],
    [{ type_folders: { person: "inbox/People" } }, "type_folders.person"],
    [{ ignore: "x" }, "ignore"],
    [{ ignore: ["a".repeat(201)] }, "ignore.0"],
    [{ ignore: ["/etc/**"] }, "ignore.0"],
    [{ ignore: ["a/../b"] }, "ignore.0"],
    [{ ignore: Array.from({ length: 101 }, () => "x") }, "ignore"],
    [{ inbox: { folder: "../in" } }, "inbox.folder"],
    [{ inbox: { enabled: "yes" } }, "inbox.enabled"],
    [{ unknown: 1 }, "unknown"],
  ])("are not %j", async (input, path) => {
    const before = await readVaultSettings(vault.ctx, {});
    await expect(
      Promise.resolve().then(() => writeVaultSettings(vault.ctx, input as never)),
    ).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: expect.arrayContaining([expect.objectContaining({ path })]),
    });
    expect(await readVaultSettings(vault.ctx, {})).toEqual(before);
  });

  it("move the inbox to another folder", async () => {
    await writeVaultSettings(vault.ctx, { inbox: { folder: "0 In/Box" } });
    expect(await addToInbox(vault.ctx, { filename: "a.md", content: "x" })).toMatchObject({
      location: "0 In/Box/a.md",
    });
    expect((await waitingFiles(vault.ctx)).map(({ filename }) => filename)).toEqual(["a.md"]);
    await expect(
      moveRecord(vault.ctx, { path: "2 Areas/People/Eve", to: "0 In/Box/x" }),
    ).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
  });
});

describe("a vault that is opened in place", () => {
  const room = mkdtempSync(join(tmpdir(), "kv-opened-"));
  afterAll(() => rmSync(room, { recursive: true }));

  async function open(name: string, files: readonly string[], inbox?: boolean): Promise<Context> {
    const vaultDir = join(room, name);
    for (const file of files) {
      mkdirSync(join(vaultDir, file, ".."), { recursive: true });
      writeFileSync(join(vaultDir, file), "mine [[b]]");
    }
    const who = {
      email: `${name}@example.org`,
      password: "a long password",
      vaultDir,
      ...(inbox !== undefined && { inbox }),
    };
    const made = await createAccount(vault.db, who, {
      signup: "closed",
      dataDir: vault.dataDir,
      byOperator: true,
    });
    return contextFor(vault.db, { id: made.accountId, vaultDir: made.vaultDir });
  }

  it("keeps its inbox, until its owner enables it", async () => {
    const ctx = await open("found", ["inbox/a.md", "inbox/sub/b.md", "c.md"]);
    expect((await readVaultSettings(ctx, {})).inbox).toEqual({ folder: "inbox", enabled: false });
    expect((await inboxStates(ctx, {})).files).toEqual([]);
    await addToInbox(ctx, { filename: "sent.md", content: "x" });
    expect((await inboxStates(ctx, {})).files.map(({ filename }) => filename)).toEqual(["sent.md"]);
    await writeVaultSettings(ctx, { inbox: { enabled: true } });
    const names = (await inboxStates(ctx, {})).files.map(({ filename }) => filename);
    expect(names.sort()).toEqual(["a.md", "sent.md"]);
  });

  it("has it enabled when it has no files, or when that is asked for", async () => {
    expect((await readVaultSettings(await open("none", ["c.md"]), {})).inbox.enabled).toBe(true);
    expect((await readVaultSettings(await open("asked", ["inbox/a.md"], true), {})).inbox.enabled).toBe(true);
  });

  it("has the time zone of its owner", async () => {
    const zone = async (timeZone?: string) => {
      const who = {
        email: `${timeZone ?? "no"}@example.org`.toLowerCase().replace("/", "."),
        password: "a long password",
        timeZone,
      };
      const made = await createAccount(vault.db, who, { signup: "open", dataDir: vault.dataDir });
      const ctx = contextFor(vault.db, { id: made.accountId, vaultDir: made.vaultDir });
      const { time_zone, inbox } = await readVaultSettings(ctx, {});
      return [time_zone, inbox.enabled];
    };
    expect(await zone("Europe/Berlin")).toEqual(["Europe/Berlin", true]);
    expect(await zone()).toEqual(["UTC", true]);
    await expect(zone("Nowhere")).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  it("gets nothing but its identity", async () => {
    await open("plain", ["c.md"]);
    expect(readdirSync(join(room, "plain")).sort()).toEqual([".kv", "c.md"]);
  });
});
