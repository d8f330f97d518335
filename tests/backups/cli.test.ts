import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateX25519Identity } from "age-encryption";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiKey } from "@/lib/accounts";
import { changeCredentials } from "@/lib/gateway";
import { insertRun } from "@/lib/runs";
import { createRecord, editRecord } from "@/lib/vault";
import { freshDatabase, type TestDatabase } from "@/tests/support/database";
import { itDeep } from "@/tests/support/deep";
import { runNode } from "@/tests/support/processes";
import { isDeep } from "@/tests/support/property";
import { reachableRoom } from "@/tests/support/room";
import { snapshot } from "@/tests/support/vault";
import { anyId, backupRoom } from "./room";

const room = backupRoom();
const elsewhere = reachableRoom("kv-elsewhere-");
let fresh: TestDatabase;
let identity: string;
let file: string;

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(async () => {
  await fresh.drop();
  elsewhere.remove();
});

/** What a command prints and how it ends, on a separate installation. */
async function kv(
  databaseUrl: string,
  dataDir: string,
  ...args: string[]
): Promise<{ code: unknown; text: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, KV_DATA_DIR: dataDir, KV_MASTER_KEY: "" };
  const running = runNode(["bin/kv.mjs", "backup", ...args], { env });
  const code = await running.ends(60_000);
  return { code, text: running.output() };
}

const here = (...args: string[]) => kv(room().databaseUrl, room().dataDir, ...args);
const there = (...args: string[]) => kv(fresh.url, elsewhere.path, ...args);

/** Every table's rows as text, in one order. */
async function allRows(url: string): Promise<Record<string, string[]>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const tables = await sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const found: Record<string, string[]> = {};
  for (const { name } of tables)
    found[name] = (await sql`select row_to_json(t)::text as row from ${sql(name)} t`)
      .map(({ row }) => row)
      .sort();
  await sql.end();
  return found;
}

async function emailOf(accountId: string): Promise<string> {
  const sql = postgres(room().databaseUrl, { max: 1, onnotice: () => {} });
  const [row] = await sql<{ email: string }[]>`select email from users where account_id = ${accountId}`;
  await sql.end();
  return row?.email ?? "";
}

