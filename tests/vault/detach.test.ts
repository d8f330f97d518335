import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAccount, findAccount, relocateVault } from "@/lib/accounts";
import { auditEntries } from "@/lib/audit";
import { EXCLUDED, KEPT_IN_PLACE } from "@/lib/backups/content/tables";
import type { Context } from "@/lib/db";
import { health } from "@/lib/health";
import { historyOf } from "@/lib/janitor/sweeps/history";
import { workflowRuns } from "@/lib/runs";
import { addSampleVault, hasSample, removeSampleVault } from "@/lib/sample";
import {
  addToInbox,
  createRecord,
  deleteRecord,
  detachVault,
  editRecord,
  inboxFiles,
  listRecords,
  moveRecord,
  readTraces,
  readVaultSettings,
  reconcile,
} from "@/lib/vault";
import { populate } from "@/tests/isolation/populate";
import { contextFor, openVault, snapshot, type TestVault, writeInto } from "@/tests/support/vault";

let vault: TestVault;
let ctx: Context;
let directory: string;
let opened = 0;

beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const OWN: Record<string, string> = {
  "Plan.md": "# Plan\n\n[[People/Ann]]\n",
  "People/Ann.md": "---\nstatus: strange\n---\r\nBy hand.\r\n",
  "Files/a.bin": "\u0000\u0001",
  ".obsidian/app.json": "{}",
  "inbox/waiting.md": "Of the user",
  "inbox/processed/old.md": "Of the user, who had such a folder before",
};

/** An account whose vault is a directory of the user, opened in place. */
async function open(files: Record<string, string> = OWN): Promise<void> {
  directory = mkdtempSync(join(vault.dataDir, "notes-"));
  for (const [file, text] of Object.entries(files)) writeInto(directory, file, text);
  opened += 1;
  const who = { email: `open${opened}@example.org`, password: "a long password", vaultDir: directory };
  const rules = { signup: "closed", dataDir: vault.dataDir, byOperator: true } as const;
  const { accountId, vaultDir } = await createAccount(vault.db, who, rules);
  ctx = contextFor(vault.db, { id: accountId, vaultDir });
  await reconcile(ctx);
}

beforeEach(() => open());

const asWorker = (): Context => ({ ...ctx, actor: { type: "worker", id: "curator", label: "curator" } });
const name = () => basename(directory);
const now = async () => (await findAccount(vault.db, ctx.account.id)) ?? ctx.account;

/** What workers leave: a record, one that the user has edited since, an edit of the user's, a processed file. */
async function work(): Promise<void> {
  await createRecord(asWorker(), { type: "person", name: "Made", body: "By a worker." });
  await createRecord(asWorker(), { type: "org", name: "Edited", body: "By a worker." });
  await editRecord(ctx, { path: "org/Edited", body_append: "By the user." });
  await editRecord(asWorker(), { path: "Plan.md", body_append: "By a worker." });
  writeInto(directory, "inbox/processed/done.md", "It was processed");
  const [filename, location] = ["done.md", "inbox/processed/done.md"];
  const row = { accountId: ctx.account.id, filename, location, receivedAt: new Date() };
  await ctx.db.tx((tx) => tx.insert(inboxFiles).values({ ...row, state: "processed" }));
  writeInto(directory, ".kv-tmp-00000000-1-0123456789abcdef", "half");
  await reconcile(ctx);
}

describe("the list", () => {
  it("lists the service's files in the directory, and none of the user's", async () => {
    await work();
    const before = snapshot(directory);
    expect(await readTraces(ctx, {})).toEqual({
      directory,
      name: name(),
      identity: { count: 1, paths: [".kv/vault.json"] },
      temporary: { count: 1, paths: [".kv-tmp-00000000-1-0123456789abcdef"] },
      processed: { count: 1, paths: ["inbox/processed/done.md"] },
      created: { count: 1, paths: ["person/Made.md"] },
      changed: { count: 2, paths: ["Plan.md", "org/Edited.md"] },
    });
    expect(snapshot(directory)).toEqual(before);
  });

  it("of a record that was changed on disk says that it was changed, not that it is ours", async () => {
    await work();
    writeFileSync(join(directory, "person/Made.md"), "By another program");
    await reconcile(ctx);
    expect((await readTraces(ctx, {})).created.count).toBe(0);
  });
});

