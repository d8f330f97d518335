import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  approveDevice,
  checkPassword,
  createApiKey,
  fetchDeviceToken,
  listDevices,
  requestDeviceCode,
  startSession,
} from "@/lib/accounts";
import { pairingRequests } from "@/lib/accounts/tables/devices";
import { recoveryCodes, secondFactors } from "@/lib/accounts/tables/sessions";
import { users } from "@/lib/accounts/tables/users";
import { backUp, backupKey, inlineStep, runDrill } from "@/lib/backups";
import { storeDrill, storeFailure } from "@/lib/backups/store";
import { restoredRows } from "@/lib/backups/tables";
import { type Context, Database } from "@/lib/db";
import { rejectLearning } from "@/lib/distiller";
import { runDistiller } from "@/lib/distiller/run";
import { embeddings, surveyorState } from "@/lib/embeddings/tables";
import { changeCredentials, setBudget, setDefaultModel, setProvider } from "@/lib/gateway";
import { modelCalls } from "@/lib/gateway/tables";
import { ignoreFile, writeJanitorSettings } from "@/lib/janitor";
import { storeSweep } from "@/lib/janitor/sweeps/store";
import { janitorDrafts } from "@/lib/janitor/tables";
import { recordRoute } from "@/lib/learning";
import { learningInstincts } from "@/lib/learning/tables";
import { idempotencyKeys } from "@/lib/operation/tables";
import { createSchedule, insertRun, saveView, workersDown } from "@/lib/runs";
import { retiredCounters } from "@/lib/runs/tables/retired-counters";
import { clusters, proposals, surveyedRecords, surveys } from "@/lib/surveyor/tables";
import { addToInbox, createRecord, reconcile, writeVaultSettings } from "@/lib/vault";
import { vaultJournal } from "@/lib/vault/tables/vault";
import { reachableRoom } from "@/tests/support/room";
import { openVault, type TestVault } from "@/tests/support/vault";

/** Tables of an account, as the catalog has them now: a table that comes later is tried without being named here. */
interface Table {
  name: string;
  secured: boolean;
  forced: boolean;
  policies: number;
}

const data = reachableRoom("kv-rows-");
process.env.KV_DATA_DIR = data.path;

let vault: TestVault;
let owner: postgres.Sql;
let a: Context;
let b: Context;
let tables: Table[];

