import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { relocateVault } from "@/lib/accounts";
import { startBackup } from "@/lib/backups";
import { processInbox } from "@/lib/curator";
import { startDistillerRun, startDistillerScan } from "@/lib/distiller";
import { searchRecords } from "@/lib/embeddings";
import { health } from "@/lib/health";
import { startFix, startScan } from "@/lib/janitor";
import { startSurvey } from "@/lib/surveyor";
import {
  addBulkToInbox,
  addToInbox,
  createRecord,
  deleteRecord,
  editRecord,
  inboxStates,
  listInbox,
  listRecords,
  moveRecord,
  readRecord,
  readVaultSettings,
  reconcile,
  recoverVault,
  searchVault,
  vaultContext,
  vaultGraph,
  writeVaultSettings,
} from "@/lib/vault";
import { openVault, type TestVault } from "@/tests/support/vault";

let vault: TestVault;
let away: string;

beforeAll(async () => {
  vault = await openVault();
  away = `${vault.root}-away`;
  await createRecord(vault.ctx, { type: "note", name: "A" });
  await addToInbox(vault.ctx, { filename: "waiting.md", content: "x" });
});
afterAll(() => vault.close());
afterEach(() => {
  if (!existsSync(away)) return;
  rmSync(vault.root, { recursive: true, force: true });
  renameSync(away, vault.root);
});

const operations: Record<string, () => Promise<unknown>> = {
  create: () => createRecord(vault.ctx, { type: "note", name: "Lost" }),
  edit: () => editRecord(vault.ctx, { path: "note/A", body: "lost" }),
  move: () => moveRecord(vault.ctx, { path: "note/A", name: "B" }),
  delete: () => deleteRecord(vault.ctx, { path: "note/A" }),
  read: () => readRecord(vault.ctx, { path: "note/A" }),
  list: () => listRecords(vault.ctx, { type: "note" }),
  search: () => searchVault(vault.ctx, { q: "A" }),
  similar: () => searchRecords(vault.ctx, { similar: "A" }),
  hybrid: () => searchRecords(vault.ctx, { hybrid: "A" }),
  context: () => vaultContext(vault.ctx),
  graph: () => vaultGraph(vault.ctx),
  upload: () => addToInbox(vault.ctx, { filename: "lost.md", content: "x" }),
  bulk: () => addBulkToInbox(vault.ctx, { files: [{ filename: "lost.md", content: "x" }] }),
  inbox: () => listInbox(vault.ctx),
  states: () => inboxStates(vault.ctx),
  settings: () => writeVaultSettings(vault.ctx, { ignore: ["lost/**"] }),
  scan: () => startScan.start(vault.ctx, {}),
  fix: () => startFix.start(vault.ctx, {}),
  candidates: () => startDistillerScan.start(vault.ctx, {}),
  distil: () => startDistillerRun.start(vault.ctx, {}),
  survey: () => startSurvey.start(vault.ctx, {}),
  process: () => processInbox.start(vault.ctx, processInbox.input.parse({})),
  "back up": () => startBackup.start(vault.ctx, {}),
  reconcile: () => reconcile(vault.ctx),
  recover: () => recoverVault(vault.ctx),
};

const check = async () => (await health(vault.ctx)).checks.find(({ name }) => name === "vault");

describe.each([
  ["missing", () => {}],
  ["empty", () => mkdirSync(vault.root)],
  [
    "empty but for what a file system has",
    () => mkdirSync(join(vault.root, "lost+found"), { recursive: true }),
  ],
  [
    "another vault",
    () => {
      mkdirSync(join(vault.root, ".kv"), { recursive: true });
      writeFileSync(join(vault.root, ".kv/vault.json"), JSON.stringify({ vault_id: crypto.randomUUID() }));
      writeFileSync(join(vault.root, "Note.md"), "of another");
    },
  ],
])("a vault whose root is %s", (_name, replace) => {
  it("refuses every operation, changes nothing, and works again when it is back", async () => {
    renameSync(vault.root, away);
    replace();
    const there = existsSync(vault.root) ? readdirSync(vault.root, { recursive: true }) : null;
    for (const [name, operation] of Object.entries(operations)) {
      const refused = { code: "UNAVAILABLE", message: expect.stringContaining(vault.root) };
      await expect(operation(), name).rejects.toMatchObject(refused);
    }
    expect(existsSync(vault.root) ? readdirSync(vault.root, { recursive: true }) : null).toEqual(there);
    expect(await check()).toMatchObject({ status: "down", detail: expect.stringContaining(vault.root) });

    rmSync(vault.root, { recursive: true, force: true });
    renameSync(away, vault.root);
    expect(await check()).toMatchObject({ status: "ok" });
    expect((await listRecords(vault.ctx, { type: "note" })).count).toBe(1);
    expect((await inboxStates(vault.ctx)).files).toHaveLength(1);
    expect((await readVaultSettings(vault.ctx)).ignore).toEqual([]);
    await editRecord(vault.ctx, { path: "note/A", body_append: "written" });
  });
});

it("a vault of an earlier version gets its identity, once", async () => {
  rmSync(join(vault.root, ".kv"), { recursive: true });
  await readRecord(vault.ctx, { path: "note/A" });
  await reconcile(vault.ctx);
  expect(JSON.parse(vault.read(".kv/vault.json"))).toEqual({ vault_id: vault.ctx.account.id });
  expect(readdirSync(join(vault.root, ".kv"))).toEqual(["vault.json"]);
});

it("another directory is adopted on purpose", async () => {
  const other = await vault.another();
  const directory = `${vault.root}-adopted`;
  mkdirSync(join(directory, ".kv"), { recursive: true });
  writeFileSync(join(directory, ".kv/vault.json"), JSON.stringify({ vault_id: "another" }));
  const vaultDir = await relocateVault(vault.db, other.account, directory, other.actor);
  const moved = { ...other, account: { ...other.account, vaultDir } };
  await createRecord(moved, { type: "note", name: "Here" });
  expect(readdirSync(join(directory, "note"))).toEqual(["Here.md"]);
});