describe("detaching", () => {
  it("leaves the directory of a vault in which nothing was done as it was before it was opened", async () => {
    await detachVault(ctx, { confirm: name() });
    const left = snapshot(directory);
    for (const [file, text] of Object.entries(OWN)) expect(left[file], file).toBe(text);
    expect(Object.keys(left).filter((file) => !left[file]?.startsWith("/") && !(file in OWN))).toEqual([]);
    expect(existsSync(join(directory, ".kv"))).toBe(false);
  });

  it("keeps every byte except those of the listed files", async () => {
    await work();
    const before = snapshot(directory);
    const { files } = await detachVault(ctx, { confirm: name() });
    expect(files.toSorted()).toEqual([".kv-tmp-00000000-1-0123456789abcdef", ".kv/vault.json"]);
    for (const file of [...files, ".kv"]) delete before[file];
    expect(snapshot(directory)).toEqual(before);
  });

  it("removes the records of workers and processed files where that was chosen, and the folders this empties", async () => {
    await work();
    const before = snapshot(directory);
    const { files } = await detachVault(ctx, { confirm: name(), remove: ["created", "processed"] });
    expect(files).toHaveLength(4);
    for (const file of [...files, ".kv", "person"]) delete before[file];
    expect(snapshot(directory)).toEqual(before);
    expect(before["org/Edited.md"]).toContain("By the user.");
  });

  it("deletes everything that was derived from the vault, and nothing of another account", async () => {
    const owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
    const tables = (
      await owner<{ name: string }[]>`
        select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'account_id'`
    ).map((table) => table.name);
    const rows = async (account: string, table: string) =>
      (await owner`select count(*)::int as n from ${owner(table)} where account_id = ${account}`)[0]?.n;
    await populate(vault.db, ctx);
    const other = await vault.another();
    await populate(vault.db, other);
    await ctx.db.tx((tx) => tx.update(workflowRuns).set({ status: "COMPLETED", closeTime: new Date() }));
    const filled = new Map<string, number>();
    for (const table of tables) filled.set(table, await rows(other.account.id, table));
    await detachVault(ctx, { confirm: name() });
    const index = [
      "vault_files",
      "vault_links",
      "vault_texts",
      "vault_facts",
      "index_status",
      "vault_journal",
    ];
    const derived = [...index, "vault_moves", "record_versions", "inbox_files", "vault_settings", ...DERIVED];
    const kept = [...Object.keys(KEPT_IN_PLACE), ...Object.keys(EXCLUDED), ...OF_ACCOUNT];
    for (const table of tables) {
      expect(derived.includes(table) || kept.includes(table), `${table}: derived or of the account?`).toBe(
        true,
      );
      expect(await rows(other.account.id, table), table).toBe(filled.get(table));
      if (derived.includes(table)) expect(await rows(ctx.account.id, table), table).toBe(0);
      else if (!(table in EXCLUDED)) expect(await rows(ctx.account.id, table), table).toBeGreaterThan(0);
    }
    await owner.end();
  });

  it("needs the directory's name, and no open run", async () => {
    const wrong = { code: "VALIDATION_ERROR", message: expect.stringContaining(name()) };
    await expect(detachVault(ctx, { confirm: "notes" })).rejects.toMatchObject(wrong);
    const run = {
      type: "JanitorWorkflow",
      taskQueue: "janitor",
      trigger: "manual",
      status: "RUNNING",
    } as const;
    const [runId, workflowId] = [crypto.randomUUID(), "janitor-scan"];
    await ctx.db.tx((tx) =>
      tx
        .insert(workflowRuns)
        .values({ accountId: ctx.account.id, runId, workflowId, input: {}, startTime: new Date(), ...run }),
    );
    const open = { code: "CONFLICT", message: expect.stringContaining("janitor-scan") };
    await expect(detachVault(ctx, { confirm: name() })).rejects.toMatchObject(open);
    expect(existsSync(join(directory, ".kv/vault.json"))).toBe(true);
    expect((await listRecords(ctx, { type: "note" })).results.length).toBeGreaterThan(0);
  });

  it("ends what still has the vault open: it writes nothing there, and nothing into the index", async () => {
    await detachVault(ctx, { confirm: name() });
    const before = snapshot(directory);
    const stale = { code: "UNAVAILABLE", message: expect.stringContaining("detached") };
    await expect(reconcile(ctx)).rejects.toMatchObject(stale);
    await expect(createRecord(ctx, { type: "note", name: "Late" })).rejects.toMatchObject(stale);
    await expect(addToInbox(ctx, { filename: "late.md", content: "x" })).rejects.toMatchObject(stale);
    const fresh = contextFor(vault.db, await now());
    await expect(listRecords(fresh, { type: "note" })).rejects.toMatchObject(stale);
    await expect(detachVault(fresh, { confirm: "detached" })).rejects.toMatchObject(stale);
    expect(snapshot(directory)).toEqual(before);
  });

  it("is not an error in the account's health", async () => {
    await detachVault(ctx, { confirm: name() });
    const { checks } = await health(contextFor(vault.db, await now()));
    const places = checks.filter((check) => check.name === "vault" || check.name === "disk");
    expect(places.map(({ status }) => status)).not.toContain("down");
    expect(places.find((check) => check.name === "vault")?.detail).toBe("no vault: it was detached");
  });

  it("makes a write that waits for the same lock fail, and not write into the directory", async () => {
    const [detached, late] = await Promise.allSettled([
      detachVault(ctx, { confirm: name() }),
      (async () => {
        for (let n = 0; n < 200; n += 1) await createRecord(ctx, { type: "note", name: `Late ${n}` });
      })(),
    ]);
    expect(detached.status).toBe("fulfilled");
    expect(late).toMatchObject({ status: "rejected", reason: { code: "UNAVAILABLE" } });
    expect(existsSync(join(directory, ".kv"))).toBe(false);
    const entries = await ctx.db.tx((tx) => tx.select().from(auditEntries).orderBy(auditEntries.id));
    expect(entries.at(-1)?.action).toBe("vault.detach");
  });
});