/** Rows in every table, by the verbs where there are verbs. */
async function populate(ctx: Context): Promise<void> {
  await createApiKey(ctx, { name: "key" });
  await createRecord(ctx, { type: "note", name: "Note", body: "[[Other]]" });
  await addToInbox(ctx, { filename: "file.md", content: "text" });
  await writeVaultSettings(ctx, { ignore: ["Private/**"] });
  await workersDown(ctx, { only: "curator" });
  const run = { type: "CuratorWorkflow", taskQueue: "curator", input: {}, trigger: "manual" } as const;
  await ctx.db.tx((tx) => insertRun(ctx, tx, { ...run, workflowId: "curator-test" }));
  await createSchedule(ctx, { schedule_id: "nightly", type: "InboxWorkflow", cron: "0 3 * * *" });
  await ignoreFile(ctx, { file: "note/Note.md", reason: "a draft" });
  await writeJanitorSettings(ctx, { relate_body_links: true });
  const issue = { code: "STUB001", severity: "info", path: "note/Note.md", message: "", detail: "" } as const;
  const sweep = { accountId: ctx.account.id, sweepId: crypto.randomUUID(), isFix: false, filesScanned: 1 };
  const when = { startedAt: new Date(), finishedAt: new Date(), byCode: {}, bySeverity: {} };
  await ctx.db.tx((tx) =>
    storeSweep(ctx, tx, { ...sweep, ...when, issuesFound: 1, issuesFixed: 0 }, [
      { ...issue, id: "STUB001-x", suggested_fix: "", at: 0 },
    ]),
  );
  await distilled(ctx);
  await setProvider(ctx, { provider: "openai", base_url: "https://models.example.org/v1" });
  await changeCredentials(ctx, { ROUTER_API_KEY: "a-key-for-the-router" });
  await setDefaultModel(ctx, { model: "openai/some-model" });
  await setBudget(ctx, { daily_tokens: 1_000 });
  const call = {
    agent: "main",
    provider: "openai",
    model: "m",
    outcome: "ok",
    isFallback: false,
    latencyMs: 1,
  } as const;
  await ctx.db.tx((tx) =>
    tx.insert(modelCalls).values({ accountId: ctx.account.id, at: new Date(), ...call }),
  );
  await surveyRows(ctx);
  const pruned = { accountId: ctx.account.id, kind: "call", name: "openai", outcome: "ok", n: 1 } as const;
  await ctx.db.tx((tx) => tx.insert(retiredCounters).values(pruned));
  await reconcile(ctx);
  await saveView(ctx, { name: "mine", query: "" });
  await learn(ctx);
  await pairDevice(ctx);
  const [id, at] = [crypto.randomUUID(), new Date()];
  await storeFailure(ctx, { id, reason: "manual", takenAt: at, error: "no room" });
  const drill = { id, backupId: id, startedAt: at, finishedAt: at, files: 0, rows: 0 };
  await storeDrill(ctx, { ...drill, passed: false, error: "no room" });
  await backupKey(ctx);
  await signedIn(ctx);
  const row = { accountId: ctx.account.id, key: "k", fingerprint: "f" };
  await ctx.db.tx((tx) => tx.insert(idempotencyKeys).values(row));
  // Last, since the next change would recover it.
  const act = { id: crypto.randomUUID(), lockKey: 0n, actor: ctx.actor, changes: [] };
  await ctx.db.tx((tx) => tx.insert(vaultJournal).values({ accountId: ctx.account.id, ...act }));
  const staged = { restore: crypto.randomUUID(), ordinal: 0, table: "saved_views", rows: "[]" };
  await ctx.db.tx((tx) => tx.insert(restoredRows).values({ accountId: ctx.account.id, ...staged }));
}

/** A session, and a second factor that is not confirmed yet. */
async function signedIn(ctx: Context): Promise<void> {
  const accountId = ctx.account.id;
  const [user] = await ctx.db.tx((tx) => tx.select().from(users));
  if (!user) throw new Error("an account has a user");
  const person = { userId: user.id, accountId, email: user.email, name: user.name };
  await startSession(vault.db, { person, passwordSetAt: user.passwordSetAt }, { address: "", userAgent: "" });
  const box = { masterKeyId: "", wrappedKey: Buffer.alloc(1), sealed: Buffer.alloc(1) };
  await ctx.db.tx(async (tx) => {
    await tx.insert(secondFactors).values({ accountId, userId: user.id, ...box });
    await tx.insert(recoveryCodes).values({ accountId, userId: user.id, hash: "x" });
  });
}

/** Rows of the Distiller: a look, a run, a claim, a rejection. */
async function distilled(ctx: Context): Promise<void> {
  const body = "We decided to use RocksDB for events. The summer concert is on 21 June.";
  await createRecord(ctx, { type: "note", name: "Source", body });
  const { created } = await runDistiller(
    ctx,
    (_, work) => work(),
    { scan: false },
    async () => {},
  );
  await rejectLearning(ctx, { path: created[0] ?? "" });
}

/** An observation and an instinct, and a draft of the janitor. */
async function learn(ctx: Context): Promise<void> {
  await recordRoute(ctx, { input_id: "file.md", destination: "account" });
  const own = { accountId: ctx.account.id };
  const evidence = { agreeing: 3, observed: 3, formedAt: new Date(), changedAt: new Date() };
  const instinct = {
    kind: "directory",
    pattern: "name:file",
    destination: "account",
    state: "active",
  } as const;
  const texts = {
    hash: "",
    before: "",
    after: "",
    leftOut: [],
    by: { engine: "local", reason: "" },
  } as const;
  const draft = {
    id: crypto.randomUUID(),
    issueId: "STUB001-x",
    kind: "fill",
    path: "note/Note.md",
  } as const;
  await ctx.db.tx(async (tx) => {
    await tx.insert(learningInstincts).values({ ...own, ...instinct, ...evidence });
    await tx
      .insert(janitorDrafts)
      .values({ ...own, ...draft, ...texts, leftOut: [], state: "open", madeAt: new Date() });
  });
}

