import { ensureSystemDatabase } from "@dbos-inc/dbos-sdk/internal/system_database";
import { GlobalLogger } from "@dbos-inc/dbos-sdk/internal/telemetry/logs";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ensureBuild } from "@/bin/supervise/build";
import { bundleOf } from "@/bin/supervise/bundle";
import { createAccount, listAccounts, prepareInstallation } from "@/lib/accounts";
import { Database, type DatabaseUrls, databaseUrls } from "@/lib/db";
import { freshDatabase, type TestDatabase, withDatabase } from "@/tests/support/database";
import { runNode } from "@/tests/support/processes";
import { type Room, reachableRoom } from "@/tests/support/room";
import { root } from "@/tests/support/root";
import { until } from "@/tests/support/until";

const quiet = new GlobalLogger(undefined, { logLevel: "error" });

let database: TestDatabase;
let owner: postgres.Sql;
let room: Room;
let urls: DatabaseUrls;
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  owner = postgres(database.url, { max: 1, onnotice: () => {} });
  room = reachableRoom("kv-login-");
  urls = await prepareInstallation(database.url, room.path);
  db = new Database(urls.application, 2, urls.engine);
  const rules = { signup: "closed", dataDir: room.path, byOperator: true } as const;
  await createAccount(db, { email: "a@example.org", password: "a long password" }, rules);
});
afterAll(async () => {
  await db.close();
  await owner.end();
  await database.drop();
  const superuser = postgres(inject("serverUrl"), { max: 1, onnotice: () => {} });
  for (const url of [urls.application, urls.engine])
    await superuser.unsafe(`drop role if exists ${new URL(url).username}`);
  await superuser.end();
  room.remove();
});

describe.each(["application", "engine"] as const)("the login of the %s", (which) => {
  it("is not a superuser, bypasses no policy, and creates no roles or databases", async () => {
    const [role] = await owner`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit, rolcanlogin
      from pg_roles where rolname = ${new URL(urls[which]).username}`;
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolinherit: false,
      rolcanlogin: true,
    });
  });
});

interface Table {
  name: string;
  isOfEngine: boolean;
}

/** Every table and view but the server's own, whatever its schema. */
const everyTable = () => owner<Table[]>`
  select c.oid::regclass::text as name, nspname in ('dbos', 'engine') as "isOfEngine"
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'f') and nspname !~ '^pg_' and nspname <> 'information_schema'`;

/** What reading each table gives: the number of rows, or the code of the refusal. */
async function readEach(
  sql: postgres.ReservedSql,
  tables: readonly Table[],
): Promise<Record<string, unknown>> {
  const read = async ({ name }: Table) =>
    sql.unsafe(`select 1 from ${name}`).then(
      (rows) => rows.length,
      (error: { code: string }) => error.code,
    );
  const found: Record<string, unknown> = {};
  for (const table of tables) found[table.name] = await read(table);
  return found;
}