describe("after that", () => {
  it("the account opens another directory, and its inbox is left alone; another account opens the first", async () => {
    await detachVault(ctx, { confirm: name() });
    const next = mkdtempSync(join(vault.dataDir, "next-"));
    mkdirSync(join(next, "inbox"));
    writeFileSync(join(next, "inbox/mine.md"), "Of the user");
    writeFileSync(join(next, "Other.md"), "Another note");
    await relocateVault(vault.db, await now(), next, ctx.actor);
    const there = contextFor(vault.db, await now());
    await reconcile(there);
    expect((await listRecords(there, { type: "note" })).results.map((record) => record.path)).toContain(
      "Other.md",
    );
    expect((await readVaultSettings(there, {})).inbox.enabled).toBe(false);
    const who = { email: `again${opened}@example.org`, password: "a long password", vaultDir: directory };
    const rules = { signup: "closed", dataDir: vault.dataDir, byOperator: true } as const;
    const again = await createAccount(vault.db, who, rules);
    expect(again.vaultDir).toBe(directory);
    rmSync(next, { recursive: true });
  });

  it("nothing that was done in the vault before counts in the next", async () => {
    await createRecord(ctx, { type: "note", name: "Gone" });
    await deleteRecord(ctx, { path: "note/Gone.md" });
    await createRecord(ctx, { type: "note", name: "Old" });
    await moveRecord(ctx, { path: "note/Old.md", name: "New" });
    await createRecord(asWorker(), { type: "person", name: "Made" });
    await addSampleVault(ctx);
    expect(await history(ctx)).toEqual([true, "note/New.md", true]);
    const made = snapshot(directory)["person/Made.md"] ?? "";
    await detachVault(ctx, { confirm: name() });
    const next = mkdtempSync(join(vault.dataDir, "next-"));
    writeInto(next, "person/Made.md", made);
    await relocateVault(vault.db, await now(), next, ctx.actor);
    const there = contextFor(vault.db, await now());
    await reconcile(there);
    expect(await history(there)).toEqual([false, null, false]);
    expect((await readTraces(there, {})).created.paths).toEqual([]);
    await expect(removeSampleVault(there)).rejects.toMatchObject({ code: "NOT_FOUND" });
    rmSync(next, { recursive: true });
  });
});

/** What is known of the vault's past: of a deleted record, of a renamed one, and of the sample vault. */
async function history(of: Context) {
  const { wasDeleted, renamedTo } = await historyOf(of);
  return [wasDeleted("note/Gone.md"), renamedTo("note/Old.md"), await hasSample(of)];
}

/** What workers know of a vault. */
const DERIVED = [
  "embeddings",
  "surveyed_records",
  "clusters",
  "surveyor_proposals",
  "surveys",
  "distiller_sources",
  "distiller_candidates",
  "distiller_runs",
  "distiller_rejections",
  "distiller_claims",
  "janitor_sweeps",
  "janitor_issues",
  "janitor_ignores",
  "janitor_ignored_groups",
  "janitor_drafts",
  "learning_observations",
  "learning_instincts",
  "curator_proposals",
  "curator_writes",
  "events",
  "webhook_deliveries",
  "mailbox_messages",
];

/** What an account has whatever its vault is. */
const OF_ACCOUNT = [
  "credentials",
  "provider_settings",
  "agent_models",
  "budgets",
  "janitor_settings",
  "curator_settings",
  "learning_settings",
  "saved_searches",
  "saved_views",
  "schedules",
];