/** What a survey leaves. */
async function surveyRows(ctx: Context): Promise<void> {
  const accountId = ctx.account.id;
  const own = { accountId, path: "note/Note.md", engine: "local", model: "m" } as const;
  const [clusterId, surveyId] = [crypto.randomUUID(), crypto.randomUUID()];
  const when = { startedAt: new Date(), finishedAt: new Date(), fingerprint: "f" };
  const done = { records: 1, embedded: 1, clusters: 1, labelled: 1, relations: 0, tags: 1, written: 0 };
  const group = { label: "x", labelledBy: "local" as const, terms: [], size: 1, createdAt: new Date() };
  const proposal = { kind: "tag" as const, value: "t", confidence: 1, state: "proposed" as const };
  await ctx.db.tx(async (tx) => {
    await tx.insert(embeddings).values({ ...own, part: 0, vector: [1] });
    await tx.insert(surveyedRecords).values({ ...own, fileHash: "h", textHash: "h", clusterId });
    await tx.insert(clusters).values({ accountId, clusterId, ...group });
    await tx.insert(proposals).values({ accountId, path: own.path, ...proposal });
    await tx.insert(surveys).values({ accountId, surveyId, ...when, ...done });
    await tx.insert(surveyorState).values({ accountId });
  });
}

/** A device that has its token, and what is left of its request. */
async function pairDevice(ctx: Context): Promise<void> {
  const stranger = { db: vault.db, clock: ctx.clock, from: "192.0.2.1", origin: "http://localhost" };
  const { device_code } = await requestDeviceCode(stranger, { client_name: "x", account: ctx.account.id });
  const { pending } = await listDevices(ctx);
  await approveDevice(ctx, { requestId: pending[0]?.requestId ?? "" });
  await fetchDeviceToken(stranger, { device_code });
}

beforeAll(async () => {
  vault = await openVault();
  owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
  a = vault.ctx;
  b = await vault.another();
  await populate(a);
  await populate(b);
  tables = await owner<Table[]>`
    select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'f', 'm', 'v') order by c.relname`;
});
afterAll(async () => {
  await owner.end();
  await vault.close();
  data.remove();
});