/** The users of the database's connections, but those of this test's pools. */
async function connectedLogins(): Promise<string[]> {
  await db.close();
  db = new Database(urls.application, 2, urls.engine);
  const logins = await owner<{ usename: string }[]>`
    select distinct usename from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  return logins.map(({ usename }) => usename).sort();
}

const DENIED = "42501";

describe("a connection of the application", () => {
  let tables: Table[];
  beforeAll(async () => {
    await ensureSystemDatabase(urls.engine, quiet);
    tables = await everyTable();
  });

  it("reads no row of any table of any schema while it names no account, and none of the engine's", async () => {
    expect(tables.filter(({ isOfEngine }) => isOfEngine).length).toBeGreaterThan(5);
    const sql = await db.sql.reserve();
    const seen = await readEach(sql, tables);
    sql.release();
    for (const { name, isOfEngine } of tables)
      expect(isOfEngine ? [DENIED] : [0, DENIED], name).toContain(seen[name]);
  });

  it("is denied every table of every schema once it resets its role, and every other role", async () => {
    const sql = await db.sql.reserve();
    await sql`set role none`;
    for (const [name, seen] of Object.entries(await readEach(sql, tables))) expect(seen, name).toBe(DENIED);
    const roles = await owner<
      { name: string }[]
    >`select rolname as name from pg_roles where rolname <> 'kv_app'`;
    const me = new URL(urls.application).username;
    for (const { name } of roles.filter((role) => role.name !== me))
      await expect(sql`set role ${sql(name)}`, name).rejects.toMatchObject({ code: DENIED });
    await expect(sql`set session authorization ${sql(me.replace("login", "engine"))}`).rejects.toMatchObject({
      code: DENIED,
    });
    await sql`set role kv_app`;
    sql.release();
  });

  it("has nothing of any account once it resets its role", async () => {
    expect(await listAccounts(db)).toHaveLength(1);
    const sql = await db.sql.reserve();
    await sql`reset role`;
    expect(await sql`select 1 from accounts`).toHaveLength(0);
    await sql`set role none`;
    for (const statement of [
      "select * from accounts",
      "select * from users",
      "select * from vault_files",
      "alter table accounts disable row level security",
      "set role postgres",
      "create role intruder",
    ])
      await expect(sql.unsafe(statement), statement).rejects.toMatchObject({ code: "42501" });
    await sql`set role kv_app`;
    sql.release();
  });

  it("is the same at the next start, for the owner and for itself", async () => {
    expect(await prepareInstallation(database.url, room.path)).toEqual(urls);
    expect(await prepareInstallation(urls.application, room.path)).toEqual(urls);
  });

  it("is all that a worker needs where the engine's tables were the owner's", async () => {
    await owner`drop schema if exists dbos cascade`;
    await ensureSystemDatabase(database.url, quiet);
    const env = { ...process.env, DATABASE_URL: database.url, KV_DATA_DIR: room.path };
    await ensureBuild(root, (line) => process.stderr.write(`${line}\n`));
    const worker = runNode([bundleOf("worker")], { env });
    const isWorking = async () =>
      worker.child.exitCode !== null ||
      (await owner`select 1 from engine.processes where pid = ${worker.pid}`).length > 0;
    try {
      await until("the worker works", isWorking, 100_000);
      expect(worker.child.exitCode, worker.output()).toBeNull();
      // It opens its pools one after the other, and closes the one of the migrations.
      await expect
        .poll(connectedLogins)
        .toEqual([urls.engine, urls.application].map((url) => new URL(url).username));
    } finally {
      await worker.end("SIGTERM");
    }
  }, 120_000);
});

/** A separate database for a user who is no superuser and owns it; removed with everything the user made. */
async function ofPlainOwner(rights: string, work: (url: string) => Promise<void>): Promise<void> {
  const name = `kv_plain_${crypto.randomUUID().slice(0, 8)}`;
  const superuser = postgres(inject("serverUrl"), { max: 1, onnotice: () => {} });
  await superuser.unsafe(`create role ${name} login password '${name}' ${rights}`);
  for (const role of ["kv_app", "kv_due"])
    await superuser.unsafe(`grant ${role} to ${name} with admin option`);
  await superuser.unsafe(`create database ${name} owner ${name}`);
  const given = new URL(withDatabase(inject("serverUrl"), name));
  given.username = name;
  given.password = name;
  const [made] = await superuser`select oid from pg_database where datname = ${name}`;
  try {
    await work(given.href);
  } finally {
    await superuser.unsafe(`drop database ${name} with (force)`);
    await superuser.unsafe(`drop role if exists kv_login_${made?.oid}, kv_engine_${made?.oid}`);
    await superuser.unsafe(`revoke kv_app, kv_due from ${name} cascade`);
    await superuser.unsafe(`drop role ${name}`);
    await superuser.end();
  }
}

describe("a connection of the engine", () => {
  it("reads and changes no table of accounts, and cannot take the application's role", async () => {
    const sql = postgres(urls.engine, { max: 1, onnotice: () => {} });
    const reserved = await sql.reserve();
    const tables = (await everyTable()).filter(({ isOfEngine }) => !isOfEngine);
    for (const [name, seen] of Object.entries(await readEach(reserved, tables)))
      expect(seen, name).toBe(DENIED);
    await expect(reserved`set role kv_app`).rejects.toMatchObject({ code: DENIED });
    reserved.release();
    await sql.end();
  });
});

describe("a login of the application that owned the engine's tables", () => {
  it("loses them at the next start", async () => {
    const [login, engine] = [urls.application, urls.engine].map((url) => new URL(url).username);
    await owner.unsafe(`alter schema dbos owner to ${login}`);
    await owner.unsafe(`alter table dbos.workflow_status owner to ${login}`);
    await owner.unsafe(`grant select on all tables in schema engine to ${login}`);
    await prepareInstallation(database.url, room.path);
    const [state] = await owner`
      select tableowner as owner, has_table_privilege(${login ?? ""}, 'engine.processes', 'select') as reads
      from pg_tables where schemaname = 'dbos' and tablename = 'workflow_status'`;
    expect(state).toEqual({ owner: engine, reads: false });
  });
});

describe("an owner who is not a superuser", () => {
  it("makes the login where it may make roles", () =>
    ofPlainOwner("createrole", async (given) => {
      const serving = await prepareInstallation(given, room.path);
      expect(new URL(serving.application).username).toMatch(/^kv_login_/);
      expect(new URL(serving.engine).username).toMatch(/^kv_engine_/);
      expect(await prepareInstallation(given, room.path)).toEqual(serving);
      await ensureSystemDatabase(serving.engine, quiet);
    }));

  it("serves itself where it may not", () =>
    ofPlainOwner("", async (given) => {
      expect(await databaseUrls(given, "secret")).toBeNull();
      expect(await prepareInstallation(given, room.path)).toEqual({ application: given, engine: given });
    }));
});