describe("kv backup", () => {
  it("makes, lists and verifies a backup, and shows the identity once", async () => {
    const { ctx } = room();
    await createRecord(ctx, { type: "person", name: "Alice Chen", body: "[[Bob]]" });
    await editRecord(ctx, { path: "person/Alice Chen.md", set: { role: "Lead" } });
    await createApiKey(ctx, { name: "laptop" });
    await changeCredentials(ctx, { ROUTER_API_KEY: "sk-of-the-router" });
    const run = {
      type: "CuratorWorkflow",
      taskQueue: "curator",
      input: { b: 1, a: 2 },
      trigger: "manual",
    } as const;
    await ctx.db.tx((tx) => insertRun(ctx, tx, { ...run, workflowId: "curator-open" }));
    const made = await here("run");
    expect(made).toMatchObject({ code: 0, text: expect.stringMatching(/Backed up 1 file and \d+ rows/) });
    expect((await here("verify")).text).toMatch(/is intact: 1 file,/);
    // At work, `restore` shows what a restore test would.
    if (isDeep()) expect((await here("drill")).text).toMatch(/The restore test passed: 1 file and/);
    const tried = isDeep() ? "restore test passed" : ".*";
    expect((await here("list")).text).toMatch(
      new RegExp(`stored\\t\\d+\\tverified .*\\t${tried}\\tlatest, day`),
    );
    identity = join(elsewhere.path, "identity.txt");
    const shown = await here("identity");
    writeFileSync(identity, shown.text);
    if (isDeep()) expect((await here("identity")).code).toBe(1);
    const directory = join(room().dataDir, "backups", ctx.account.id);
    file = join(directory, readdirSync(directory)[0] ?? "");
  }, 120_000);

  it("restores into a fresh installation, which is then the same", async () => {
    const { ctx, databaseUrl, root } = room();
    const before = await allRows(databaseUrl);
    if (isDeep())
      expect(await there("restore", file)).toMatchObject({
        code: 1,
        text: expect.stringMatching(/--identity/),
      });
    const done = await there("restore", file, "--identity", identity);
    expect(done).toMatchObject({ code: 0, text: expect.stringMatching(/interrupted: 1 run\b/) });
    const vaultDir = join(elsewhere.path, "accounts", ctx.account.id, "vault");
    expect(snapshot(vaultDir)).toEqual(snapshot(root));
    const after = await allRows(fresh.url);
    for (const name of ["users", "api_keys", "saved_views", "schedules", "model_calls", "inbox_files"])
      expect(after[name], name).toEqual(before[name]);
    // The log continues: its entries are still there, followed by those of the restore.
    expect(after.audit_entries).toEqual(expect.arrayContaining(auditedBy(before.audit_entries ?? [])));
    const paths = (rows: string[] | undefined) =>
      rows?.map((row) => JSON.parse(row).path + JSON.parse(row).hash);
    expect(paths(after.vault_files)).toEqual(paths(before.vault_files));
    expect(after.workflow_runs?.map((row) => JSON.parse(row).status)).toEqual(["TERMINATED"]);
  }, 120_000);

  itDeep(
    "leaves there an account that works: its secrets open, its log is whole, its backups are made",
    async () => {
      const env = { ...process.env, DATABASE_URL: fresh.url, KV_DATA_DIR: elsewhere.path, KV_MASTER_KEY: "" };
      const audit = runNode(["bin/kv.mjs", "audit", "verify"], { env });
      expect(await audit.ends(60_000), audit.output()).toBe(0);
      const rotate = runNode(["bin/kv.mjs", "secrets", "rotate"], { env });
      expect(await rotate.ends(60_000), rotate.output()).toBe(0);
      expect(rotate.output()).toMatch(/^1 value rewrapped/);
      expect(await there("run")).toMatchObject({
        code: 0,
        text: expect.stringMatching(/Backed up 1 file and/),
      });
      expect((await there("drill")).text).toMatch(/The restore test passed/);
    },
    120_000,
  );

  itDeep(
    "refuses what is there already, damaged, or for another, and changes nothing",
    async () => {
      const { ctx } = room();
      const before = [await allRows(fresh.url), snapshot(join(elsewhere.path, "accounts"))];
      expect((await there("restore", file, "--identity", identity)).text).toMatch(/already exists/);
      const bad = join(elsewhere.path, "bad.age");
      const bytes = readFileSync(file);
      writeFileSync(bad, bytes.subarray(0, bytes.length - 1));
      expect((await there("restore", bad, "--identity", identity)).text).toMatch(/Invalid backup/);
      const other = join(elsewhere.path, "other.txt");
      writeFileSync(other, "nothing\n");
      expect((await there("restore", file, "--identity", other)).text).toMatch(/has no age identity/);
      expect((await here("restore", file, "--over", anyId())).text).toMatch(/There is no account/);
      expect([await allRows(fresh.url), snapshot(join(elsewhere.path, "accounts"))]).toEqual(before);
      expect(ctx.account.id).toBeTruthy();
    },
    120_000,
  );

  itDeep(
    "restores over the account, and one file of it",
    async () => {
      const { ctx, read, root } = room();
      const before = snapshot(root);
      await editRecord(ctx, { path: "person/Alice Chen.md", set: { role: "Chief" } });
      mkdirSync(join(root, "new"));
      cpSync(join(root, "person/Alice Chen.md"), join(root, "new/copy.md"));
      const id = /^([0-9a-f-]{36})\t.*\tstored/m.exec((await here("list")).text)?.[1] ?? "";
      const preview = await here("restore", id, "--path", "person/Alice Chen.md");
      expect(preview.text).toMatch(/-role: Chief\n\+role: Lead/);
      expect(read("person/Alice Chen.md")).toContain("Chief");
      await here("restore", id, "--path", "person/Alice Chen.md", "--apply");
      expect(read("person/Alice Chen.md")).toContain("Lead");
      const stranger = join(elsewhere.path, "stranger.txt");
      writeFileSync(stranger, `${await generateX25519Identity()}\n`);
      const refused = await here("restore", id, "--over", ctx.account.id, "--identity", stranger);
      expect(refused.text).toMatch(/encrypted for another recipient/);
      // By the e-mail address, with the identity in the data directory.
      const over = await here("restore", id, "--over", await emailOf(ctx.account.id));
      expect(over).toMatchObject({ code: 0, text: expect.stringMatching(/1 removed/) });
      expect(snapshot(root)).toEqual(before);
    },
    120_000,
  );
});

/** The entries that the log had when the backup was made: those before its own newest entry. */
function auditedBy(entries: string[]): string[] {
  const bySeq = entries.map((row) => ({
    row,
    seq: JSON.parse(row).seq as number,
    action: JSON.parse(row).action,
  }));
  const shown =
    bySeq.find(({ action }) => action === "backup.show_identity")?.seq ?? Number.POSITIVE_INFINITY;
  return bySeq.filter(({ seq }) => seq < shown).map(({ row }) => row);
}

itDeep(
  "kv backup says that a backup is suspect, and confirms it",
  async () => {
    const { write, root, backUp } = room();
    for (let n = 0; n < 40; n += 1) write(`note/Note ${n}.md`, "text");
    await backUp();
    rmSync(join(root, "note"), { recursive: true });
    const made = await here("run");
    expect(made).toMatchObject({ code: 0, text: expect.stringContaining("It is suspect") });
    const id = /kv backup confirm (\S+)/.exec(made.text)?.[1] ?? "";
    expect(await here("confirm", id)).toEqual({ code: 0, text: `Confirmed the backup ${id}\n` });
    expect((await here("list")).text).toMatch(/stored\t\d+\tconfirmed, verified/);
    expect(await here("confirm")).toMatchObject({ code: 1, text: expect.stringContaining("kv backup list") });
  },
  240_000,
);

itDeep(
  "kv backup delete shows a backup first, and deletes it with --yes",
  async () => {
    const { write, backUp } = room();
    write("note/Another.md", "text");
    const { id } = await backUp("safety");
    const shown = await here("delete", id);
    expect(shown).toMatchObject({ code: 0, text: expect.stringContaining("Nothing is deleted yet") });
    expect(shown.text).toContain(id);
    expect(await here("delete", id, "--yes")).toMatchObject({
      code: 0,
      text: expect.stringContaining(`Deleted the backup ${id} and `),
    });
    expect((await here("list")).text).not.toContain(id);
    expect(await here("delete")).toMatchObject({ code: 1, text: expect.stringContaining("kv backup list") });
  },
  240_000,
);