/** What the application's role may do in a transaction with these settings; nothing stays. */
async function asApp<T>(
  settings: Record<string, string>,
  work: (sql: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  const undone = new Error("undone");
  let result: { value: T } | undefined;
  await owner
    .begin(async (sql) => {
      await sql`set local role kv_app`;
      for (const [name, value] of Object.entries(settings))
        await sql`select set_config(${name}, ${value}, true)`;
      result = { value: await work(sql) };
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  if (!result) throw new Error("the work did not come to its end");
  return result.value;
}

const asA = <T>(work: (sql: postgres.TransactionSql) => Promise<T>) =>
  asApp({ "kv.account_id": a.account.id }, work);

/** How many rows were touched, or the code of the refusal. */
const outcome = async (statement: Promise<postgres.RowList<postgres.Row[]>>): Promise<number | string> => {
  try {
    return (await statement).count;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

const DENIED = "42501";

async function eachTable(test: (name: string) => Promise<void>): Promise<void> {
  expect(tables.length).toBeGreaterThanOrEqual(9);
  for (const { name } of tables) await test(name);
}

describe("every table of the schema public", () => {
  it("bears account_id, and row-level security that binds its owner, too", async () => {
    const columns = await owner<{ table_name: string; is_nullable: string; data_type: string }[]>`
      select table_name, is_nullable, data_type from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id'`;
    await eachTable(async (name) => {
      const column = columns.find((each) => each.table_name === name);
      const isNullable = name === "pairing_requests" ? "YES" : "NO";
      expect(column, name).toMatchObject({ is_nullable: isNullable, data_type: "uuid" });
      const table = tables.find((each) => each.name === name);
      expect(table, name).toMatchObject({ secured: true, forced: true });
      expect(table?.policies, name).toBeGreaterThan(0);
    });
  });

  it("holds rows of both accounts here; for a new table, let `populate` make some", async () => {
    await eachTable(async (name) => {
      const [count] = await owner`select count(distinct account_id)::int as n from ${owner(name)}`;
      expect(count?.n, name).toBe(2);
    });
  });

  it("shows an account its own rows, and none of another", async () => {
    await eachTable(async (name) => {
      const rows = await asA((sql) => sql`select account_id from ${sql(name)}`);
      expect(rows.length, name).toBeGreaterThan(0);
      expect([...new Set(rows.map((row) => row.account_id))], name).toEqual([a.account.id]);
    });
  });

  it("lets nobody change or delete a row of another", async () => {
    await eachTable(async (name) => {
      const updated = await asA((sql) =>
        outcome(sql`update ${sql(name)} set account_id = account_id where account_id = ${b.account.id}`),
      );
      expect([0, DENIED], name).toContain(updated);
      const deleted = await asA((sql) =>
        outcome(sql`delete from ${sql(name)} where account_id = ${b.account.id}`),
      );
      expect([0, DENIED], name).toContain(deleted);
      const all = await asA((sql) => outcome(sql`delete from ${sql(name)}`));
      const [left] =
        await owner`select count(*)::int as n from ${owner(name)} where account_id = ${b.account.id}`;
      expect(all === DENIED || Number(left?.n) > 0, name).toBe(true);
    });
  });

  it("lets nobody add a row to another, or give one away", async () => {
    await eachTable(async (name) => {
      const [row] =
        await owner`select row_to_json(t) as json from ${owner(name)} t where account_id = ${b.account.id} limit 1`;
      // What the table computes itself cannot be given.
      const columns = await owner<{ name: string }[]>`
        select attname as name from pg_attribute
        where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
      const names = columns.map((column) => column.name);
      const added = await asA((sql) =>
        outcome(
          sql`insert into ${sql(name)} (${sql(names)}) select ${sql(names)}
            from jsonb_populate_record(null::${sql(name)}, ${sql.json(row?.json)})`,
        ),
      );
      expect(added, name).toBe(DENIED);
      const given = await asA((sql) => outcome(sql`update ${sql(name)} set account_id = ${b.account.id}`));
      expect(given, name).toBe(DENIED);
    });
  });

  it("is empty to whoever names no account", async () => {
    await eachTable(async (name) => {
      for (const settings of [{}, { "kv.account_id": "" }] as Record<string, string>[]) {
        expect((await asApp(settings, (sql) => sql`select 1 from ${sql(name)}`)).length, name).toBe(0);
      }
    });
  });

  it("shows to the processes that serve all accounts the accounts, and nothing else", async () => {
    await eachTable(async (name) => {
      const rows = await asApp({ "kv.scope": "system" }, (sql) => sql`select account_id from ${sql(name)}`);
      expect(rows.length, name).toBe(name === "accounts" ? 2 : 0);
      const changed = await asApp({ "kv.scope": "system" }, (sql) =>
        outcome(sql`update ${sql(name)} set account_id = account_id`),
      );
      expect([0, DENIED], name).toContain(changed);
    });
  });

  it("shows to who signs in one user, and to who bears a key one key", async () => {
    const [user] = await owner`select email from users where account_id = ${b.account.id}`;
    const [key] = await owner`select hash from api_keys where account_id = ${b.account.id}`;
    await eachTable(async (name) => {
      const seen = async (settings: Record<string, string>) =>
        (await asApp(settings, (sql) => sql`select 1 from ${sql(name)}`)).length;
      expect(await seen({ "kv.sign_in_email": user?.email }), name).toBe(name === "users" ? 1 : 0);
      expect(await seen({ "kv.api_key_hash": key?.hash }), name).toBe(name === "api_keys" ? 1 : 0);
    });
  });

  it("shows to a device the row of its token or of its code, and to who knows only the user code none", async () => {
    const [device] = await owner`select hash from devices where account_id = ${b.account.id}`;
    const [request] = await owner`select * from pairing_requests where account_id = ${b.account.id}`;
    await eachTable(async (name) => {
      const seen = async (settings: Record<string, string>) =>
        (await asApp(settings, (sql) => sql`select 1 from ${sql(name)}`)).length;
      expect(await seen({ "kv.device_token_hash": device?.hash }), name).toBe(name === "devices" ? 1 : 0);
      const isRequests = name === "pairing_requests";
      expect(await seen({ "kv.device_code_hash": request?.device_code_hash }), name).toBe(isRequests ? 1 : 0);
      expect(await seen({ "kv.user_code_hash": request?.user_code_hash }), name).toBe(0);
    });
  });
});

describe("a backup of every table", () => {
  it("brings every row back as it was", async () => {
    const { rows } = await backUp(a, inlineStep, "manual");
    expect(rows).toBeGreaterThanOrEqual(tables.length - 10);
    const drill = await runDrill(a, crypto.randomUUID());
    expect(drill).toMatchObject({ passed: true, failure: null, rows });
  });
});

describe("a pairing request that is nobody's", () => {
  const code = "c".repeat(64);
  const row = { name: "x", address: "192.0.2.1", deviceCodeHash: "d", userCode: "BBBBBBBB", interval: 5 };

  beforeAll(() =>
    vault.db.system((tx) =>
      tx.insert(pairingRequests).values({ ...row, userCodeHash: code, expiresAt: new Date() }),
    ),
  );
  afterAll(() => owner`delete from pairing_requests where account_id is null`);

  const take = (settings: Record<string, string>, account: string) =>
    asApp(settings, (sql) =>
      outcome(sql`update pairing_requests set account_id = ${account} where user_code_hash = ${code}`),
    );

  it("can be taken by the account that knows its user code, for itself alone", async () => {
    const mine = { "kv.account_id": a.account.id };
    const knowing = { ...mine, "kv.user_code_hash": code };
    expect(await take(mine, a.account.id)).toBe(0);
    expect(await take(knowing, a.account.id)).toBe(1);
    expect(await take(knowing, b.account.id)).toBe(DENIED);
    expect(await take({ "kv.user_code_hash": code }, a.account.id)).toBe(DENIED);
    const deleted = await asApp(knowing, (sql) =>
      outcome(sql`delete from pairing_requests where user_code_hash = ${code}`),
    );
    expect(deleted).toBe(0);
  });
});

describe("the application's role", () => {
  it("owns nothing, passes no policy by, and has no right to what belongs to the installation", async () => {
    const [role] = await owner`
      select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, rolcanlogin from pg_roles where rolname = 'kv_app'`;
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolcanlogin: false,
    });
    const owned =
      await owner`select 1 from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = 'kv_app'`;
    expect(owned.length).toBe(0);
    for (const statement of [
      "select * from engine.processes",
      "create table public.mine (x int)",
      "alter table notes disable row level security",
      "alter table accounts disable row level security",
      "drop policy own_account on accounts",
    ]) {
      expect(["42501", "42P01"], statement).toContain(await asA((sql) => outcome(sql.unsafe(statement))));
    }
  });

  it("adds to the audit log, and changes nothing in it", async () => {
    for (const statement of ["update audit_entries set action = 'x'", "delete from audit_entries"]) {
      expect(await asA((sql) => outcome(sql.unsafe(statement)))).toBe(DENIED);
    }
  });

  it("is the one that the application's own connections have taken", async () => {
    const [who] = await vault.db.sql`select current_user as user`;
    expect(who?.user).toBe("kv_app");
    const other = new Database(vault.databaseUrl, 1);
    const [again] = await other.sql`select current_user as user`;
    expect(again?.user).toBe("kv_app");
    await other.close();
  });

  it("keeps no account from one transaction to the next, on any connection", async () => {
    await Promise.all(Array.from({ length: 20 }, () => a.db.tx((tx) => tx.execute("select 1"))));
    const rows = await Promise.all(Array.from({ length: 20 }, () => vault.db.sql`select 1 from vault_files`));
    expect(rows.every((each) => each.length === 0)).toBe(true);
    await checkPassword(vault.db, "nobody@example.org", "x");
    expect((await vault.db.sql`select 1 from users`).length).toBe(0);
  });
});
